import { bucketOf } from '#domain/announcement/status.ts';
import { applyTransition, findForTransition } from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';

type Asked = { readonly token: string; readonly reason: string; readonly requestId: string };

/** Sets a flag, mails the team, who decide, and acknowledges the request. A repeat changes nothing. */
export const askCancellation = async (
  { db, clock }: { db: Database; clock: Clock },
  { token, reason, requestId }: Asked,
): Promise<void> => {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { trackingToken: token }, at);
    if (!announcement || announcement.facts.deleted) throw new AppError('tracking.not-found');
    const { id: announcementId, cancellation_requested_at: askedBefore, status, rev } = announcement;
    if (askedBefore !== null) return;
    await applyTransition(trx, announcement, {
      event: 'ask-cancellation',
      at,
      by: { kind: 'visitor' },
      requestId,
      set: {
        ...{ cancellation_requested_at: at, cancellation_reason: reason },
        // Nobody publishes it from a card that does not show the request yet.
        ...(bucketOf(status) === 'pending' && { rev: rev + 1 }),
      },
    });
    await queueAnnouncementMail(trx, { kind: 'team-cancellation-request', announcementId, at });
    await queueAnnouncementMail(trx, { kind: 'cancellation-requested', announcementId, at });
  });
};
