import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

type Erasure = { before: Date; at: Date };

/** Erases what people wrote, of requests without any exchange since then; their date and subject stay. */
export const eraseOldRequests = async (trx: Connection, { before, at }: Erasure): Promise<number> => {
  const erased = await trx
    .updateTable('contact_requests')
    .set({ first_name: '', last_name: '', email: '', phone: null, message: '', anonymised_at: at })
    .where('anonymised_at', 'is', null)
    .where(sql`greatest(created_at, handled_at)`, '<', before)
    .executeTakeFirst();
  return Number(erased.numUpdatedRows);
};
