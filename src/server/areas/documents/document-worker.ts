import { DOCUMENT_QUEUE } from '#server/db/job-queues.ts';
import type { JobLog, JobsDatabase, Worker } from '#server/jobs/background-work.ts';
import { PermanentJobError, startWorker } from '#server/jobs/worker.ts';
import { openDocument } from './open-document.ts';
import type { DocumentSource } from './queue-document.ts';

type Deps = { database: JobsDatabase; log: JobLog };

/** Renders issued documents until it is stopped; one that is already stored is not rendered again. */
export const startDocumentWorker = ({ database, log }: Deps): Promise<Worker> =>
  startWorker<DocumentSource>({
    database,
    queue: DOCUMENT_QUEUE,
    // Rendering is CPU-bound: two at once would only be slower.
    concurrency: 1,
    attemptMs: 60_000,
    describe: ({ kind, id }) => ({ document: kind, source: id }),
    async perform({ data }) {
      const made = await openDocument(database.db, data);
      if (!made) throw new PermanentJobError(`No ${data.kind} ${data.id} was issued`);
    },
    log,
  });
