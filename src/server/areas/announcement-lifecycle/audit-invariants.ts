import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import type { JobLog } from '#server/jobs/background-work.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findViolationsAtNight, type Violation } from './invariants.queries.ts';

type Deps = { db: Database; clock: Clock; log: JobLog };

/** Checks the invariants every night; each violation is logged as an error and audited. */
export const auditInvariants = async ({ db, clock, log }: Deps): Promise<Violation[]> => {
  const violations = await findViolationsAtNight(db);
  for (const { rule, object } of violations) log.error({ rule, object }, 'an invariant is violated');
  if (violations.length > 0)
    await recordAudit(db, {
      at: clock.now(),
      actor: 'system',
      action: 'books.invariants-violated',
      object: { kind: 'books', id: 'announcements' },
      detail: { violations },
    });
  return violations;
};
