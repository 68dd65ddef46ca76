import { recordAudit } from '#server/areas/audit/public.ts';
import { AppError } from '#server/errors.ts';
import { announceRun, cancelItems, countByStatus, endRun, lockRunning } from './generation.queries.ts';
import type { Requester, WritingDeps } from './writing-deps.ts';

/** Finished drafts stay; the drafts in progress are aborted, and no other is started. */
export const cancelGeneration = ({ db, clock }: WritingDeps, requester: Requester): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const run = await lockRunning(trx);
    if (!run) throw new AppError('generation.not-running');
    const at = clock.now();
    await cancelItems(trx, run.id);
    await endRun(trx, run.id, 'cancelled', at);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: requester.id,
      action: 'generation.cancelled',
      object: { kind: 'generation', id: run.id },
      detail: { done: (await countByStatus(trx, run.id)).get('done') ?? 0 },
      requestId: requester.requestId,
    });
    await announceRun(trx, run.id);
    return run.id;
  });
