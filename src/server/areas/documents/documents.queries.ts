import { sql } from 'kysely';
import { documentKinds } from '#contract/tracking.ts';
import type { Connection } from '#server/db/client.ts';
import type { DocumentSource } from './queue-document.ts';

/** An invoice or a credit note whose parties were erased after ten years: it has no document any more. */
export const isErased = sql<boolean>`data = '{}'::jsonb`;

/** The sources of an announcement's documents, rendered or not. */
export const listSources = async (db: Connection, announcementId: string) => {
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'payment_id', 'issued_at', 'data'])
    .where('announcement_id', '=', announcementId)
    .where(({ not }) => not(isErased))
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const creditNotes = await db
    .selectFrom('credit_notes')
    .select(['id', 'number', 'issued_at'])
    .where('announcement_id', '=', announcementId)
    .where(({ not }) => not(isErased))
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const attestations = await db
    .selectFrom('attestations')
    .select(['id', 'kind', 'revision', 'issued_at', 'replaced_at', 'withdrawn_at'])
    .where('announcement_id', '=', announcementId)
    .orderBy('revision')
    .execute();
  return { invoices, creditNotes, attestations };
};

export const findHolder = (db: Connection, announcementId: string) =>
  db
    .selectFrom('announcements')
    .select(['reference', 'tracking_token'])
    .where('id', '=', announcementId)
    .executeTakeFirst();

const sourceColumns = {
  receipt: 'payment_id',
  invoice: 'invoice_id',
  credit_note: 'credit_note_id',
  attestation: 'attestation_id',
} as const;

export const findDocument = (db: Connection, { kind, id }: DocumentSource) =>
  db
    .selectFrom('documents')
    .select(['file_name', 'content'])
    .where('kind', '=', kind)
    .where(sourceColumns[kind], '=', id)
    .executeTakeFirst();

type NewDocument = {
  source: DocumentSource;
  announcementId: string;
  fileName: string;
  content: Buffer;
  sha256: string;
};

export const insertDocument = async (
  db: Connection,
  { source, announcementId, fileName, content, sha256 }: NewDocument,
): Promise<void> => {
  await db
    .insertInto('documents')
    .values({
      // A document has the id of its source: its address is known before it is rendered.
      id: source.id,
      kind: source.kind,
      announcement_id: announcementId,
      [sourceColumns[source.kind]]: source.id,
      file_name: fileName,
      content,
      sha256,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type Named = { id: string } & ({ token: string } | { announcementId: string });

/** The document with this id, if it belongs to the announcement of the token, or to the named one. */
export const findSourceOf = async (db: Connection, named: Named): Promise<DocumentSource | undefined> => {
  const { id } = named;
  const found = await db
    .selectFrom('announcements as a')
    .select(({ selectFrom, exists }) => [
      exists(
        selectFrom('invoices as i')
          .select('i.id')
          .where('i.id', '=', id)
          .whereRef('i.announcement_id', '=', 'a.id'),
      ).as('invoice'),
      exists(
        selectFrom('invoices as r')
          .select('r.id')
          .where('r.payment_id', '=', id)
          .whereRef('r.announcement_id', '=', 'a.id'),
      ).as('receipt'),
      exists(
        selectFrom('credit_notes as c')
          .select('c.id')
          .where('c.id', '=', id)
          .whereRef('c.announcement_id', '=', 'a.id'),
      ).as('credit_note'),
      exists(
        selectFrom('attestations as t')
          .select('t.id')
          .where('t.id', '=', id)
          .whereRef('t.announcement_id', '=', 'a.id'),
      ).as('attestation'),
    ])
    .where((eb) =>
      'token' in named ? eb('a.tracking_token', '=', named.token) : eb('a.id', '=', named.announcementId),
    )
    .executeTakeFirst();
  const kind = found && documentKinds.find((candidate) => found[candidate]);
  return kind && { kind, id };
};

/** The rows that documents are rendered from, with the data of their file names. */
export const findInvoiceSource = (db: Connection, id: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where(({ not }) => not(isErased))
    .executeTakeFirst();

export const findReceiptSource = (db: Connection, paymentId: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where(({ not }) => not(isErased))
    .executeTakeFirst();

export const findCreditNoteSource = (db: Connection, id: string) =>
  db
    .selectFrom('credit_notes')
    .selectAll()
    .where('id', '=', id)
    .where(({ not }) => not(isErased))
    .executeTakeFirst();

export const findAttestationSource = (db: Connection, id: string) =>
  db.selectFrom('attestations').selectAll().where('id', '=', id).executeTakeFirst();
