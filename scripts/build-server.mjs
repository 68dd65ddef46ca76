import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { inProject } from './lib/project.mjs';

// Run by ensure-built.mjs. The server and its packages become a few files: looking for 1,600 modules one by one takes most
// of a start. Only comments are left out: whoever reads an error finds its line.

const OUT = inProject('dist/server');

/** Packages that look for files beside their own code: machine code, WebAssembly, tables, a worker. */
const WITH_FILES = ['@electric-sql/pglite', '@resvg/resvg-js', 'pdfjs-dist', 'pdfkit', 'sharp'];
/** Its classes find each other by what their decorators leave behind, in an order that a bundle does not keep. */
const WITH_DECORATORS = ['@simplewebauthn/server'];
const LEFT_APART = new RegExp(`^(${[...WITH_FILES, ...WITH_DECORATORS].join('|')})(/|$)`);

/** Fonts, images and migrations stay beside the source of the module that reads them. */
const keepFolders = {
  name: 'keep-folders',
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler: (code, id) => {
      const folder = `/${relative(OUT, dirname(id)).replaceAll('\\', '/')}`;
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(folder)})`);
    },
  },
};

const PROGRAM = /new URL\('([^']+)\.ts', import\.meta\.url\)/g;

/** A program that the server starts in a process of its own is built like the server. */
const buildPrograms = {
  name: 'build-programs',
  transform: {
    filter: { code: PROGRAM },
    handler(code, id) {
      return code.replaceAll(PROGRAM, (_, path) => {
        const fileName = `${path.replaceAll('/', '-')}.js`;
        this.emitFile({ type: 'chunk', id: `${join(dirname(id), path)}.ts`, fileName });
        return `new URL('${fileName}', import.meta.url)`;
      });
    },
  },
};

const bundle = await rolldown({
  input: inProject('src/server/main.ts'),
  platform: 'node',
  external: LEFT_APART,
  plugins: [keepFolders, buildPrograms],
  // Each module keeps its path as a heading.
  experimental: { attachDebugInfo: 'simple' },
});
await bundle.write({
  dir: OUT,
  cleanDir: true,
  format: 'esm',
  chunkFileNames: '[name].js',
  // A class is called by its own name in the log.
  keepNames: true,
  // V8 keeps the text of what it runs: comments are an eighth of it.
  comments: { legal: true, annotation: false, jsdoc: false },
});
await bundle.close();
