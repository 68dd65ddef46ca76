import type { RejectKind } from '#domain/announcement/reject-kinds.ts';
import { bucketOf } from '#domain/announcement/status.ts';
import { businessTimeBetween } from '#domain/period/business-hours.ts';
import type { LockedAnnouncement } from '#server/areas/announcement-lifecycle/public.ts';
import type { Connection } from '#server/db/client.ts';
import { findDecided, insertDecision, listPauses } from './decisions.queries.ts';

type Decided = {
  readonly outcome: 'accepted' | 'rejected';
  readonly at: Date;
  readonly byId: string;
  readonly clean?: boolean | undefined;
  readonly reason?: RejectKind | undefined;
};

/**
 * Keeps the first decision on an announcement of the queue, for the figures: how many business hours after the payment,
 * without those spent waiting for the customer. Called after the transition, which ends such a wait.
 */
export const recordDecision = async (
  trx: Connection,
  { id, status: from, origin, offer }: LockedAnnouncement,
  { outcome, at, byId, clean, reason }: Decided,
): Promise<void> => {
  if (origin !== 'visitor' || bucketOf(from) !== 'pending') return;
  const { due_at, paid_at } = await findDecided(trx, id);
  const pauses = await listPauses(trx, id);
  const waited = pauses.reduce(
    (sum, { asked_at, ended_at }) => sum + businessTimeBetween(asked_at, ended_at ?? at),
    0,
  );
  await insertDecision(trx, {
    announcement_id: id,
    outcome,
    decided_at: at,
    decided_by: byId,
    offer,
    paid_at,
    due_at,
    seconds: paid_at && Math.max(0, Math.round((businessTimeBetween(paid_at, at) - waited) / 1000)),
    clean: clean ?? null,
    reason: outcome === 'rejected' ? (reason ?? null) : null,
  });
};
