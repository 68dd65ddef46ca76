import { OTHER_POINT } from '#contract/review-desk.fr.ts';
import type { CorrectionRequest } from '#contract/review-desk.ts';
import type { CorrectionReason } from '#domain/announcement/correction.ts';
import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import {
  applyTransition,
  type LockedAnnouncement,
  openCorrection,
  type TransitionOutcome,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import { AppError } from '#server/errors.ts';
import { type Deps, onOne, type ReviewOrder } from './require-announcement.ts';

type Asked = ReviewOrder & Pick<CorrectionRequest, 'reasons'>;

/**
 * Asks the customer to correct the notice: its deadline stops, and whoever asks takes care of it until the answer is
 * reviewed.
 */
export const askCorrection = (deps: Deps, { reasons: given, ...order }: Asked): Promise<TransitionOutcome> =>
  onOne(deps, order, async (trx, announcement, decision) => {
    const { at, by } = decision;
    const reasons = given.map((reason) => labelled(announcement, reason));
    const outcome = await applyTransition(trx, announcement, {
      event: 'ask-correction',
      ...decision,
      detail: { mentions: reasons.flatMap(({ mention }) => mention ?? []) },
      // Another revision: whoever read the card before does not decide over the open request.
      set: { correction: 'asked', rev: announcement.rev + 1, assigned_to: by.id, assigned_at: at },
    });
    await openCorrection(trx, announcement, { reasons, byId: by.id, at });
    await queueAnnouncementMail(trx, { kind: 'correction-requested', announcementId: announcement.id, at });
    return outcome;
  });

/** The customer reads the label that the form has for the mention, as the head of a point. */
const labelled = (
  { id, type_id, other_type_ids }: LockedAnnouncement,
  { mention, text }: Asked['reasons'][number],
): CorrectionReason => {
  if (mention === null) return { mention, label: OTHER_POINT, text };
  const known = noticeRules(type_id, other_type_ids).mentions.find(({ key }) => key === mention);
  if (!known) throw new AppError('announcement.correction-mention', { id, mention });
  return { mention, label: known.label.charAt(0).toUpperCase() + known.label.slice(1), text };
};
