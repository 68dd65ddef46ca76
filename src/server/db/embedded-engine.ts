import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

export { createPgConfig } from '@electric-sql/pglite/node-postgres';

/** PGlite's own 128 MB are all in this process's memory, and a site that needs them needs a server. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];

/**
 * How V8 compiles the engine. A function is compiled when it is first called: most never are. And only once, quickly: to
 * compile PostgreSQL's largest functions again for speed takes half a gigabyte for some seconds, and a second of
 * processor at each start, for queries that then take a quarter less (docs/decisions/0026-memory-of-the-embedded-database.md).
 */
const COMPILATION = ['--wasm-lazy-compilation', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

export const startPglite = (dataDir: string, files?: PGliteOptions['fs']): Promise<PGlite> => {
  for (const flag of COMPILATION) setFlagsFromString(flag);
  return PGlite.create({
    dataDir,
    extensions: { unaccent, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
    ...(files && { fs: files }),
  });
};
