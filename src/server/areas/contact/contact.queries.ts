import type { Insertable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { ContactRequestTable } from '#server/db/tables/operations.ts';

/** False when the reference is already taken. */
export const insertContactRequest = async (
  trx: Connection,
  request: Insertable<ContactRequestTable>,
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('contact_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};
