import { writingMessages } from '#contract/writing-messages.fr.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import { createMachineDraft } from '#server/areas/articles/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import { announceRun, changeItem, countByStatus, endRun, findItem, lockRun } from './generation.queries.ts';
import type { WritingDeps } from './writing-deps.ts';

/** An item with a lease; `attempts` identifies the holder. */
export type HeldItem = { run_id: string; position: number; attempts: number };

export type Draft = {
  text: WrittenText;
  categoryId: number;
  sourceIds: readonly string[];
  usage: object;
};

class SourceTaken extends Error {}

type Run = NonNullable<Awaited<ReturnType<typeof lockRun>>>;

/**
 * Creates the draft, marks its sources as used and the item as done, and ends the run after the last one, in
 * one transaction.
 */
export const finishItem = async (deps: WritingDeps, held: HeldItem, draft: Draft): Promise<void> => {
  try {
    await onHeldItem(deps, held, async (trx, run, at) => {
      const { text } = draft;
      const { engine_name: engine, asked_by: askedBy } = run;
      const articleId = await createMachineDraft(trx, { ...draft, engine, askedBy, at });
      if (!articleId) throw new SourceTaken();
      await changeItem(trx, held, {
        status: 'done',
        article_id: articleId,
        title: text.title,
        lease_until: null,
      });
    });
  } catch (error) {
    if (!(error instanceof SourceTaken)) throw error;
    await failItem(deps, held, writingMessages.sourceTaken);
  }
};

/** The error is shown to the editor; its sources stay unused, to be tried again. */
export const failItem = (deps: WritingDeps, held: HeldItem, error: string): Promise<void> =>
  onHeldItem(deps, held, (trx) => changeItem(trx, held, { status: 'failed', error, lease_until: null }));

/** Does nothing when the run was cancelled meanwhile, or another server took the item over. */
const onHeldItem = (
  { db, clock }: WritingDeps,
  held: HeldItem,
  change: (trx: Connection, run: Run, at: Date) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, held.run_id);
    const item = await findItem(trx, held.run_id, held.position);
    if (run?.status !== 'running' || item?.status !== 'writing' || item.attempts !== held.attempts) return;
    const at = clock.now();
    await change(trx, run, at);
    await endWhenLast(trx, run, at);
    await announceRun(trx, run.id);
  });

const endWhenLast = async (trx: Connection, run: Run, at: Date): Promise<void> => {
  const counts = await countByStatus(trx, run.id);
  if ((counts.get('waiting') ?? 0) + (counts.get('writing') ?? 0) > 0) return;
  const done = counts.get('done') ?? 0;
  await endRun(trx, run.id, done > 0 ? 'done' : 'failed', at);
  await recordAudit(trx, {
    at,
    actor: 'system',
    action: 'generation.finished',
    object: { kind: 'generation', id: run.id },
    detail: { done, failed: counts.get('failed') ?? 0 },
  });
};
