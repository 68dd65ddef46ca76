import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { describeOnServer } from '#tests/support/database.ts';
import { createNames, named, nameStatements } from './name-statements.ts';

describeOnServer('named statements', (database) => {
  const opened: Kysely<object>[] = [];
  const open = (most: number) => {
    const pool = new pg.Pool({ connectionString: database().url, max: 1 });
    const dialect = new PostgresDialect({ pool: nameStatements(pool, createNames(most)) });
    const db = new Kysely<object>({ dialect });
    opened.push(db);
    return db;
  };
  afterAll(() => Promise.all(opened.map((db) => db.destroy())));

  const preparedBy = async (db: Kysely<object>) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    );
    return rows.map(({ statement }) => statement);
  };

  it('are prepared once per connection, and the others not at all', async () => {
    const db = open(10);
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ twice: number }>`select ${value}::integer * 2 as twice ${named}`.execute(
        db,
      );
      expect(rows).toEqual([{ twice: value * 2 }]);
      await sql`select ${value}::integer as once`.execute(db);
    }
    expect(await preparedBy(db)).toEqual(['select $1::integer * 2 as twice /* named */']);
  });

  it('are bounded in number', async () => {
    const db = open(2);
    for (const column of ['a', 'b', 'c']) await sql`select 1 as ${sql.ref(column)} ${named}`.execute(db);
    expect(await preparedBy(db)).toHaveLength(2);
  });

  it('work in a transaction that failed and is rolled back', async () => {
    const db = open(10);
    const divide = (by: number) => sql`select 1 / ${by}::integer as quotient ${named}`;
    await expect(db.transaction().execute((trx) => divide(0).execute(trx))).rejects.toThrow(
      'division by zero',
    );
    expect((await divide(1).execute(db)).rows).toEqual([{ quotient: 1 }]);
  });
});
