import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** PGlite's own 128 MB are all in this process's memory, and a site that needs them needs a server. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];

export const startPglite = (dataDir: string, snapshot?: Blob): Promise<PGlite> => {
  // A function of the engine is compiled when it is first called: most never are.
  setFlagsFromString('--wasm-lazy-compilation');
  return PGlite.create({
    dataDir,
    extensions: { unaccent, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
    ...(snapshot && { loadDataDir: snapshot }),
  });
};
