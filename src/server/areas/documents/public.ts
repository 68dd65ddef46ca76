import type { QuoteDocument } from './render-quote.ts';

export { findCurrentAttestation } from './attestations.queries.ts';
export { startDocumentWorker } from './document-worker.ts';
export { findSourceOf } from './documents.queries.ts';
// For the demonstration content, which is inserted as rows.
export { freezeCreditNote, freezeInvoice, freezeQuote } from './freeze-invoice.ts';
export { invoiceData, quoteData } from './frozen-data.ts';
export { findInvoiceOf, listCreditNotesOf } from './invoices.queries.ts';
export { freezeNotice, issueAttestation, withdrawAttestation } from './issue-attestation.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice } from './issue-invoice.ts';
export { listDocuments } from './list-documents.ts';
export { settledNotice, textHash } from './notice-text.ts';
export { takeNumber } from './number-series.queries.ts';
export { eraseOldInvoices } from './old-invoices.queries.ts';
export { openDocument } from './open-document.ts';
export { newVerificationCode } from './verification-code.ts';

/** Loaded with the first quote, so that the server starts without the PDF libraries. */
export const renderQuote = async (quote: QuoteDocument): Promise<Buffer> =>
  (await import('./render-quote.ts')).renderQuoteDocument(quote);
