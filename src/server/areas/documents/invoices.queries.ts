import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { CreditNoteTable, InvoiceTable } from '#server/db/tables/payments.ts';

/** A payment and its announcement. */
export const findBilled = (trx: Connection, paymentId: string) =>
  trx
    .selectFrom('payments as p')
    .innerJoin('announcements as a', 'a.id', 'p.announcement_id')
    .select([
      'p.id as payment_id',
      'p.announcement_id',
      'p.offer',
      'p.duplicate',
      'p.amount_ttc',
      'p.amount_ht',
      'p.amount_tva',
      'p.vat_rate',
      'p.completed_at',
      'p.payment_intent',
      'p.buyer',
      'p.price',
      'a.status',
      'a.deleted_at',
      'a.reference',
      'a.title',
      'a.type_id',
      'a.other_type_ids',
      'a.content',
      'a.company_name',
      'a.company_form',
      'a.siret',
      'a.address',
      'a.city',
      'a.department',
      'a.contact_name',
      'a.contact_email',
      'a.submitted_at',
      'a.created_at',
      'a.due_at',
      'a.publishable_from',
      'a.published_at',
    ])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
export type Billed = NonNullable<Awaited<ReturnType<typeof findBilled>>>;

/** When the notice of an invoice was published; null while it is not. */
export const findPublication = (trx: Connection, announcementId: string) =>
  trx
    .selectFrom('announcements')
    .select('published_at')
    .where('id', '=', announcementId)
    .executeTakeFirstOrThrow();

export const findInvoiceOf = (trx: Connection, paymentId: string) =>
  trx.selectFrom('invoices').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
export type InvoiceRow = Selectable<InvoiceTable>;

/** The oldest first. */
export const listCreditNotesOf = (trx: Connection, paymentId: string) =>
  trx
    .selectFrom('credit_notes')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
export type CreditNoteRow = Selectable<CreditNoteTable>;

export const insertInvoice = (trx: Connection, row: Insertable<InvoiceTable>) =>
  trx.insertInto('invoices').values(row).returning(['id', 'number']).executeTakeFirstOrThrow();

export const insertCreditNote = (trx: Connection, row: Insertable<CreditNoteTable>) =>
  trx.insertInto('credit_notes').values(row).returning(['id', 'number']).executeTakeFirstOrThrow();
