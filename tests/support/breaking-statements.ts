/**
 * During an upgrade the previous version still serves requests on the migrated database. A migration may therefore add
 * (expand), and take away (contract) only what the previous version no longer uses.
 */
type Rule = { readonly name: string; readonly is: RegExp };

const rules: readonly Rule[] = [
  {
    name: 'removes a table, a column, a function, a type or a view',
    is: /\bdrop (table|column|function|type|view|materialized view|schema|domain|sequence)\b/,
  },
  // No statement names an index.
  { name: 'renames', is: /^(?!alter index ).*\brename\b/ },
  { name: 'changes the type of a column', is: /\balter (column )?\w+ (set data )?type\b/ },
  { name: 'removes a default', is: /\balter (column )?\w+ drop (default|expression|identity)\b/ },
  { name: 'requires a value', is: /\balter (column )?\w+ set not null\b/ },
  { name: 'removes rows', is: /\b(truncate|delete from)\b/ },
];

/** What restricts an existing table: the previous version may write rows that it refuses. */
const restrictions: readonly Rule[] = [
  {
    name: 'adds a constraint',
    is: /\badd (constraint\b|check\b|unique\b|primary key\b|foreign key\b|exclude\b)/,
  },
  { name: 'adds a unique index', is: /\bcreate unique index\b/ },
  { name: 'adds a trigger', is: /\bcreate (or replace )?(constraint )?trigger\b/ },
];

const NEW_COLUMN =
  /\badd column (if not exists )?(?<definition>(?:[^,()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)/g;

/** Each statement of a file in lower case, without comments, and without the texts and bodies in it. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'[^']*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

const tableOf = (statement: string): string | undefined =>
  /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(statement)?.[1] ??
  / on (?:only )?([\w.]+)/.exec(statement)?.[1];

const needsValue = (definition: string): boolean =>
  /\bnot null\b/.test(definition) && !/\b(default|generated)\b/.test(definition);

/** The tables that a migration creates. */
export const createdTables = (migration: string): string[] =>
  statementsOf(migration).flatMap(
    (statement) => /^create table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? [],
  );

/** What in a migration the previous version would not survive, as « rule: statement ». */
export const breakingStatements = (migration: string): string[] => {
  const statements = statementsOf(migration);
  const created = new Set(createdTables(migration));
  const problemsOf = (statement: string): string[] => {
    const isNew = created.has(tableOf(statement) ?? '');
    const broken = [...rules, ...(isNew ? [] : restrictions)].filter(({ is }) => is.test(statement));
    const columns = [...statement.matchAll(NEW_COLUMN)].map(({ groups }) => groups?.definition ?? '');
    return [
      ...broken.map(({ name }) => name),
      ...(!isNew && columns.some(needsValue) ? ['adds a column that requires a value'] : []),
    ];
  };
  return statements.flatMap((statement) => problemsOf(statement).map((name) => `${name}: ${statement}`));
};
