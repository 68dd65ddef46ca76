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

/** The acknowledgement, which answers follow in the sender's mailbox. */
export const storeReceipt = async (trx: Connection, id: string, mailId: string): Promise<void> => {
  await trx.updateTable('contact_requests').set({ received_mail_id: mailId }).where('id', '=', id).execute();
};
