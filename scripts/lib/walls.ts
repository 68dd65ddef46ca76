import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, resolve } from 'node:path';
import ts from 'typescript';

export type Violation = {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** Every file of a cycle. */
  readonly via: readonly string[];
};

type Import = { readonly from: string; readonly to: string };

type Cruise = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; via?: { name: string }[]; rule: { name: string } }[];
  };
};

const config = resolve('.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };

/** A folder of these does not depend on another one that depends on it, directly or through others. */
const zones = {
  domain: 'src/domain/',
  contract: 'src/contract/',
  server: 'src/server/',
  areas: 'src/server/areas/',
  web: 'src/web/',
};

export const rules = [
  ...forbidden.map(({ name }) => name),
  ...Object.keys(zones).map(cycleRule),
  'routes-export-routes',
  'requests-stay-in-routes',
];

/** What breaks the rules below `src` and `tests` of a folder, and how many files were read. */
export const checkWalls = (directory: string): { files: number; violations: Violation[] } => {
  const { modules, summary } = cruise(directory);
  const imports = modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    );
  const cruised = summary.violations.map(({ rule, from, to, via = [] }) => ({
    ...{ rule: rule.name, from, to },
    via: via.map(({ name }) => name),
  }));
  const cycles = Object.entries(zones).flatMap(([zone, root]) =>
    folderCycles(cycleRule(zone), root, imports),
  );
  return {
    files: summary.totalCruised,
    violations: [...cruised, ...cycles, ...misusedRequests(directory, imports)],
  };
};

const cruise = (directory: string): Cruise => {
  const depcruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [depcruise, '--config', config, '--output-type', 'json', 'src', 'tests'];
  const run = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser : ${run.stderr || run.stdout}`);
  return JSON.parse(run.stdout);
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

function cycleRule(zone: string): string {
  return `no-cycle-between-${zone}-folders`;
}

/**
 * The groups of folders directly below `root` that depend on each other. A file directly below it counts as a folder:
 * two folders may meet through it.
 */
const folderCycles = (rule: string, root: string, imports: readonly Import[]): Violation[] => {
  const folderOf = (file: string) =>
    file.startsWith(root) ? file.slice(root.length).split('/', 1)[0] : undefined;
  const crossing = imports.flatMap(({ from, to }) => {
    const [source, target] = [folderOf(from), folderOf(to)];
    return source && target && source !== target ? [{ source, target, file: from }] : [];
  });
  const targets = Map.groupBy(crossing, ({ source }) => source);
  const reached = new Map([...targets.keys()].map((folder) => [folder, reachableFrom(folder, targets)]));
  const dependOnEachOther = (one: string, other: string) =>
    reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true;

  const seen = new Set<string>();
  return [...targets.keys()].flatMap((folder) => {
    if (seen.has(folder)) return [];
    const inCycle = crossing.filter(
      ({ source, target }) => dependOnEachOther(source, folder) && dependOnEachOther(target, folder),
    );
    const folders = [...new Set(inCycle.map(({ source }) => source))];
    for (const found of folders) seen.add(found);
    // A cycle of files only is the business of no-cycle.
    if (folders.every((name) => name.includes('.'))) return [];
    return [{ rule, from: root, to: folders.join(' ↔ '), via: inCycle.map(({ file }) => file) }];
  });
};

const reachableFrom = (start: string, targets: Map<string, { target: string }[]>): Set<string> => {
  const reached = new Set<string>();
  const visit = (folder: string): void => {
    for (const { target } of targets.get(folder) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      visit(target);
    }
  };
  visit(start);
  return reached;
};

const isHttp = (file: string): boolean => /(^|\/)node_modules\/fastify\/|^src\/server\/http\//.test(file);

/** By content: a file could be named « routes » only to be allowed to see requests. */
const misusedRequests = (directory: string, imports: readonly Import[]): Violation[] => {
  const files = new Set(imports.filter(({ to }) => isHttp(to)).map(({ from }) => from));
  return [...files]
    .filter((file) => file.startsWith('src/server/') && file.endsWith('routes.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(directory, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return [
        ...exportsThatAreNoRoutes(source).map((to) => ({
          rule: 'routes-export-routes',
          from: file,
          to,
          via: [],
        })),
        ...requestsHandedOn(source).map((to) => ({
          rule: 'requests-stay-in-routes',
          from: file,
          to,
          via: [],
        })),
      ];
    });
};

/** The exported values of a file that are neither a Fastify plugin nor a function that returns one. */
const exportsThatAreNoRoutes = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) return [statement.getText()];
    if (!isExported || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      return [];
    if (!ts.isVariableStatement(statement)) return [statement.getText().split('\n', 1)[0] ?? ''];
    return statement.declarationList.declarations
      .filter((declaration) => !isPlugin(declaration))
      .map(({ name }) => name.getText());
  });

const isPlugin = ({ type, initializer }: ts.VariableDeclaration): boolean => {
  const declared = type ?? (initializer && ts.isArrowFunction(initializer) ? initializer.type : undefined);
  return declared?.getText().startsWith('FastifyPlugin') === true;
};

/** The calls that give the request or the reply to an imported function which is not made for them. */
const requestsHandedOn = (source: ts.SourceFile): string[] => {
  const foreign = new Set<string>();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && !isForRequests(node)) foreign.add(node.name.text);
    if (
      ts.isCallExpression(node) &&
      foreign.has(node.expression.getText()) &&
      node.arguments.some(holdsRequest)
    )
      found.push(node.getText().split('\n', 1)[0] ?? '');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isForRequests = (node: ts.ImportSpecifier): boolean => {
  const { text: module } = node.parent.parent.parent.moduleSpecifier as ts.StringLiteral;
  const file = module.startsWith('#')
    ? module.replace('#', 'src/')
    : posix.join(dirname(node.getSourceFile().fileName), module);
  return /^src\/server\/(http|pages)\//.test(file);
};

const holdsRequest = (argument: ts.Node): boolean => {
  if (ts.isIdentifier(argument)) return argument.text === 'request' || argument.text === 'reply';
  if (ts.isShorthandPropertyAssignment(argument)) return holdsRequest(argument.name);
  if (ts.isPropertyAssignment(argument)) return holdsRequest(argument.initializer);
  return ts.isObjectLiteralExpression(argument) && argument.properties.some(holdsRequest);
};
