import { parisDay } from '#domain/period/paris-day.ts';
import type { Connection } from '#server/db/client.ts';

type Letter = 'F' | 'A' | 'D';

const tables = { F: 'invoices', A: 'credit_notes', D: 'quotes' } as const;

/**
 * The next number of the year's series, in the caller's transaction: it waits until the transaction of the
 * previous number commits or rolls back. The returned time is never before that of the previous number,
 * whichever transaction began first.
 */
export const takeNumber = async (trx: Connection, letter: Letter, at: Date) => {
  const series = `${letter}-${parisDay(at).year}`;
  const { last_number: sequence } = await trx
    .insertInto('number_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet(({ eb }) => ({ last_number: eb('number_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const before = await trx
    .selectFrom(tables[letter])
    .select('issued_at')
    .where('series', '=', series)
    .where('sequence', '=', sequence - 1)
    .executeTakeFirst();
  const issuedAt = before && before.issued_at > at ? before.issued_at : at;
  return { series, sequence, issuedAt };
};
