import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mergeScriptCovs } from '@bcoe/v8-coverage';
import convert from 'ast-v8-to-istanbul';
import { parseAst } from 'vite';

/** Of each source file, its functions and branches: whether any process or page executed them. */
export type Branches = Record<string, Record<string, boolean>>;

type Script = Pick<Profiler.ScriptCoverage, 'url' | 'functions'>;
type Place = { line: number; column: number };
/** What is read of Istanbul's description of a file. */
type Covered = {
  path: string;
  fnMap: Record<string, { decl: { start: Place } }>;
  f: Record<string, number>;
  branchMap: Record<string, { type: string; loc: { start: Place }; locations: { start: Partial<Place> }[] }>;
  b: Record<string, number[]>;
};

/** How much of a branch names it. */
const NAMED_BY = 80;

/**
 * What Vitest's workers, the programs that tests start and the pages of the journeys have executed of `tree`, together,
 * from what they left in `folder` (tests/support/coverage.ts).
 */
export const readBranches = async (tree: string, folder: string): Promise<Branches> => {
  const branches: Branches = {};
  const add = (files: Record<string, Covered>) => {
    for (const file of Object.values(files)) addFile(branches, tree, file);
  };
  const ofVitest = join(folder, 'vitest/coverage-final.json');
  if (existsSync(ofVitest)) add(JSON.parse(readFileSync(ofVitest, 'utf8')));
  for (const part of ['programs', 'pages'])
    for (const script of scriptsIn(join(folder, part), tree)) add(await inSources(script));
  return branches;
};

const addFile = (branches: Branches, tree: string, { path, branchMap, b, fnMap, f }: Covered) => {
  const file = relative(tree, path).replaceAll('\\', '/');
  if (!/^src\/.*(?<!\.test)\.tsx?$/.test(file) || !existsSync(path)) return;
  const known = branches[file] ?? {};
  branches[file] = known;
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  const begins = lines.map(() => 0);
  for (const [index, line] of lines.slice(0, -1).entries())
    begins[index + 1] = (begins[index] ?? 0) + line.length + 1;
  // By its text and not by its line: it is found again where others were added above it.
  const note = (kind: string, { line = 0, column = 0 }: Partial<Place>, count = 0) => {
    const text = lines[line - 1]?.slice(column, column + NAMED_BY) ?? '';
    const before = source.slice(0, (begins[line - 1] ?? 0) + column);
    const name = `${kind} ${text.trim()} #${text === '' ? 0 : before.split(text).length - 1}`;
    known[name] = count > 0 || known[name] === true;
  };
  // By its whole line: with and without a source map, a function begins at its name or at its parameters.
  for (const [id, { decl }] of Object.entries(fnMap)) note('function', { ...decl.start, column: 0 }, f[id]);
  for (const [id, { type, loc, locations }] of Object.entries(branchMap))
    for (const [arm, { start }] of locations.entries())
      note(`${type} ${arm}`, start.line === undefined ? loc.start : start, b[id]?.[arm]);
};

/** The scripts of this tree in V8's reports, each of them once. */
const scriptsIn = (folder: string, tree: string): Script[] => {
  const merged = new Map<string, Profiler.ScriptCoverage>();
  if (!existsSync(folder)) return [];
  for (const name of readdirSync(folder))
    for (const { url, functions } of readReport(join(folder, name))) {
      const path = pathOf(url, tree);
      if (!path || !existsSync(path)) continue;
      const script = { scriptId: '', url: pathToFileURL(path).href, functions };
      const known = merged.get(path);
      merged.set(path, (known && mergeScriptCovs([known, script])) ?? script);
    }
  return [...merged.values()];
};

/** A program that was killed while it wrote its report left a part of it. */
const readReport = (path: string): Script[] => {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { result: Script[] }).result;
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
};

/** The sources that Node reads itself, and what is built of the pages. */
const pathOf = (url: string, tree: string): string | undefined => {
  if (url.startsWith('http')) return join(tree, 'dist/web/client', new URL(url).pathname);
  if (!url.startsWith('file:')) return undefined;
  const path = fileURLToPath(url.replace(/[?#].*/, ''));
  return /^(src|dist[/\\]web[/\\]server)[/\\]/.test(relative(tree, path)) ? path : undefined;
};

const inSources = async ({ url, functions }: Script): Promise<Record<string, Covered>> => {
  const path = fileURLToPath(url);
  const written = readFileSync(path, 'utf8');
  // As Node does, which leaves every character in its place.
  const code = path.endsWith('.ts') ? stripTypeScriptTypes(written) : written;
  const map = `${path}.map`;
  return (await convert({
    code,
    ast: parseAst(code) as never,
    coverage: { url, functions },
    ...(existsSync(map) && { sourceMap: JSON.parse(readFileSync(map, 'utf8')) }),
  })) as Record<string, Covered>;
};

/** What `earlier` executed and `later` did not. What is no longer written is not lost. */
export const lostBranches = (earlier: Branches, later: Branches): string[] =>
  Object.entries(earlier).flatMap(([file, branches]) =>
    Object.entries(branches)
      .filter(([name, isExecuted]) => isExecuted && later[file]?.[name] === false)
      .map(([name]) => `${file} : ${name}`),
  );
