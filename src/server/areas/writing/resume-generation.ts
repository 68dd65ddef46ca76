import { writingMessages } from '#contract/writing-messages.fr.ts';
import { GENERATION_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import {
  announceRun,
  changeItem,
  findItem,
  type LostItem,
  listLostItems,
  lockRun,
} from './generation.queries.ts';
import { LEASE_MS } from './keep-lease.ts';
import { failItem } from './settle-item.ts';
import type { ItemJob } from './start-generation.ts';
import type { WritingDeps } from './writing-deps.ts';

/** An article during which the server died this often is given up. */
const MOST_ATTEMPTS = 3;

/** Starts again the items that a dead server left; finished ones stay. */
export const resumeGeneration = async (deps: WritingDeps): Promise<void> => {
  const now = deps.clock.now();
  const lost = await listLostItems(deps.db, { now, takenSince: new Date(now.getTime() - LEASE_MS) });
  for (const item of lost)
    if (item.in_hand && item.attempts >= MOST_ATTEMPTS)
      await failItem(deps, item, writingMessages.interrupted);
    else await queueAgain(deps, item);
};

const queueAgain = ({ db }: WritingDeps, { run_id, position, attempts }: LostItem): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, run_id);
    const item = await findItem(trx, run_id, position);
    if (run?.status !== 'running' || item?.attempts !== attempts) return;
    if (item.status === 'writing') await changeItem(trx, item, { status: 'waiting', lease_until: null });
    else if (item.status !== 'waiting') return;
    await queueJob(trx, GENERATION_QUEUE, { runId: run_id, position } satisfies ItemJob);
    await announceRun(trx, run_id);
  });
