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

/** One announcement and the administrator who decides on it; each decision is its own transaction. */
export type ReviewOrder = {
  readonly id: string;
  readonly adminId: string;
  readonly requestId?: string | undefined;
  /** The revision that was read, when the screen sends it. */
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

/** Publishes it, or approves it for a later day. */
export const approveAnnouncement = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    publishOrSchedule(trx, announcement, { event: 'approve', ...decision }),
  );

/** The same, also for the team's own announcements and for one rejected by mistake. */
export const publishAnnouncement = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    publishOrSchedule(trx, announcement, { event: 'publish', ...decision }),
  );

/**
 * Publishes one announcement of a bulk call; one whose announcer asked for cancellation needs its own
 * decision.
 */
export const publishAmongMany = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) => {
    requireWanted(announcement);
    return publishOrSchedule(trx, announcement, { event: 'publish', ...decision });
  });

/** Where publication is forbidden anyway, the lifecycle gives the reason. */
const requireWanted = ({ id, status, facts, cancellation_requested_at }: LockedAnnouncement): void => {
  if (cancellation_requested_at === null || !allows('publish', facts)) return;
  const conflict = { status, deleted: false, by: null, at: null };
  throw new AppError('announcement.cancellation-asked', { id }, { conflict });
};

type Reasoned = ReviewOrder & { readonly reason?: string | undefined };
type Rejection = TransitionOutcome & { readonly refund: boolean };

/** Closes its open checkout pages, refunds what was paid, and mails the reason to the announcer. */
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

/** A published announcement becomes a draft and its attestation is withdrawn. */
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

/** Moves it to the trash; a public one is taken down and its attestation withdrawn. */
export const deleteAnnouncement = (deps: Deps, order: Reasoned): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    takeDown(trx, announcement, 'delete', { ...decision, reason: order.reason }),
  );

/** Takes a public announcement down: withdraws its attestation and mails the reason to the announcer. */
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
    // Public like the attestation that it ends: the verification page shows the reason.
    detail: isPublic || given ? { reason } : {},
  });
  await withdrawAttestation(trx, { announcementId, reason, at });
  if (isPublic && origin === 'visitor')
    await queueAnnouncementMail(trx, { kind: 'announcement-withdrawn', announcementId, reason, at });
  return outcome;
};

/** Restores it from the trash as it was; one that was public becomes a draft. */
export const restoreAnnouncement = (
  { db, clock }: Deps,
  { id, adminId, requestId }: ReviewOrder,
): Promise<TransitionOutcome> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { id }, at);
    // An anonymised announcement cannot be restored.
    if (!announcement || announcement.anonymised_at) throw new AppError('announcement.not-found', { id });
    return applyTransition(trx, announcement, {
      event: 'restore',
      at,
      by: { kind: 'admin', id: adminId },
      requestId,
    });
  });
};
