import type { Connection } from '#server/db/client.ts';
import {
  findAttestationSource,
  findCreditNoteSource,
  findInvoiceSource,
  findReceiptSource,
} from './documents.queries.ts';
import { attestationFile, creditNoteFile, invoiceFile, receiptFile } from './file-names.ts';
import { attestationData, creditNoteData, invoiceData } from './frozen-data.ts';
import type { CreditNoteRow, InvoiceRow } from './invoices.queries.ts';
import type { DocumentSource } from './queue-document.ts';

export type RenderedDocument = { announcementId: string; fileName: string; content: Buffer };

/**
 * Rendered from frozen data only: the same source gives the same bytes. Undefined when there is no such
 * source. The PDF libraries are loaded with the first document, so that the server starts without them.
 */
export const renderDocument = async (
  db: Connection,
  { kind, id }: DocumentSource,
): Promise<RenderedDocument | undefined> => {
  switch (kind) {
    case 'invoice': {
      const row = await findInvoiceSource(db, id);
      if (!row) return undefined;
      const { renderInvoice } = await import('./render-invoice.ts');
      const content = await renderInvoice({ kind, ...billed(row), data: invoiceData.parse(row.data) });
      return { announcementId: row.announcement_id, fileName: invoiceFile(row.number), content };
    }
    case 'credit_note': {
      const row = await findCreditNoteSource(db, id);
      if (!row) return undefined;
      const data = creditNoteData.parse(row.data);
      const { renderInvoice } = await import('./render-invoice.ts');
      const content = await renderInvoice({ kind, ...billed(row), reason: row.reason, data });
      return { announcementId: row.announcement_id, fileName: creditNoteFile(row.number), content };
    }
    case 'receipt':
      return receiptDocument(db, id);
    case 'attestation':
      return attestationDocument(db, id);
  }
};

const billed = (row: InvoiceRow | CreditNoteRow) => ({
  number: row.number,
  issuedAt: row.issued_at,
  amountHT: row.amount_ht,
  amountTVA: row.amount_tva,
  amountTTC: row.amount_ttc,
  vatRate: row.vat_rate,
});

const receiptDocument = async (db: Connection, paymentId: string): Promise<RenderedDocument | undefined> => {
  const row = await findReceiptSource(db, paymentId);
  if (!row) return undefined;
  const data = invoiceData.parse(row.data);
  if (!data.receipt) return undefined;
  const { renderReceipt } = await import('./render-receipt.ts');
  const content = await renderReceipt({
    invoiceNumber: row.number,
    issuedAt: row.issued_at,
    amountTTC: row.amount_ttc,
    data,
    receipt: data.receipt,
  });
  return { announcementId: row.announcement_id, fileName: receiptFile(data.order.reference), content };
};

const attestationDocument = async (db: Connection, id: string): Promise<RenderedDocument | undefined> => {
  const row = await findAttestationSource(db, id);
  if (!row) return undefined;
  const data = attestationData.parse(row.data);
  const { renderAttestation } = await import('./render-attestation.ts');
  const content = await renderAttestation({
    code: row.code,
    revision: row.revision,
    kind: row.kind,
    publicationDate: row.publication_date,
    issuedAt: row.issued_at,
    textSha256: row.text_sha256,
    data,
  });
  const fileName = attestationFile(data.reference, row.revision);
  return { announcementId: row.announcement_id, fileName, content };
};
