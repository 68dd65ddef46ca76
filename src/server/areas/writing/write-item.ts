import { writingMessages } from '#contract/writing-messages.fr.ts';
import { unsupportedFacts } from '#domain/writing/facts.ts';
import { GENERATION_QUEUE } from '#server/db/job-queues.ts';
import { AppError } from '#server/errors.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import type { WritingSource } from '#server/ports/writing-engine.ts';
import { assertBudget, recordCall } from './budget.ts';
import { listSourceTexts } from './eligible-sources.queries.ts';
import { announceRun, changeItem, findItem, lockRun } from './generation.queries.ts';
import { keepLease, LEASE_MS } from './keep-lease.ts';
import { allWords, safeText } from './safe-text.ts';
import { failItem, finishItem, type HeldItem } from './settle-item.ts';
import type { ItemJob } from './start-generation.ts';
import type { ItemDeps } from './writing-deps.ts';

/** Writes one article of a run, unless it was cancelled or another worker has it. */
export const writeItem = async (deps: ItemDeps, job: ItemJob): Promise<void> => {
  const held = await takeItem(deps, job);
  if (!held) return;
  try {
    await assertBudget(deps);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failItem(deps, held, error.message);
  }
  const sources = await listSourceTexts(deps.db, held.source_ids);
  const lease = keepLease(deps, held);
  try {
    await write(deps, held, sources, lease.signal);
  } finally {
    lease.release();
  }
  if (lease.signal.aborted && deps.stopping.aborted) await releaseItem(deps, held);
};

type SourceRow = Awaited<ReturnType<typeof listSourceTexts>>[number];

const write = async (
  deps: ItemDeps,
  held: HeldItem,
  rows: readonly SourceRow[],
  signal: AbortSignal,
): Promise<void> => {
  const [main] = rows;
  const isTaken = rows.some(
    (row) => row.is_used_for_generation || row.status !== 'draft' || row.deleted_at !== null,
  );
  if (!main || isTaken) return failItem(deps, held, writingMessages.sourceTaken);
  const sources = rows.map(asSource);
  const begun = deps.clock.now();
  const outcome = await deps.engine.generate(sources, signal);
  await recordCall(deps, outcome, { work: 'generate', begun, runId: held.run_id });
  // Cancelled, or the server stops: the item gets no error.
  if (signal.aborted) return;
  if ('fault' in outcome) {
    deps.log.warn({ run: held.run_id, item: held.position, reason: outcome.detail }, 'article not generated');
    return failItem(deps, held, writingMessages.engine[outcome.fault]);
  }
  const text = safeText(outcome.text);
  if (!text) return failItem(deps, held, unusable(deps));
  const known = sources.map(allWords).join('\n');
  await finishItem(deps, held, {
    text,
    categoryId: main.category_id,
    sourceIds: rows.map(({ id }) => id),
    usage: {
      ...outcome.usage,
      unsupported: unsupportedFacts(known, allWords(text)).map(({ kind, text: factText }) => ({
        kind,
        text: factText,
      })),
    },
  });
};

/** The embedded engine uses no service: the message only names the source. */
const unusable = ({ engine }: ItemDeps): string =>
  writingMessages.engine[engine.info.kind === 'builtin' ? 'tooThin' : 'unusable'];

const asSource = (row: SourceRow): WritingSource => ({
  title: row.title,
  description: row.description,
  content: row.content,
  origin: row.origin_name ?? '',
  date: row.origin_published_at?.toISOString() ?? null,
});

const takeItem = ({ db, clock }: ItemDeps, { runId, position }: ItemJob) =>
  db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, runId);
    const item = await findItem(trx, runId, position);
    if (run?.status !== 'running' || item?.status !== 'waiting') return undefined;
    const at = clock.now();
    const attempts = item.attempts + 1;
    await changeItem(trx, item, {
      status: 'writing',
      attempts,
      started_at: at,
      lease_until: new Date(at.getTime() + LEASE_MS),
      error: null,
    });
    await announceRun(trx, runId);
    return { ...item, attempts };
  });

/** The server stops meanwhile: the item is released, so that nobody has to wait for its lease. */
const releaseItem = ({ db }: ItemDeps, held: HeldItem): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockRun(trx, held.run_id);
    const item = await findItem(trx, held.run_id, held.position);
    if (item?.status !== 'writing' || item.attempts !== held.attempts) return;
    await changeItem(trx, held, { status: 'waiting', attempts: held.attempts - 1, lease_until: null });
    const job: ItemJob = { runId: held.run_id, position: held.position };
    await queueJob(trx, GENERATION_QUEUE, job);
  });
