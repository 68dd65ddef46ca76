import { visibleText } from '#domain/text/visible-text.ts';
import { planDrafts } from '#domain/writing/plan-drafts.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { GENERATION_QUEUE } from '#server/db/job-queues.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { assertBudget } from './budget.ts';
import { listEligible } from './eligible-sources.queries.ts';
import { announceRun, insertItems, insertRun } from './generation.queries.ts';
import type { Requester, WritingDeps } from './writing-deps.ts';

type Wanted = { categoryIds: readonly number[]; count: number };

/** The payload of a job: everything else is in the rows. */
export type ItemJob = { runId: string; position: number };

/** Beyond the first source of each draft, as many again may be added to one. */
const SPARE = 50;

/** Chooses the sources of each draft and queues a job for each. Returns the run's id. */
export const startGeneration = async (
  deps: WritingDeps,
  wanted: Wanted,
  requester: Requester,
): Promise<string> => {
  await assertBudget(deps);
  const { db, clock, engine } = deps;
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const runId = newId(at);
    const eligible = await listEligible(trx, wanted.categoryIds, wanted.count + SPARE);
    if (eligible.length === 0) throw new AppError('generation.no-source', wanted);
    const sources = eligible.map(({ id, category_id, text }) => ({
      id,
      categoryId: category_id,
      text: visibleText(text),
    }));
    const drafts = planDrafts(sources, wanted.count);
    const started = await insertRun(trx, {
      id: runId,
      asked_by: requester.id,
      category_ids: [...wanted.categoryIds],
      requested: wanted.count,
      planned: drafts.length,
      engine_kind: engine.info.kind,
      engine_name: engine.info.name,
      started_at: at,
    });
    if (!started) throw new AppError('generation.under-way');
    const titles = new Map(eligible.map(({ id, title }) => [id, title]));
    await insertItems(
      trx,
      drafts.map((ids, index) => ({
        run_id: runId,
        position: index + 1,
        title: titles.get(ids[0] ?? '') ?? '',
        source_ids: ids,
      })),
    );
    for (const index of drafts.keys())
      await queueJob(trx, GENERATION_QUEUE, { runId, position: index + 1 } satisfies ItemJob);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: requester.id,
      action: 'generation.started',
      object: { kind: 'generation', id: runId },
      detail: { ...wanted, planned: drafts.length, engine: engine.info.name },
      requestId: requester.requestId,
    });
    await announceRun(trx, runId);
    return runId;
  });
};
