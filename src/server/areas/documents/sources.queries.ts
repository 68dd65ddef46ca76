import type { Connection } from '#server/db/client.ts';

/** The rows that documents are rendered from, with the data of their file names. */
export const findInvoiceSource = (db: Connection, id: string) =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();

export const findReceiptSource = (db: Connection, paymentId: string) =>
  db.selectFrom('invoices').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

export const findCreditNoteSource = (db: Connection, id: string) =>
  db.selectFrom('credit_notes').selectAll().where('id', '=', id).executeTakeFirst();

export const findAttestationSource = (db: Connection, id: string) =>
  db.selectFrom('attestations').selectAll().where('id', '=', id).executeTakeFirst();
