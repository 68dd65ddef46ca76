import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/client.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/db/migrate.ts';
import { VERSION } from '#server/version.ts';
import { countByTable, tablesOf } from '#tests/support/statement-tables.ts';

/*
 * npm run release:record [-- tests]: at each release, runs the tests of the server and writes down every statement that
 * this version sends to its database. The tests of the next version replay them on the migrated schema
 * (tests/upgrade.test.ts): they need neither the history of the repository nor a network. With the names of tests, adds
 * what these execute to what is known: so a run that was cut short is completed.
 */
const FILE = 'tests/support/previous-release.json';
const PRODUCT = /^\s*(select|insert|update|delete|with|merge)\b/i;
/** How the tests themselves look at a whole table, or empty it. */
const OF_TESTS =
  /^(select count\(\*\) as count from|select \* from|delete from) "\w+"$|information_schema\.tables/;
/** Longer ones are rows of test data. */
const LONGEST = 12_000;

/** The last line of a process that was ended may be cut. */
const textOf = (line: string): string[] => {
  try {
    return [JSON.parse(line) as string];
  } catch {
    return [];
  }
};

const record = (tests: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'parution-statements-'));
  try {
    const { status, signal } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...tests],
      {
        stdio: 'inherit',
        env: { ...process.env, RECORD_STATEMENTS: folder },
      },
    );
    // A busy machine fails tests that a release has passed: what they executed is recorded all the same.
    if (status !== 0)
      console.error(
        `Des tests ont échoué (${signal ?? status}) : ce qu'ils ont exécuté est enregistré ; regardez les tables sans requête.`,
      );
    return readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8').split('\n').flatMap(textOf),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The same for statements that differ only by how many values they are given. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(([^()]*)\)(?:, \(\1\))+/g, '($1)')
    .replaceAll(/\d+/g, '0');

const shortestOfEach = (texts: readonly string[]): string[] => {
  const shapes = new Map<string, string>();
  for (const text of texts) {
    const shape = shapeOf(text);
    const known = shapes.get(shape);
    if (known === undefined || text.length < known.length) shapes.set(shape, text);
  }
  return [...shapes.values()].sort();
};

/**
 * Without those on tables that a test made, and those whose parameters PostgreSQL cannot type by itself; and how many of
 * the others name each table.
 */
const preparable = async (texts: readonly string[]) => {
  const database = await openDatabase({ dataDir: 'memory://' });
  try {
    await migrate(database);
    const kept: string[] = [];
    for (const text of texts) {
      const isPrepared = await sql
        .raw(`prepare replayed as ${text}`)
        .execute(database.db)
        .then(
          () => true,
          () => false,
        );
      if (!isPrepared) continue;
      await sql`deallocate replayed`.execute(database.db);
      kept.push(text);
    }
    return { statements: kept, tables: countByTable(kept, await tablesOf(database.db)) };
  } finally {
    await database.close();
  }
};

const [...tests] = process.argv.slice(2);
// With the names of tests, adds what these execute to what is known.
const known: string[] = tests.length > 0 ? JSON.parse(readFileSync(FILE, 'utf8')).statements : [];
const recorded = [...known, ...record(tests.length > 0 ? tests : ['src/server', 'tests'])];
const texts = shortestOfEach(
  recorded.filter((text) => PRODUCT.test(text) && !OF_TESTS.test(text) && text.length < LONGEST),
);
const { statements, tables } = await preparable(texts);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const lastMigration = readdirSync(MIGRATIONS_FOLDER).sort().at(-1);
writeFileSync(FILE, `${JSON.stringify({ version: VERSION, commit, lastMigration, statements }, null, 1)}\n`);
console.log(
  `${FILE} : version ${VERSION}, ${statements.length} requêtes (${texts.length - statements.length} écartées).`,
);
for (const [table, count] of Object.entries(tables)) console.log(`${String(count).padStart(6)}  ${table}`);
const unnamed = Object.keys(tables).filter((table) => tables[table] === 0);
if (unnamed.length > 0) {
  console.error(
    `Sans aucune requête : ${unnamed.join(', ')}. Complétez : npm run release:record -- fichier.test.ts`,
  );
  process.exitCode = 1;
}
