import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { describeOnServer } from '#tests/support/database.ts';
import { type OpenDatabase, openDatabase, type StatementEvent } from './client.ts';
import { compileOnce } from './compile-once.ts';
import { named } from './name-statements.ts';

const divide = compileOnce((_db, { by }: { by: number }) => ({
  compile: (db) =>
    sql<{ quotient: number; connection: number }>`
      select 12 / ${by}::integer as quotient, pg_backend_pid() as connection ${named}
    `.compile(db),
}));

const sleepAlone = compileOnce(
  (_db, { seconds }: { seconds: number }) =>
    sql<{ connection: number }>`select pg_backend_pid() as connection, pg_sleep(${seconds}) ${named}`,
  { isAlone: () => true },
);

describeOnServer('reads that begin together', (database) => {
  const opened: OpenDatabase[] = [];
  const open = async (answerMs?: number) => {
    const events: StatementEvent[] = [];
    const own = await openDatabase({
      databaseUrl: database().url,
      dataDir: '',
      answerMs,
      onStatement: (event) => events.push(event),
    });
    opened.push(own);
    return { ...own, events };
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((own) => own.close()));
  });

  describe('over one connection', () => {
    it('have each their own answer', async () => {
      const { db, events } = await open();
      // The second time, the statement is prepared.
      for (const _ of [1, 2]) {
        const answers = await Promise.all([1, 2, 3].map((by) => divide(db, { by })));
        expect(answers.map(([row]) => row?.quotient)).toEqual([12, 6, 4]);
        expect(new Set(answers.map(([row]) => row?.connection)).size).toBe(1);
      }
      expect(events.map(({ level }) => level)).toEqual(Array.from({ length: 6 }, () => 'query'));
    });

    it('fail alone', async () => {
      const { db, events, pool } = await open();
      const answers = await Promise.allSettled([1, 0, 3].map((by) => divide(db, { by })));
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(events.map(({ level }) => level).sort()).toEqual(['error', 'query', 'query']);
      expect((await divide(db, { by: 4 }))[0]?.quotient).toBe(3);
      expect(pool().open).toBe(1);
    });
  });

  it('do not wait for one that takes a connection of its own', async () => {
    const { db } = await open();
    const ends: string[] = [];
    const [[long], [short]] = await Promise.all([
      sleepAlone(db, { seconds: 0.2 }).finally(() => ends.push('long')),
      divide(db, { by: 2 }).finally(() => ends.push('short')),
    ]);
    expect(ends).toEqual(['short', 'long']);
    expect(long?.connection).not.toBe(short?.connection);
  });

  it('are part of the transaction that they are given', async () => {
    const { db } = await open();
    const { own, read } = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      return { own: rows[0]?.pid, read: (await divide(trx, { by: 1 }))[0]?.connection };
    });
    expect(read).toBe(own);
  });

  it('fail when the server does not answer, and leave no connection behind', async () => {
    const { db, pool } = await open(200);
    const hang = compileOnce((_db, { seconds }: { seconds: number }) => ({
      compile: (db) => sql`select pg_sleep(${seconds}) ${named}`.compile(db),
    }));
    const answers = await Promise.allSettled([hang(db, { seconds: 20 }), divide(db, { by: 1 })]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await divide(db, { by: 2 }))[0]?.quotient).toBe(6);
    expect(pool().open).toBe(1);
  });

  it('are refused where there is no connection', async () => {
    const { db, close } = await open();
    await close();
    await expect(divide(db, { by: 1 })).rejects.toThrow();
  });
});
