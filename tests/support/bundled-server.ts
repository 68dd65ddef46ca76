import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { removeOld } from './pglite-snapshot.ts';
import { writableFolder } from './writable-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Not to be packed: they load binaries or data that lie beside their own files. */
const APART = ['@electric-sql/pglite', '@resvg/resvg-js', 'pdfkit', 'pdfjs-dist', 'sharp'];

/** A module finds what lies beside it (migrations, fonts, images) where it is, not beside the bundle. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform: {
    filter: { id: /\/src\/server\/.*\.ts$/, code: 'import.meta.dirname' },
    handler: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
};

/**
 * The server in a few files instead of three thousand, which take three times the processor time to load at each start
 * of a site. The tests of Vitest start the server from its sources, as the product does. Returns its main file.
 */
export const bundleServer = async (): Promise<string | undefined> => {
  const cache = writableFolder('node_modules/.cache/parution-tests');
  // Elsewhere, as in a read-only clone, the bundle would not find the packages that stay apart.
  if (!cache.startsWith(ROOT)) return undefined;
  await removeOld(cache, 'server-');
  const unfinished = await mkdtemp(join(cache, 'server-'));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [keepFolders],
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: true,
      target: 'node24',
      outDir: unfinished,
      rolldownOptions: { input: { main: join(ROOT, 'src/server/main.ts') } },
    },
  });
  // The same sources have the same place, which Node's compile cache knows it by. The main file names the others by their
  // content.
  const content = await readFile(join(unfinished, 'main.js'));
  const folder = join(cache, `server-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return join(folder, 'main.js');
};
