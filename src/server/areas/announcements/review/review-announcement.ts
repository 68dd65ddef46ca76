import { messages } from '#contract/messages.fr.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import {
  applyTransition,
  findForTransition,
  type LockedAnnouncement,
  type TransitionOutcome,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import { withdrawAttestation } from '#server/areas/documents/public.ts';
import { closeOpenCheckouts, requestRefund } from '#server/areas/payments/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { publishOrSchedule } from './publish-or-schedule.ts';
import { requireAnnouncement } from './require-announcement.ts';

type Deps = { db: Database; clock: Clock };

/** One announcement and the administrator who decides on it: each is a transaction of its own. */
export type ReviewOrder = {
  readonly id: string;
  readonly adminId: string;
  readonly requestId?: string | undefined;
  /** The revision that was read, when the screen says so. */
  readonly rev?: number | undefined;
};

type Decision = {
  readonly at: Date;
  readonly by: { kind: 'admin'; id: string };
  requestId?: string | undefined;
};

const onOne = <Answer>(
  { db, clock }: Deps,
  { id, rev, adminId, requestId }: ReviewOrder,
  act: (trx: Connection, announcement: LockedAnnouncement, decision: Decision) => Promise<Answer>,
): Promise<Answer> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const announcement = await requireAnnouncement(trx, { id, rev }, at);
    return act(trx, announcement, { at, by: { kind: 'admin', id: adminId }, requestId });
  });
};

/** Published, or approved for a later day. */
export const approveAnnouncement = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    publishOrSchedule(trx, announcement, { event: 'approve', ...decision }),
  );

/** The same, of what the newsroom wrote or rejected by mistake too. */
export const publishAnnouncement = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    publishOrSchedule(trx, announcement, { event: 'publish', ...decision }),
  );

/** Publishes one of many: what its author asked to cancel waits for a decision of its own. */
export const publishAmongMany = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) => {
    requireWanted(announcement);
    return publishOrSchedule(trx, announcement, { event: 'publish', ...decision });
  });

/** Of what cannot be published at all, the lifecycle says why. */
const requireWanted = ({ id, status, facts, cancellation_requested_at }: LockedAnnouncement): void => {
  if (cancellation_requested_at === null || !allows('publish', facts)) return;
  const conflict = { status, deleted: false, by: null, at: null };
  throw new AppError('announcement.cancellation-asked', { id }, { conflict });
};

type Reasoned = ReviewOrder & { readonly reason?: string | undefined };
type Rejection = TransitionOutcome & { readonly refund: boolean };

/** Its open payment pages are closed, the money that came goes back, and its sender is told why. */
export const rejectAnnouncement = (deps: Deps, order: Reasoned): Promise<Rejection> =>
  onOne(deps, order, async (trx, announcement, decision) => {
    const { id: announcementId, origin } = announcement;
    const { at, requestId } = decision;
    const reason = order.reason || messages.review.defaultReason;
    const outcome = await applyTransition(trx, announcement, {
      event: 'reject',
      ...decision,
      set: { reject_reason: reason },
    });
    await closeOpenCheckouts(trx, { announcementId, at });
    const { requested } = await requestRefund(trx, { announcementId, reason, at, requestId });
    if (origin === 'visitor')
      await queueAnnouncementMail(trx, { kind: 'announcement-rejected', announcementId, at });
    return { ...outcome, refund: requested };
  });

/** A published one becomes a draft: its attestation no longer holds. */
export const unpublishAnnouncement = (deps: Deps, order: Reasoned): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    withdraw(trx, announcement, { ...decision, reason: order.reason }),
  );

type Withdrawal = Decision & { reason?: string | undefined };

export const withdraw = (
  trx: Connection,
  announcement: LockedAnnouncement,
  withdrawal: Withdrawal,
): Promise<TransitionOutcome> => takeDown(trx, announcement, 'unpublish', withdrawal);

/** Kept in the trash; what was public is so no more, and neither is its attestation. */
export const deleteAnnouncement = (deps: Deps, order: Reasoned): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    takeDown(trx, announcement, 'delete', { ...decision, reason: order.reason }),
  );

/** What was public is so no more: its attestation is withdrawn, and its sender is told why. */
const takeDown = async (
  trx: Connection,
  announcement: LockedAnnouncement,
  event: 'unpublish' | 'delete',
  { reason: given, ...decision }: Withdrawal,
): Promise<TransitionOutcome> => {
  const { id: announcementId, origin } = announcement;
  const isPublic = announcement.status === 'published';
  const reason = given || messages.review.defaultWithdrawal;
  const { at } = decision;
  const outcome = await applyTransition(trx, announcement, {
    event,
    ...decision,
    // As public as the attestation that it ends: whoever verifies it reads why.
    detail: isPublic || given ? { reason } : {},
  });
  await withdrawAttestation(trx, { announcementId, reason, at });
  if (isPublic && origin === 'visitor')
    await queueAnnouncementMail(trx, { kind: 'announcement-withdrawn', announcementId, reason, at });
  return outcome;
};

/** Out of the trash, as it was; what was public comes back as a draft. */
export const restoreAnnouncement = (
  { db, clock }: Deps,
  { id, adminId, requestId }: ReviewOrder,
): Promise<TransitionOutcome> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { id }, at);
    // Of what was purged, nothing is left to restore.
    if (!announcement || announcement.anonymised_at) throw new AppError('announcement.not-found', { id });
    return applyTransition(trx, announcement, {
      event: 'restore',
      at,
      by: { kind: 'admin', id: adminId },
      requestId,
    });
  });
};
