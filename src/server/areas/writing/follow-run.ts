import type { GenerationRun } from '#contract/admin-writing.ts';
import { findLatestRun, findRun } from './generation.queries.ts';
import { readRun } from './present-run.ts';
import type { RunSignal } from './run-signal.ts';
import type { WritingDeps } from './writing-deps.ts';

type Follow = Pick<WritingDeps, 'db' | 'clock'> & { wakeSignal: RunSignal; signal: AbortSignal };

/** Also read without a signal: the server that worked on the run may have died. */
const LOOK_AGAIN_MS = 5_000;

/** Yields the run, the latest by default, as it is, then at each change, until it is over or the client leaves. */
export async function* followRun(deps: Follow, runId?: string): AsyncGenerator<GenerationRun> {
  let followed = runId;
  let lastSent = '';
  while (!deps.signal.aborted) {
    const seenCount = deps.wakeSignal.wakeCount();
    const row = await (followed ? findRun(deps.db, followed) : findLatestRun(deps.db));
    if (!row) return;
    // Another run may begin as soon as this one is over, before its end is read.
    followed = row.id;
    const run = await readRun(deps.db, row, deps.clock.now());
    const news = JSON.stringify({ ...run, elapsed: 0 });
    if (news !== lastSent) yield run;
    lastSent = news;
    if (run.status !== 'running') return;
    await deps.wakeSignal.sleep(LOOK_AGAIN_MS, seenCount);
  }
}
