import type { Database } from '#server/db/client.ts';
import { oncePerNight } from '#server/jobs/once-per-night.ts';
import { startRounds } from '#server/jobs/rounds.ts';
import type { JobLog, Worker } from '#server/jobs/worker.ts';
import type { Clock } from '#server/ports/clock.ts';
import { foldTally } from './admin/tally.queries.ts';
import { auditInvariants } from './audit-invariants.ts';
import { publishDue } from './publish-due.ts';
import { purgeForgotten } from './purge-forgotten.ts';

type Deps = { db: Database; clock: Clock; log: JobLog };

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** What is done for the announcements again and again, by every server: publication each minute, the rest at night. */
export const startAnnouncementRounds = (deps: Deps): Worker[] => {
  const nightly = oncePerNight(deps, async () => {
    await purgeForgotten(deps);
    await auditInvariants(deps);
  });
  const { log } = deps;
  return [
    startRounds({
      name: 'publish-due',
      everyMs: MINUTE_MS,
      walk: async () => void (await publishDue(deps)),
      log,
    }),
    startRounds({ name: 'fold-tally', everyMs: MINUTE_MS, walk: () => foldTally(deps.db), log }),
    startRounds({ name: 'announcements-at-night', everyMs: QUARTER_MS, walk: nightly, log }),
  ];
};
