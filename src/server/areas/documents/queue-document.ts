import type { DocumentKind } from '#contract/tracking.ts';
import type { Connection } from '#server/db/client.ts';
import { DOCUMENT_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';

/** What a document is made from: an invoice, a credit note, an attestation; a receipt is known by its payment. */
export type DocumentSource = { readonly kind: DocumentKind; readonly id: string };

export const queueDocument = async (trx: Connection, source: DocumentSource): Promise<void> => {
  await queueJob(trx, DOCUMENT_QUEUE, source);
};
