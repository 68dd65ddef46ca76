import { auditInvariants } from '#server/areas/announcement-lifecycle/public.ts';
import { noteTexts } from '#server/areas/transmissions/public.ts';
import type { Database } from '#server/db/client.ts';
import type { JobLog, Worker } from '#server/jobs/background-work.ts';
import { oncePerNight } from '#server/jobs/once-per-night.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import type { Clock } from '#server/ports/clock.ts';
import { foldTally } from '../admin/tally.queries.ts';
import { anonymiseAbandoned } from './anonymise-abandoned.ts';
import { publishDue } from './publish-due.ts';

type Deps = { db: Database; clock: Clock; log: JobLog };

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * The scheduled tasks of announcements, in one process of each server: publication and the fold of the counts each
 * minute, the others once a night for all servers.
 */
export const startAnnouncementTasks = (deps: Deps): Worker[] => {
  const nightly = oncePerNight(deps, 'announcements', async () => {
    await anonymiseAbandoned(deps);
    await auditInvariants(deps);
    await noteTexts(deps.db);
  });
  const { log } = deps;
  return [
    startScheduledTask({
      name: 'publish-due',
      everyMs: MINUTE_MS,
      run: async () => void (await publishDue(deps)),
      log,
    }),
    startScheduledTask({ name: 'fold-tally', everyMs: MINUTE_MS, run: () => foldTally(deps.db), log }),
    startScheduledTask({ name: 'announcements-at-night', everyMs: QUARTER_MS, run: nightly, log }),
  ];
};
