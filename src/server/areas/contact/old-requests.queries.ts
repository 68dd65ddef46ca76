import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** Erases what people wrote, of requests without any exchange since then; their date and subject stay. */
export const eraseOldRequests = (
  trx: Connection,
  { before, at }: { before: Date; at: Date },
): Promise<number> =>
  eraseRequests(
    trx,
    at,
    sql<boolean>`
  greatest(created_at, handled_at, (
    select max(answered_at) from contact_answers where request_id = contact_requests.id
  )) < ${before}
`,
  );

/** The same for the requests of one address, however recent. */
export const eraseRequestsOf = (
  trx: Connection,
  { email, at }: { email: string; at: Date },
): Promise<number> => eraseRequests(trx, at, sql<boolean>`lower(email) = lower(${email})`);

const eraseRequests = async (trx: Connection, at: Date, which: RawBuilder<boolean>): Promise<number> => {
  const erased = await trx
    .updateTable('contact_requests')
    .set({ first_name: '', last_name: '', email: '', phone: null, message: '', anonymised_at: at })
    .where('anonymised_at', 'is', null)
    .where(which)
    .returning('id')
    .execute();
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) {
    await trx.updateTable('contact_answers').set({ text: '' }).where('request_id', 'in', ids).execute();
    await trx.deleteFrom('mails').where('contact_request_id', 'in', ids).execute();
  }
  return ids.length;
};
