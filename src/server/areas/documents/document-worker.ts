import type { OpenDatabase } from '#server/db/client.ts';
import { DOCUMENT_QUEUE } from '#server/db/job-queues.ts';
import { type JobLog, PermanentJobError, startWorker, type Worker } from '#server/jobs/worker.ts';
import { openDocument } from './open-document.ts';
import type { DocumentSource } from './queue-document.ts';

type Deps = { database: Pick<OpenDatabase, 'db' | 'executeSql' | 'listen'>; log: JobLog };

/** Makes the documents that were issued until it is stopped; one that is made already stays as it is. */
export const startDocumentWorker = ({ database, log }: Deps): Promise<Worker> =>
  startWorker<DocumentSource>({
    database,
    queue: DOCUMENT_QUEUE,
    // Setting a page is work for the processor: two at once would only be slower.
    concurrency: 1,
    attemptMs: 60_000,
    describe: ({ kind, id }) => ({ document: kind, source: id }),
    async perform({ data }) {
      const made = await openDocument(database.db, data);
      if (!made) throw new PermanentJobError(`No ${data.kind} ${data.id} was issued`);
    },
    log,
  });
