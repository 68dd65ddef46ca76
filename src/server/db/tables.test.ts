import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';

type Column = { nullable: boolean; origin: 'given' | 'default' | 'always' };
type Schema = Record<string, Record<string, Column>>;

const here = import.meta.dirname;
const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).statements;

/** The properties of every exported object type of a file, as they are written. */
const objectTypes = (file: string): Map<string, Map<string, string>> =>
  new Map(
    parse(file)
      .filter((statement) => ts.isTypeAliasDeclaration(statement))
      .filter(({ type }) => ts.isTypeLiteralNode(type))
      .map(({ name, type }) => [name.text, propertiesOf(type as ts.TypeLiteralNode, file)]),
  );

const propertiesOf = (type: ts.TypeLiteralNode, file: string): Map<string, string> => {
  const text = readFileSync(file, 'utf8');
  return new Map(
    type.members
      .filter((member) => ts.isPropertySignature(member))
      .map(({ name, type: of }) => [
        (name as ts.Identifier).text,
        of ? text.slice(of.pos, of.end).trim() : '',
      ]),
  );
};

/** What the compiler believes, read from the source: types leave nothing behind to ask at run time. */
const declaredSchema = (): Schema => {
  const folder = join(here, 'tables');
  const types = new Map(readdirSync(folder).flatMap((file) => [...objectTypes(join(folder, file))]));
  const tables = objectTypes(join(here, 'tables.ts')).get('Tables') ?? new Map<string, string>();
  return Object.fromEntries(
    [...tables].map(([table, type]) => [
      table,
      Object.fromEntries([...(types.get(type) ?? [])].map(([column, of]) => [column, declaredColumn(of)])),
    ]),
  );
};

const declaredColumn = (type: string): Column => ({
  nullable: /\| null\b/.test(type),
  origin: type.startsWith('GeneratedAlways<')
    ? 'always'
    : type.startsWith('Generated<')
      ? 'default'
      : 'given',
});

describeOnBothEngines('the table types', (database) => {
  it('say what the migrated database says: columns, nullability, defaults', async () => {
    const { rows } = await sql<Column & { table: string; column: string }>`
      select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable,
             case when is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' then 'always'
                  when column_default is not null then 'default'
                  else 'given' end as origin
      from information_schema.columns
      where table_schema = 'public'
    `.execute(database().db);
    const actual: Schema = {};
    for (const { table, column, nullable, origin } of rows) {
      actual[table] ??= {};
      actual[table][column] = { nullable, origin };
    }
    expect(declaredSchema()).toEqual(actual);
  });
});
