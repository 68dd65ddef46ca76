import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Parts of the kit that no page shows which is only read: forms, outcomes of payments, the back-office. */
const FORM_PARTS =
  'ConfirmDialog|Dialog|FileZone|NumberedSteps|OutcomeHead|Panel|PasswordField|Progress|Recap|ReferenceBox|Tabs|TitleRow';
const BACK_OFFICE_PARTS = 'FullScreenDialog|Segmented|Skeleton|StatStrip|Table|Toaster';

/**
 * The style sheets of the pages that are read: one file, which the browser keeps from page to page, and which a new
 * connection delivers at once (14 kB): beyond that, a telephone waits for one more round trip before it shows anything.
 */
const READING_STYLES = new RegExp(
  `src/web/(styles|layout(?!/admin)|paging|search|routes|features/(announcements|articles?|home|legal|not-found|search)|ui(?!/(${FORM_PARTS}|${BACK_OFFICE_PARTS})[.]module))/.*[.]css$`,
);

/** Those of every form: one more file, not one for each of their parts. */
const FORM_STYLES = new RegExp(
  `src/web/(notice-form|payment|features/(account|announcement-form|contact|payment-outcome|tracking|verification)|ui(?=/(${FORM_PARTS})[.]module))/.*[.]css$`,
);

/** The first letters of the class names of each file; short ones are a tenth of the style sheet less. */
const prefixes = new Map<string, string>();
const classNames = new Map<string, Map<string, string>>();

/** The same in both builds: by the path of the file, and the order of its classes. */
const shortClassName = (name: string, path: string): string => {
  const file = relative(import.meta.dirname, path.split('?', 1)[0] ?? path);
  const prefix = `_${createHash('sha256').update(file).digest('hex').slice(0, 5)}`;
  if ((prefixes.get(prefix) ?? file) !== file)
    throw new Error(`The classes of ${file} would be named as those of ${prefixes.get(prefix)}`);
  prefixes.set(prefix, file);
  const names = classNames.get(file) ?? new Map<string, string>();
  classNames.set(file, names);
  const short = names.get(name) ?? `${prefix}${names.size.toString(36)}`;
  names.set(name, short);
  return short;
};

/**
 * The router names its own links and forms when it is loaded, which keeps them in the build. No page uses them
 * (ui/Link.tsx), and every page would download them.
 */
const dropRouterLinks = (): Plugin => ({
  name: 'drop-router-links',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/lib\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'),
  },
});

const COMPRESSIBLE = /\.(js|css|svg)$/;

/**
 * Assets are compressed once, at the build, as hard as it goes: the server sends the bytes as they lie. All at once: that
 * is most of a build, and Node compresses on several processors.
 */
const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const compress = async (file: string) => {
      const bytes = await readFile(join(dir, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(bytes, { params }));
    };
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => COMPRESSIBLE.test(name))
        .map(compress),
    );
  },
});

/** `vite build` makes the browser's files, `vite build --ssr` the pages that the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  root: resolve(import.meta.dirname, 'src/web'),
  publicDir: isSsrBuild ? false : resolve(import.meta.dirname, 'src/web/public'),
  plugins: [react(), dropRouterLinks(), compressAssets()],
  // NODE_ENV is left to the operator, but React picks its build by it: the pages are always React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    outDir: resolve(import.meta.dirname, isSsrBuild ? 'dist/web/server' : 'dist/web/client'),
    manifest: !isSsrBuild,
    // Small ornaments come with the style sheet; the policy wants every script and font in a file.
    assetsInlineLimit: (file) => /ui\/\w[\w-]*\.svg$/.test(file),
    modulePreload: { polyfill: false },
    // What was executed is found in the sources.
    ...(process.env.COVERAGE_FOLDER && { sourcemap: true, minify: false }),
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
