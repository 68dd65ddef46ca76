import { endOfDay, parisDay } from '#domain/period/paris-day.ts';
import { findForTransition } from '#server/areas/announcement-lifecycle/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import type { JobLog } from '#server/jobs/background-work.ts';
import type { Clock } from '#server/ports/clock.ts';
import { redactText } from '#server/redact.ts';
import { publishOrSchedule } from '../review/publish-or-schedule.ts';
import { isFailureKnown, listDue, type Place, PUBLICATION_FAILED } from './due.queries.ts';

type Deps = { db: Database; clock: Clock; log: JobLog };

const DAY_MS = 86_400_000;

/**
 * Publishes the approved announcements whose day has come, each in its own transaction. A failure is logged
 * at each run, audited once a day, and does not prevent the others.
 */
export const publishDue = async (deps: Deps): Promise<{ published: number; failed: number }> => {
  const until = endOfDay(parisDay(deps.clock.now()));
  const counts = { published: 0, failed: 0 };
  let after: Place | undefined;
  do {
    const places: Place[] = await listDue(deps.db, { until, after });
    for (const { id } of places) {
      const outcome = await publishOne(deps, id).catch((error) => sayFailed(deps, id, error));
      if (outcome) counts[outcome] += 1;
    }
    after = places.at(-1);
  } while (after);
  return counts;
};

const publishOne = async ({ db, clock, log }: Deps, id: string): Promise<'published' | undefined> => {
  const at = clock.now();
  const outcome = await db.transaction().execute(async (trx) => {
    // Another server may have published it, or an administrator changed it, since the list was read.
    const announcement = await findForTransition(trx, { id }, at);
    return (
      announcement && publishOrSchedule(trx, announcement, { event: 'come-due', at, by: { kind: 'system' } })
    );
  });
  if (outcome?.to !== 'published' || outcome.from === 'published') return undefined;
  log.info({ announcement: id }, 'scheduled announcement published');
  return 'published';
};

const sayFailed = async ({ db, clock, log }: Deps, id: string, error: unknown): Promise<'failed'> => {
  log.error({ err: error, announcement: id }, 'scheduled announcement not published');
  const at = clock.now();
  const since = new Date(at.getTime() - DAY_MS);
  const reason = redactText(error instanceof Error ? error.message : String(error)).slice(0, 500);
  await db.transaction().execute(async (trx) => {
    if (await isFailureKnown(trx, { id, since })) return;
    await recordAudit(trx, {
      at,
      actor: 'system',
      action: PUBLICATION_FAILED,
      object: { kind: 'announcement', id },
      detail: { reason },
    });
  });
  return 'failed';
};
