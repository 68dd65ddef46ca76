import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { modificationBody } from '#contract/tracking.ts';
import { isPayable } from '#domain/announcement/lifecycle.ts';
import { rightToModify } from '#domain/announcement/modification.ts';
import { DEFAULT_OFFER } from '#domain/announcement/offers.ts';
import { otherModifications } from '#domain/announcement/several-modifications.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import {
  applyTransition,
  findForTransition,
  LifecycleError,
  type LockedAnnouncement,
} from '#server/areas/announcement-lifecycle/public.ts';
import {
  mayWriteTo,
  queueAnnouncementMail,
  recordWithheldMail,
} from '#server/areas/announcement-mail/public.ts';
import { closeFormerPrice } from '#server/areas/payments/public.ts';
import { settleQuote } from '#server/areas/tariff/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findNoticeCorrectedBy } from '../submission/find-corrected.ts';
import {
  asStored,
  type SubmittedNotice,
  slugOf,
  submittedColumns,
  toSubmittedNotice,
} from '../submission/submitted-notice.ts';
import { saveVersion } from '../versions.queries.ts';
import { findTracked } from './tracking.queries.ts';

type Modification = {
  readonly token: string;
  readonly body: z.output<typeof modificationBody>;
  readonly requestId: string;
};

/**
 * Replaces the customer's notice, within the right of the offer, and stores the earlier text for the
 * reviewer. An unchanged text uses up no right and returns false.
 */
export const modifyAnnouncement = async (
  { db, clock, limits, pricing }: { db: Database; clock: Clock; limits: Limits; pricing: Pricing },
  { token, body, requestId }: Modification,
): Promise<boolean> => {
  const at = clock.now();
  const writable = await writableOf({ db, limits }, { token, body });
  return db.transaction().execute(async (trx) => {
    const before = await findForTransition(trx, { trackingToken: token }, at);
    if (!before || before.facts.deleted) throw new AppError('tracking.not-found');
    requireModifiable(before, body);
    const submitted = toSubmittedNotice(
      { ...body, other_type_ids: before.other_type_ids },
      before.offer ?? DEFAULT_OFFER,
    );
    const changed = submittedColumns.filter(
      (column) => !isDeepStrictEqual(before[column], submitted[column]),
    );
    if (changed.length === 0) return false;
    await modify(trx, { before, submitted, changed, writable, requestId, at });
    const order = { announcementId: before.id, at };
    if (isPayable(before.status))
      await settleQuote(trx, pricing, { ...order, onOther: () => closeFormerPrice(trx, order) });
    return true;
  });
};

type Addresses = ReadonlySet<string>;

/** The old and the new contact address, without those over their mail limit. */
const writableOf = async (
  { db, limits }: { db: Database; limits: Limits },
  { token, body }: Pick<Modification, 'token' | 'body'>,
): Promise<Addresses> => {
  const before = await findTracked(db, token);
  const writable = new Set<string>();
  if (before?.status !== 'paid') return writable;
  const addresses = [before.contact_email, body.contactEmail].map((address) => address.toLowerCase());
  for (const address of new Set(addresses)) if (await mayWriteTo(limits, address)) writable.add(address);
  return writable;
};

const requireModifiable = (before: LockedAnnouncement, body: Modification['body']): void => {
  const { id, status, facts, offer, modification_count: done, rev, type_id, other_type_ids: others } = before;
  const right = rightToModify(facts, { offer, done });
  if ('refusal' in right) {
    if (right.refusal !== 'none-left') throw new LifecycleError(right.refusal, { id, status });
    throw new AppError('tracking.no-modification-left', { id, offer, done });
  }
  if (body.rev !== rev) throw new AppError('tracking.stale', { id, rev: body.rev, now: rev });
  const asked = otherModifications(type_id, body.other_type_ids ?? others);
  if (body.type_id !== type_id || !isDeepStrictEqual(asked, others))
    throw new AppError('tracking.type-stays', { id });
};

type Change = {
  before: LockedAnnouncement;
  submitted: SubmittedNotice;
  changed: readonly string[];
  writable: Addresses;
  requestId: string;
  at: Date;
};

const modify = async (trx: Connection, change: Change): Promise<void> => {
  const { before, submitted, changed, requestId, at } = change;
  const { reference } = before;
  await saveVersion(trx, { before, by: 'customer', at });
  await applyTransition(trx, before, {
    event: 'modify',
    at,
    by: { kind: 'visitor' },
    requestId,
    detail: { rev: before.rev + 1, changed },
    set: {
      ...asStored(submitted),
      // It is not public yet: its slug may still follow the company's name.
      slug: slugOf(submitted, reference),
      corrects_id: await findNoticeCorrectedBy(trx, submitted, at),
      modification_count: before.modification_count + 1,
      rev: before.rev + 1,
    },
  });
  // Before payment nobody has shown that the address is theirs; the page itself confirms the modification.
  if (before.status === 'paid') await mailChange(trx, change);
};

const mailChange = async (
  trx: Connection,
  { before, submitted, writable, requestId, at }: Change,
): Promise<void> => {
  const about = { announcementId: before.id, at };
  const [old, now] = [before.contact_email.toLowerCase(), submitted.contact_email.toLowerCase()];
  if (writable.has(now)) await queueAnnouncementMail(trx, { kind: 'announcement-modified', ...about });
  else await recordWithheldMail(trx, { kind: 'announcement-modified', ...about, requestId });
  if (old === now) return;
  const kind = 'announcement-address-changed';
  const to = { address: before.contact_email, name: before.contact_name };
  if (writable.has(old)) await queueAnnouncementMail(trx, { kind, ...about, to });
  else await recordWithheldMail(trx, { kind, ...about, requestId });
};
