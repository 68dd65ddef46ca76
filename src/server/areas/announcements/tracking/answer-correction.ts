import type { z } from 'zod';
import type { correctionAnswerBody } from '#contract/review-desk.ts';
import { decide } from '#domain/announcement/lifecycle.ts';
import {
  applyTransition,
  endCorrection,
  findCorrection,
  findForTransition,
  LifecycleError,
  type LockedAnnouncement,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findReviewerMailbox } from '../review/assignments.queries.ts';
import type { SubmittedNotice } from '../submission/submitted-notice.ts';
import { saveVersion } from '../versions.queries.ts';
import { columnsOf, mailChange, readNotice, requireSameNotice, writableOf } from './customer-change.ts';

type Answer = {
  readonly token: string;
  readonly body: z.output<typeof correctionAnswerBody>;
  readonly requestId: string;
};

/**
 * The customer corrects the notice, or says why not. It needs no right of the offer, uses none up and costs nothing:
 * the newsroom asked for it. The same answer once more, from a browser that did not get the first reply, changes
 * nothing.
 */
export const answerCorrection = async (
  { db, clock, limits }: { db: Database; clock: Clock; limits: Limits },
  { token, body: { message = '', ...body }, requestId }: Answer,
): Promise<void> => {
  const at = clock.now();
  const writable = await writableOf({ db, limits }, { token, body });
  await db.transaction().execute(async (trx) => {
    const before = await findForTransition(trx, { trackingToken: token }, at);
    if (!before || before.facts.deleted) throw new AppError('tracking.not-found');
    const { submitted, changed } = readNotice(before, body);
    if (changed.length === 0 && (await isSaid(trx, before, message))) return;
    requireAwaited(before);
    requireSameNotice(before, body);
    if (changed.length === 0 && message === '')
      throw new AppError('tracking.answer-empty', { id: before.id });
    await answer(trx, before, { submitted, changed, message, requestId, at });
    const to = await findReviewerMailbox(trx, before.assigned_to);
    const about = { announcementId: before.id, changed: changed.length > 0, at };
    await queueAnnouncementMail(trx, { kind: 'team-correction-answered', to, ...about });
    await mailChange(trx, { kind: 'correction-received', before, submitted, writable, requestId, at });
  });
};

const isSaid = async (trx: Connection, { id, correction }: LockedAnnouncement, message: string) =>
  correction === 'answered' && ((await findCorrection(trx, id))?.answer ?? '') === message;

/** Before the text is compared: whoever comes too late learns that, rather than that the text has changed. */
const requireAwaited = ({ id, status, facts }: LockedAnnouncement): void => {
  const decision = decide('answer-correction', facts);
  if ('refusal' in decision) throw new LifecycleError(decision.refusal, { id, status });
};

type Answered = {
  submitted: SubmittedNotice;
  changed: readonly string[];
  message: string;
  requestId: string;
  at: Date;
};

const answer = async (
  trx: Connection,
  before: LockedAnnouncement,
  { submitted, changed, message, requestId, at }: Answered,
): Promise<void> => {
  const isChanged = changed.length > 0;
  if (isChanged) await saveVersion(trx, { before, by: 'customer', at });
  await applyTransition(trx, before, {
    event: 'answer-correction',
    at,
    by: { kind: 'visitor' },
    requestId,
    detail: { changed, rev: before.rev + 1 },
    set: {
      ...(isChanged && (await columnsOf(trx, before, { submitted, at }))),
      correction: 'answered',
      // Also for words without a new text: nobody decides on the announcement without having read them.
      rev: before.rev + 1,
      due_at: await endCorrection(trx, before, { outcome: 'answered', answer: message, at }),
      // Whoever asked for it has the usual time to go on with it.
      ...(before.assigned_to && { assigned_at: at }),
    },
  });
};
