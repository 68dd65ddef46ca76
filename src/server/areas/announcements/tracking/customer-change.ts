import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { modificationBody } from '#contract/tracking.ts';
import { DEFAULT_OFFER } from '#domain/announcement/offers.ts';
import { otherModifications } from '#domain/announcement/several-modifications.ts';
import type { LockedAnnouncement } from '#server/areas/announcement-lifecycle/public.ts';
import {
  mayWriteTo,
  queueAnnouncementMail,
  recordWithheldMail,
} from '#server/areas/announcement-mail/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import { findNoticeCorrectedBy } from '../submission/find-corrected.ts';
import {
  asStored,
  type SubmittedNotice,
  slugOf,
  submittedColumns,
  toSubmittedNotice,
} from '../submission/submitted-notice.ts';
import { findTracked } from './tracking.queries.ts';

type NoticeBody = z.output<typeof modificationBody>;

/** The notice as the customer sends it, and the columns that it changes. */
export const readNotice = (
  before: LockedAnnouncement,
  body: NoticeBody,
): { submitted: SubmittedNotice; changed: readonly string[] } => {
  const submitted = toSubmittedNotice(
    { ...body, other_type_ids: before.other_type_ids },
    before.offer ?? DEFAULT_OFFER,
  );
  const changed = submittedColumns.filter((column) => !isDeepStrictEqual(before[column], submitted[column]));
  return { submitted, changed };
};

/** Refuses a text that replaces another one than its author has read, and another type of notice. */
export const requireSameNotice = (before: LockedAnnouncement, body: NoticeBody): void => {
  const { id, rev, type_id, other_type_ids: others } = before;
  if (body.rev !== rev) throw new AppError('tracking.stale', { id, rev: body.rev, now: rev });
  const asked = otherModifications(type_id, body.other_type_ids ?? others);
  if (body.type_id !== type_id || !isDeepStrictEqual(asked, others))
    throw new AppError('tracking.type-stays', { id });
};

/** What a new text sets in the row. */
export const columnsOf = async (
  trx: Connection,
  before: LockedAnnouncement,
  { submitted, at }: { submitted: SubmittedNotice; at: Date },
): Promise<AnnouncementChanges> => ({
  ...asStored(submitted),
  // It is not public yet: its slug may still follow the company's name.
  slug: slugOf(submitted, before.reference),
  corrects_id: await findNoticeCorrectedBy(trx, submitted, at),
  rev: before.rev + 1,
});

export type Addresses = ReadonlySet<string>;

/** The old and the new contact address, without those over their mail limit. */
export const writableOf = async (
  { db, limits }: { db: Database; limits: Limits },
  { token, body }: { token: string; body: NoticeBody },
): Promise<Addresses> => {
  const before = await findTracked(db, token);
  const writable = new Set<string>();
  if (before?.status !== 'paid') return writable;
  const addresses = [before.contact_email, body.contactEmail].map((address) => address.toLowerCase());
  for (const address of new Set(addresses)) if (await mayWriteTo(limits, address)) writable.add(address);
  return writable;
};

type ChangeMail = {
  kind: 'announcement-modified' | 'correction-received';
  before: LockedAnnouncement;
  submitted: SubmittedNotice;
  writable: Addresses;
  requestId: string;
  at: Date;
};

/** Confirms the change to the contact's address, and says a change of that address to the former one. */
export const mailChange = async (
  trx: Connection,
  { kind, before, submitted, writable, requestId, at }: ChangeMail,
): Promise<void> => {
  const about = { announcementId: before.id, at };
  const [old, now] = [before.contact_email.toLowerCase(), submitted.contact_email.toLowerCase()];
  if (writable.has(now)) await queueAnnouncementMail(trx, { kind, ...about });
  else await recordWithheldMail(trx, { kind, ...about, requestId });
  if (old === now) return;
  const moved = 'announcement-address-changed';
  const to = { address: before.contact_email, name: before.contact_name };
  if (writable.has(old)) await queueAnnouncementMail(trx, { kind: moved, ...about, to });
  else await recordWithheldMail(trx, { kind: moved, ...about, requestId });
};
