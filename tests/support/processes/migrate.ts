import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';

const database = await openDatabase({ databaseUrl: process.argv[2], dataDir: '' });
process.stdout.write(`${JSON.stringify(await migrate(database))}\n`);
await database.close();
