import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Submission } from '#contract/submission.ts';
import { isPayable } from '#domain/announcement/lifecycle.ts';
import { DEFAULT_OFFER, findOfferByPrice } from '#domain/announcement/offers.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { isTokenOf } from '#server/areas/announcement-lifecycle/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { closeFormerPrice } from '#server/areas/payments/public.ts';
import { settleQuote } from '#server/areas/tariff/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findNoticeCorrectedBy } from './find-corrected.ts';
import { drawReference, MOST_TRIES } from './references.ts';
import {
  findByKey,
  insertSubmission,
  peekByKey,
  replaceSubmission,
  type StoredSubmission,
} from './submissions.queries.ts';
import { type SubmittedNotice, slugOf, submittedColumns, toSubmittedNotice } from './submitted-notice.ts';

type Deps = { db: Database; clock: Clock; pricing: Pricing };
type Request = {
  submission: Submission;
  key: string | undefined;
  requestId: string;
  /**
   * Counts a new submission against the limit, or refuses it. A repeat was counted the first time.
   * Undefined: not limited.
   */
  spendLimit: (() => Promise<void>) | undefined;
};

/**
 * Stores a submission as a pending announcement. The same key with the same text returns the same
 * announcement. Another text under a known key replaces the unpaid one, if the request has its tracking
 * token: the key alone, which others may guess or read in a log, gives no access.
 */
export const submitAnnouncement = async (
  { db, clock, pricing }: Deps,
  { submission, key, requestId, spendLimit }: Request,
): Promise<StoredSubmission> => {
  const submitted = toSubmittedNotice(
    submission,
    findOfferByPrice(submission.basePrice)?.name ?? DEFAULT_OFFER,
  );
  const at = clock.now();
  const idempotencyKey = key === undefined ? null : createHash('sha256').update(key).digest('hex');
  // Before the transaction: the counter is not part of it.
  if (spendLimit && !(await isSentAgain(db, idempotencyKey, submitted))) await spendLimit();
  return db.transaction().execute(async (trx) => {
    const known = idempotencyKey === null ? undefined : await findByKey(trx, idempotencyKey);
    const repetition = { submitted, trackingToken: submission.trackingToken, requestId, at };
    const stored = known
      ? await repeat(trx, { ...repetition, known })
      : await create(trx, { ...repetition, idempotencyKey });
    if (isPayable(stored.status))
      await settleQuote(trx, pricing, {
        announcementId: stored.id,
        reduction: submission.reduction ?? null,
        at,
        onOther: () => closeFormerPrice(trx, { announcementId: stored.id, at }),
      });
    return stored;
  });
};

type Creation = Omit<Repetition, 'known'> & { idempotencyKey: string | null };

const create = async (trx: Connection, { idempotencyKey, ...given }: Creation): Promise<StoredSubmission> => {
  const { submitted, requestId, at } = given;
  const correctsId = await findNoticeCorrectedBy(trx, submitted, at);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reference = await drawReference(trx, tries);
    const made = await insertSubmission(trx, {
      id: newId(at),
      reference,
      slug: slugOf(submitted, reference),
      trackingToken: randomBytes(32).toString('base64url'),
      idempotencyKey,
      correctsId,
      submitted,
      at,
    });
    if (made) {
      const detail = { reference, type: submitted.type_id, offer: submitted.offer };
      await recordAudit(trx, { ...line(made.id), action: 'announcement.submitted', detail, requestId, at });
      return made;
    }
    // Either a concurrent repeat of this submission was first, or the reference was taken.
    const known = idempotencyKey === null ? undefined : await findByKey(trx, idempotencyKey);
    if (known) return repeat(trx, { ...given, known });
  }
  throw new Error('No free reference was found');
};

type Repetition = {
  known: StoredSubmission;
  submitted: SubmittedNotice;
  trackingToken: string | undefined;
  requestId: string;
  at: Date;
};

const repeat = async (
  trx: Connection,
  { known, submitted, trackingToken, requestId, at }: Repetition,
): Promise<StoredSubmission> => {
  if (known.deleted_at !== null) throw new AppError('announcement.ended', { id: known.id });
  if (saysTheSame(known, submitted)) return known;
  if (!isTokenOf(known, trackingToken)) throw new AppError('announcement.key-taken', { id: known.id });
  if (!isPayable(known.status)) return known;
  const isOtherText = !saysTheSame(known, { ...submitted, offer: known.offer });
  const rev = isOtherText ? known.rev + 1 : known.rev;
  await replaceSubmission(trx, {
    before: known,
    submitted,
    rev,
    slug: slugOf(submitted, known.reference),
    correctsId: await findNoticeCorrectedBy(trx, submitted, at),
    at,
  });
  const detail = { reference: known.reference, rev };
  await recordAudit(trx, { ...line(known.id), action: 'announcement.resubmitted', detail, requestId, at });
  return known;
};

const isSentAgain = async (
  db: Connection,
  key: string | null,
  submitted: SubmittedNotice,
): Promise<boolean> => {
  const before = key === null ? undefined : await peekByKey(db, key);
  return before !== undefined && saysTheSame(before, submitted);
};

const saysTheSame = (known: StoredSubmission, submitted: SubmittedNotice): boolean =>
  submittedColumns.every((column) => isDeepStrictEqual(known[column], submitted[column]));

const line = (id: string) => ({ actor: 'visitor', object: { kind: 'announcement', id } }) as const;
