const { builtinModules } = require('node:module');

const TEST = '\\.test\\.tsx?$';
const npm = (names) => `(^|/)node_modules/(${names})/`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Which file may import which. scripts/lib/walls.ts adds the rules that dependency-cruiser cannot express. Each rule
 * has a planted violation in tests/support/forbidden-tree, in a file that bears its name: tests/walls.test.ts fails
 * for a rule without one. When a rule is in the way, move the code; never add an exception here.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    rule(
      'domain-is-pure',
      'A rule of the business needs nothing but other rules.',
      { path: '^src/domain/', pathNot: TEST },
      { pathNot: '^src/domain/' },
    ),
    rule(
      'contract-is-domain-and-zod',
      'Both sides load the contract: it stays light and free of I/O.',
      { path: '^src/contract/', pathNot: TEST },
      { pathNot: ['^src/(contract|domain)/', npm('zod')] },
    ),
    rule(
      'web-never-server',
      'Server code in the bundle is a leak.',
      { path: '^src/web/' },
      { path: '^src/server/' },
    ),
    rule(
      'server-never-web',
      'The server loads the built pages; it never imports their source.',
      { path: '^src/server/' },
      { path: '^src/web/' },
    ),
    rule(
      'web-runs-in-browsers',
      'Node is there when a page is rendered and missing when it is hydrated: nothing the browser loads asks for it.',
      { path: '^src/web/entry-client\\.tsx$' },
      { path: `^(${builtinModules.join('|')})$`, reachable: true },
    ),

    rule(
      'ports-are-types',
      'A port is written in our words.',
      { path: '^src/server/ports/' },
      { pathNot: '^src/(domain|server/ports)/' },
    ),
    rule(
      'start-chooses-adapters',
      'Everything else knows the port only, so that a sandbox can take its place.',
      { path: '^src/server/', pathNot: ['^src/server/(start\\.ts$|adapters/)', TEST] },
      { path: '^src/server/adapters/' },
    ),
    rule(
      'adapters-see-ports-only',
      'An adapter knows its provider and its port, not the product.',
      { path: '^src/server/adapters/', pathNot: TEST },
      { path: '^src/server/(areas|http|db)/' },
    ),
    rule(
      'areas-by-public-file',
      "An area's files are its own; others use its public.ts.",
      { path: '^src/server/areas/([^/]+)/', pathNot: TEST },
      { path: '^src/server/areas/', pathNot: ['^src/server/areas/$1/', '/public\\.ts$'] },
    ),
    rule(
      'sql-in-queries',
      'SQL is found in *.queries.ts, in db/ and in seed/.',
      { path: '^src/server/', pathNot: ['^src/server/(db|seed)/', '\\.queries\\.ts$', TEST] },
      { path: npm('kysely|pg|@electric-sql/pglite') },
    ),
    rule(
      'http-in-routes',
      'A use-case does not know it is called over HTTP. The name says where; routes-export-routes checks the content.',
      {
        path: '^src/server/',
        pathNot: ['^src/server/(http/|pages/|app\\.ts$|start\\.ts$)', 'routes\\.ts$', TEST],
      },
      { path: ['^src/server/http/', npm('fastify')] },
    ),

    rule(
      'features-apart',
      'Pages compose features; features do not compose each other.',
      { path: '^src/web/features/([^/]+)/', pathNot: TEST },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    ),
    rule(
      'layout-knows-no-page',
      'Pages are shown inside the layout; the layout works without any of them.',
      { path: '^src/web/layout/', pathNot: TEST },
      { path: '^src/web/(features|routes)/' },
    ),
    rule(
      'ui-knows-no-business',
      'The kit could serve another site.',
      { path: '^src/web/ui/', pathNot: TEST },
      { path: '^src/(web/(features|routes|layout|api)|contract|domain)/' },
    ),

    rule(
      'journeys-see-what-a-reader-sees',
      'An end-to-end test that reaches into the server or the pages no longer tests them.',
      { path: '^tests/e2e/' },
      { path: '^src/(server|web)/' },
    ),
    rule('no-cycle', 'A cycle has no first file to read.', {}, { circular: true }),
    rule(
      'no-test-in-source',
      'Tests are read by nobody but the runner.',
      { pathNot: [TEST, '^tests/'] },
      { path: [TEST, '^tests/'] },
    ),
    rule(
      'resolvable',
      'An import that resolves to nothing escapes every other rule.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/support/forbidden-tree/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
