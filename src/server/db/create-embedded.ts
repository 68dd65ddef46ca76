import { startPglite } from './embedded-engine.ts';

// `node create-embedded.ts <folder>`: creates the files of an embedded database. This takes a gigabyte of memory, which
// a process of its own gives back when it ends.
const [folder = ''] = process.argv.slice(2);
const pglite = await startPglite(folder);
await pglite.close();
