import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { IMPORT_MAX_BYTES } from '#contract/admin-sources.ts';
import { categories, findCategory } from '#domain/category/categories.ts';
import { decodeFile } from '#domain/text/decode-file.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { importSources } from '#server/areas/writing/public.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { DownloadError, download } from '#server/net/download.ts';

const USAGE = `npm run sources:import -- <fichier ou adresse> --category <catégorie> [--origin <nom>]

Importe un flux RSS ou Atom, ou un fichier JSON de sources (title, date, origin, link, content), comme articles
sources non publiés. Chaque source n'entre qu'une fois. La catégorie vaut pour celles qui n'en nomment pas :
${categories.map(({ slug }) => slug).join(', ')}.`;

class OperatorError extends Error {}

const DOWNLOAD_MS = 30_000;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { category: { type: 'string', default: '' }, origin: { type: 'string' } },
  });
  const [from = '', ...others] = positionals;
  const category = findCategory(values.category);
  if (from === '' || others.length > 0 || !category) throw new OperatorError(USAGE);
  return { from, categoryId: category.databaseId, origin: values.origin };
};

/** Only this command, run by the operator, fetches an address: the site itself fetches none. */
const readContent = async (from: string): Promise<string> => {
  if (!/^https?:\/\//i.test(from)) {
    if ((await stat(from)).size > IMPORT_MAX_BYTES) throw new OperatorError('Ce fichier dépasse 5 Mo.');
    return decodeFile(await readFile(from));
  }
  return decodeFile(await download(from, { maxBytes: IMPORT_MAX_BYTES, timeoutMs: DOWNLOAD_MS }));
};

const main = async () => {
  const { from, categoryId, origin } = readArguments();
  const content = await readContent(from);
  const database = await openDatabase(loadConfig());
  try {
    await migrate(database);
    const deps = { db: database.db, clock: systemClock };
    const { message, refused } = await importSources(deps, { content, categoryId, origin }, null);
    console.log(message);
    for (const { title, message: reason } of refused) console.log(`  ${title} : ${reason}`);
  } finally {
    await database.close();
  }
};

const explain = (error: unknown): string => {
  if ([OperatorError, DownloadError, AppError].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DatabaseLockedError)
    return `${error.message}\nLa base intégrée n'admet qu'un programme à la fois : arrêtez le site, ou importez depuis le back-office.`;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return `Fichier introuvable.\n\n${USAGE}`;
  if (error instanceof TypeError && 'code' in error) return USAGE;
  return explainFailure(error);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
