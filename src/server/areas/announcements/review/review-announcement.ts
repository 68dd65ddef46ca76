import { messages } from '#contract/messages.fr.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import type { RejectKind } from '#domain/announcement/reject-kinds.ts';
import {
  applyTransition,
  findForTransition,
  type LockedAnnouncement,
  type TransitionOutcome,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import { withdrawAttestation } from '#server/areas/documents/public.ts';
import { closeOpenCheckouts, requestRefund } from '#server/areas/payments/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { recordDecision } from './decisions.ts';
import { publishOrSchedule } from './publish-or-schedule.ts';
import { type Decision, type Deps, onOne, type ReviewOrder } from './require-announcement.ts';

/** Whether the checks had nothing to report about it, when that is known: kept for the figures. */
type Checked = { readonly clean?: boolean | undefined };

/** Publishes it, or approves it for a later day. */
export const approveAnnouncement = (
  deps: Deps,
  { clean, ...order }: ReviewOrder & Checked,
): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    accept(trx, announcement, { event: 'approve', clean, ...decision }),
  );

/** The same, also for the team's own announcements and for one rejected by mistake. */
export const publishAnnouncement = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) =>
    accept(trx, announcement, { event: 'publish', ...decision }),
  );

type Acceptance = Decision & Checked & { readonly event: 'approve' | 'publish' };

const accept = async (
  trx: Connection,
  announcement: LockedAnnouncement,
  { clean, ...decision }: Acceptance,
): Promise<TransitionOutcome> => {
  const outcome = await publishOrSchedule(trx, announcement, decision);
  const { at, by } = decision;
  await recordDecision(trx, announcement, { outcome: 'accepted', at, byId: by.id, clean });
  return outcome;
};

/**
 * Publishes one announcement of a bulk call; one whose announcer asked for cancellation, is asked for a correction, or
 * has answered such a request, needs its own decision.
 */
export const publishAmongMany = (deps: Deps, order: ReviewOrder): Promise<TransitionOutcome> =>
  onOne(deps, order, (trx, announcement, decision) => {
    requireWanted(announcement);
    return accept(trx, announcement, { event: 'publish', ...decision });
  });

/** Where publication is forbidden anyway, the lifecycle gives the reason. */
const requireWanted = (announcement: LockedAnnouncement): void => {
  const { id, status, facts, cancellation_requested_at, correction } = announcement;
  if (!allows('publish', facts)) return;
  const conflict = { status, deleted: false, by: null, at: null };
  if (cancellation_requested_at !== null)
    throw new AppError('announcement.cancellation-asked', { id }, { conflict });
  if (status === 'paid' && correction !== null)
    throw new AppError(`announcement.correction-${correction}`, { id }, { conflict });
};

type Reasoned = ReviewOrder & { readonly reason?: string | undefined };
type Rejected = Reasoned & Checked & { readonly kind?: RejectKind | undefined };
type Rejection = TransitionOutcome & { readonly refund: boolean };

/** Closes its open checkout pages, refunds what was paid, and mails the reason to the announcer. */
export const rejectAnnouncement = (deps: Deps, order: Rejected): Promise<Rejection> =>
  onOne(deps, order, async (trx, announcement, decision) => {
    const { id: announcementId, origin } = announcement;
    const { at, requestId } = decision;
    const reason = order.reason || messages.review.defaultReason;
    const outcome = await applyTransition(trx, announcement, {
      event: 'reject',
      ...decision,
      set: { reject_reason: reason },
    });
    await recordDecision(trx, announcement, {
      ...{ outcome: 'rejected', at, byId: decision.by.id },
      ...{ clean: order.clean, reason: order.kind },
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
