import { isDeepStrictEqual } from 'node:util';
import type { SavedAnnouncement } from '#contract/admin-announcement-form.ts';
import { isPayable } from '#domain/announcement/lifecycle.ts';
import { isDue, parisDay } from '#domain/period/paris-day.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import {
  applyTransition,
  type LockedAnnouncement,
  publicFrom,
  type Transition,
  type TransitionOutcome,
} from '#server/areas/announcement-lifecycle/public.ts';
import { issueAttestation } from '#server/areas/documents/public.ts';
import { closeFormerPrice } from '#server/areas/payments/public.ts';
import { settleQuote } from '#server/areas/tariff/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import type { Clock } from '#server/ports/clock.ts';
import { publishOrSchedule } from '../review/publish-or-schedule.ts';
import { type ReviewOrder, requireAnnouncement } from '../review/require-announcement.ts';
import { withdraw } from '../review/review-announcement.ts';
import { asStored, type SubmittedNotice, submittedColumns } from '../submission/submitted-notice.ts';
import { saveVersion } from '../versions.queries.ts';
import { findRow } from './admin-rows.queries.ts';
import { dropDraftOfTab } from './announcement-drafts.queries.ts';
import { formColumns } from './form-columns.ts';

/** The fields that an administrator may change; the offer is the customer's choice. */
export type Edited = Partial<Omit<SubmittedNotice, 'offer'>> & {
  readonly publicationDate?: Date | undefined;
};

type Edit = ReviewOrder & {
  readonly edited: Edited;
  /** The box of the form: ticked publishes, unticked unpublishes, absent changes nothing. */
  readonly published?: boolean | undefined;
  /** Why the text is changed, stored with the version that it replaces. */
  readonly reason?: string | undefined;
  /** The browser tab of the form: its draft is deleted. */
  readonly tabId?: string | null | undefined;
};

type Deps = { db: Database; clock: Clock; pricing: Pricing };

/**
 * Stores the present notice as a version. A public notice gets a new attestation of its new text. The box of
 * the form then publishes or unpublishes as its own button would.
 */
export const editAnnouncement = (
  { db, clock, pricing }: Deps,
  { edited, published, reason, tabId, adminId, requestId, ...asked }: Edit,
): Promise<TransitionOutcome> => {
  const decision = { at: clock.now(), by: { kind: 'admin', id: adminId }, requestId } as const;
  return db.transaction().execute(async (trx) => {
    const before = await requireAnnouncement(trx, { ...asked, stale: 'announcement.stale' }, decision.at);
    await dropDraftOfTab(trx, adminId, tabId);
    if (before.status === 'published' && published !== false) requirePast(edited, decision.at);
    const { outcome, rewritten } = await write(trx, before, { edited, reason, ...decision });
    await priceAgain(trx, pricing, before, decision.at);
    // The date may have changed: the facts are read again, under the same lock.
    const now = await requireAnnouncement(trx, { id: before.id }, decision.at);
    if (published === false && outcome.to === 'published') return withdraw(trx, now, { ...decision, reason });
    if (published === true && outcome.to !== 'published')
      return publishOrSchedule(trx, now, { event: 'publish', ...decision });
    if (rewritten && outcome.to === 'published')
      await issueAttestation(trx, { announcementId: before.id, at: decision.at });
    return outcome;
  });
};

/** Another text has another price: whoever has not paid yet is asked for that one. */
const priceAgain = async (
  trx: Connection,
  pricing: Pricing,
  { id: announcementId, status }: LockedAnnouncement,
  at: Date,
): Promise<void> => {
  if (!isPayable(status)) return;
  const onOther = () => closeFormerPrice(trx, { announcementId, at });
  await settleQuote(trx, pricing, { announcementId, at, onOther });
};

/** A new date must not hide a public notice: it has to be unpublished before it can be scheduled. */
const requirePast = ({ publicationDate }: Edited, at: Date): void => {
  if (publicationDate && !isDue(publicationDate, at)) throw new AppError('announcement.published-date');
};

type Writing = Omit<Transition, 'event' | 'set'> & Pick<Edit, 'edited' | 'reason'>;

const write = async (
  trx: Connection,
  before: LockedAnnouncement,
  { edited: { publicationDate, ...written }, reason, ...decision }: Writing,
) => {
  const after = { ...before, ...written } as SubmittedNotice;
  if (written.content !== undefined) after.content = sanitiseNotice(written.content);
  const stored = asStored(after);
  const changed = submittedColumns.filter((column) => !isDeepStrictEqual(before[column], after[column]));
  const moved = publicationDate !== undefined && !isSameDay(publicationDate, before.publication_date);
  const rev = changed.length > 0 ? before.rev + 1 : before.rev;
  if (rev !== before.rev) {
    const { by, at } = decision;
    await saveVersion(trx, { before, by: 'admin', byId: by.id, reason, at });
  }
  const outcome = await applyTransition(trx, before, {
    event: 'edit',
    ...decision,
    detail: { rev, changed: moved ? [...changed, 'publication_date'] : changed },
    set: {
      ...Object.fromEntries(changed.map((column) => [column, stored[column]])),
      ...(moved && {
        publication_date:
          before.status === 'published' ? publicFrom(publicationDate, decision.at) : publicationDate,
      }),
      rev,
    },
  });
  return { outcome, rewritten: moved || changed.length > 0 };
};

/** A publication date is a day: the same day at another hour is the same date. */
const isSameDay = (date: Date, other: Date | null): boolean =>
  other !== null && isDeepStrictEqual(parisDay(date), parisDay(other));

type Save = { id: string; form: SavedAnnouncement; adminId: string; requestId: string };

/** An edit by the form of the back-office. */
export const saveAnnouncement = async (
  deps: Deps,
  { id, form: { rev, reason, tabId, ...form }, adminId, requestId }: Save,
): Promise<void> => {
  const before = await findRow(deps.db, id);
  if (!before) throw new AppError('announcement.not-found', { id });
  const { publicationDate, published } = form;
  const edited = { ...formColumns(form, before), ...(publicationDate && { publicationDate }) };
  await editAnnouncement(deps, { id, rev, edited, published, reason, tabId, adminId, requestId });
};
