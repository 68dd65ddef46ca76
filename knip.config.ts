import type { KnipConfig } from 'knip';

/** What a style sheet takes from elsewhere, in the only form knip reads: an import. */
const importsOf = (css: string) =>
  [...css.matchAll(/(?:url\(|@import )["']([@.a-z][^"':]*)["']/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

const config: KnipConfig = {
  entry: [
    'src/server/main.ts',
    'src/server/db/create-embedded.ts',
    'src/server/areas/document-reading/child/main.ts',
    'src/web/entry-{client,server}.tsx',
    // The kit is offered whole to the features, those to come included.
    'src/web/ui/{[A-Z]*.tsx,toasts.ts}',
    'scripts/*.{mjs,ts}',
    // Programs that tests and benchmarks run as processes of their own.
    'tests/support/processes/*.ts',
    'scripts/bench/serve.ts',
    // Loaded by name, when a release is recorded.
    'tests/support/record-statements.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'tests/**/*.ts',
    'scripts/**/*.{mjs,ts}',
    '*.{ts,cjs}',
    // Breaks the rules on purpose.
    '!tests/support/forbidden-tree/**',
  ],
  // Of the system: the tests that use them say aloud where they are not installed.
  ignoreBinaries: ['caddy', 'varnishd'],
  compilers: { css: importsOf },
  // Run by its path: its name of a command is TypeScript 6's too.
  ignoreDependencies: ['typescript-7'],
  // A type named in an exported signature is part of it, even where nobody imports it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
