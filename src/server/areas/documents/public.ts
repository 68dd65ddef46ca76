export { startDocumentWorker } from './document-worker.ts';
export { issueAttestation, withdrawAttestation } from './issue-attestation.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice } from './issue-invoice.ts';
export { listDocuments } from './list-documents.ts';
export { openDocument } from './open-document.ts';
export { type AnnouncementMail, queueAnnouncementMail } from './queue-announcement-mail.ts';
