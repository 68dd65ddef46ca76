import type { DocumentKind } from '#contract/tracking.ts';
import type { Connection } from '#server/db/client.ts';
import { DOCUMENT_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';

/**
 * The source of a document: an invoice, a credit note or an attestation; a receipt has the id of its
 * payment.
 */
export type DocumentSource = { readonly kind: DocumentKind; readonly id: string };

export const queueDocument = async (trx: Connection, source: DocumentSource): Promise<void> => {
  await queueJob(trx, DOCUMENT_QUEUE, source);
};
