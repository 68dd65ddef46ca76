import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { compileOnce } from './compile-once.ts';

describeWithDatabase('a statement compiled once', (database) => {
  it('takes other values each time, each in all its places, and has one text for each shape', async () => {
    const built = vi.fn();
    const list = compileOnce((db, { at, words }: { at: Date; words: readonly string[] }, order: string) => {
      built(order);
      return db
        .selectFrom(sql<{ word: string }>`unnest(${words}::text[])`.as<'words'>(sql`words (word)`))
        .select(['word', sql<Date>`${at}::timestamptz`.as('at'), sql<Date>`${at}::timestamptz`.as('again')])
        .orderBy('word', order === 'desc' ? 'desc' : 'asc');
    });
    const { db } = database();
    const [one, two] = [new Date('2026-11-15T09:00:00Z'), new Date('2026-11-16T09:00:00Z')];
    expect(await list(db, { at: one, words: ['a', 'b'] }, 'asc')).toEqual([
      { word: 'a', at: one, again: one },
      { word: 'b', at: one, again: one },
    ]);
    const inTransaction = await db
      .transaction()
      .execute((trx) => list(trx, { at: two, words: ['c', 'd'] }, 'desc'));
    expect(inTransaction.map(({ word, again }) => ({ word, again }))).toEqual([
      { word: 'd', again: two },
      { word: 'c', again: two },
    ]);
    expect(await list(db, { at: two, words: [] }, 'desc')).toEqual([]);
    expect(built.mock.calls).toEqual([['asc'], ['desc']]);
  });
});
