import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The style sheets of the pages that are read: one file, which the browser keeps from page to page. */
const READING_STYLES =
  /src\/web\/(styles|ui|layout(?!\/admin)|paging|search|routes|features\/(announcements|articles?|home|legal|not-found|search))\/.*\.css$/;

const FORM_STYLES = /src\/web\/(notice-form|features\/announcement-form)\/.*\.css$/;

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Assets are compressed once, at the build, as hard as it goes: the server sends the bytes as they lie. */
const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))) {
      const bytes = readFileSync(join(dir, file));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes, { params }));
    }
  },
});

/** `vite build` makes the browser's files, `vite build --ssr` the pages that the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  root: resolve(import.meta.dirname, 'src/web'),
  publicDir: isSsrBuild ? false : resolve(import.meta.dirname, 'src/web/public'),
  plugins: [react(), compressAssets()],
  // NODE_ENV is left to the operator, but React picks its build by it: the pages are always React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    outDir: resolve(import.meta.dirname, isSsrBuild ? 'dist/web/server' : 'dist/web/client'),
    manifest: !isSsrBuild,
    // Small ornaments come with the style sheet; the policy wants every script and font in a file.
    assetsInlineLimit: (file) => /ui\/\w[\w-]*\.svg$/.test(file),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: (isSsrBuild ? ['entry-server.tsx'] : ['entry-client.tsx', 'entry-start.ts']).map((entry) =>
        resolve(import.meta.dirname, 'src/web', entry),
      ),
      // What every page loads, in three files: many small ones compress worse. A release rarely changes the framework.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'styles', test: READING_STYLES, priority: 2 },
                { name: 'form-styles', test: FORM_STYLES, priority: 2 },
                { name: 'framework', test: /node_modules/, tags: ['$initial'], priority: 1 },
                // The first script of a page stands alone.
                { name: 'site', test: /^(?!.*entry-start)/, tags: ['$initial'] },
              ],
            },
          },
    },
  },
}));
