import {
  type AnnouncementEvent,
  type AnnouncementFacts,
  decide,
  type LifecycleDecision,
  type LifecycleRefusal,
} from '#domain/announcement/lifecycle.ts';
import { type AnnouncementStatus, bucketOf } from '#domain/announcement/status.ts';
import { isDue } from '#domain/period/paris-day.ts';
import { type AuditEvent, recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementChanges } from '#server/db/tables/announcements.ts';
import {
  type ChangeKind,
  invalidateContent,
  invalidatePages,
} from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { endCorrection } from './corrections.queries.ts';
import { eventColumns } from './event-columns.ts';
import { LifecycleError } from './lifecycle-error.ts';
import {
  type AnnouncementName,
  type AnnouncementRow,
  compareAndSet,
  isRefunded,
  lockAnnouncement,
} from './transition.queries.ts';
import { whoDecided } from './who-decided.queries.ts';

/** The row, locked until the caller's transaction ends, with the facts that the lifecycle table needs. */
export type LockedAnnouncement = AnnouncementRow & { readonly facts: AnnouncementFacts };

/**
 * Locks it and reads the facts. Also finds announcements in the trash: money may still come for them. Lock
 * it before any of its payments.
 */
export const findForTransition = async (
  trx: Connection,
  name: AnnouncementName,
  at: Date,
): Promise<LockedAnnouncement | undefined> => {
  const row = await lockAnnouncement(trx, name);
  if (!row) return undefined;
  const facts: AnnouncementFacts = {
    status: row.status,
    deleted: row.deleted_at !== null,
    refunded: await isRefunded(trx, row.id),
    due: isPublishable(row, at),
    correctionAsked: row.status === 'paid' && row.correction === 'asked',
  };
  return { ...row, facts };
};

/** Its publication date has come, and no consumer's withdrawal period delays it. */
export const isPublishable = (
  { publication_date, publishable_from }: Pick<AnnouncementRow, 'publication_date' | 'publishable_from'>,
  now: Date,
): boolean => isDue(publication_date, now) && isDue(publishable_from, now);

export type Actor = { readonly kind: AuditEvent['actor']; readonly id?: string | undefined };

export type Transition = {
  readonly event: AnnouncementEvent;
  readonly at: Date;
  readonly by: Actor;
  readonly requestId?: string | undefined;
  /** Added to the audit line, beside the statuses; no personal data. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Columns that change along with it, besides those that the event itself sets. */
  readonly set?: AnnouncementChanges;
};

export type Accepted = Exclude<LifecycleDecision, { readonly refusal: unknown }>;

export type TransitionOutcome = {
  readonly decision: Accepted;
  readonly from: AnnouncementStatus;
  readonly to: AnnouncementStatus;
};

/**
 * Applies an event by the lifecycle table: the status and its columns, the audit line and the invalidation
 * of public pages. Throws the table's refusal; `unchanged` is no refusal, and says whether the money that
 * came is to be refunded. Mails, documents and payments are up to the caller, in the same transaction.
 */
export const applyTransition = async (
  trx: Connection,
  announcement: LockedAnnouncement,
  { event, at, by, requestId, detail, set = {} }: Transition,
): Promise<TransitionOutcome> => {
  const { id, status: from, facts } = announcement;
  const decision = decide(event, facts);
  if ('refusal' in decision) throw await refusalOf(trx, announcement, { refusal: decision.refusal, by });
  const to = 'to' in decision ? decision.to : from;
  const { offer, publishable_from: publishableFrom } = set;
  const change = { to, event, byId: by.id, at, offer, publishableFrom };
  const columns = {
    ...eventColumns(announcement, change),
    ...set,
    ...(await columnsOfLeaving(trx, announcement, { to, at })),
  };
  if (to !== from || Object.keys(columns).length > 0) {
    const changed = await compareAndSet(trx, { id, from, to, set: columns, at });
    if (!changed) throw new Error(`Announcement ${id} changed under its own lock`);
  }
  if (to !== from || !silentWithoutEffect.has(event))
    await recordAudit(trx, {
      at,
      actor: by.kind,
      actorId: by.id,
      action: `announcement.${actions[event]}`,
      object: { kind: 'announcement', id },
      detail: { reference: announcement.reference, from, to, ...detail },
      requestId,
    });
  const kind = changesWhatIsShown(event) && publicChange({ from, to, deleted: Boolean(columns.deleted_at) });
  if (kind) await invalidate(trx, announcement, kind);
  return { decision, from, to };
};

/** Nobody waits for a correction, nor takes care, of what is no longer in the review queue. */
const columnsOfLeaving = async (
  trx: Connection,
  announcement: LockedAnnouncement,
  { to, at }: { to: AnnouncementStatus; at: Date },
): Promise<AnnouncementChanges> => {
  const { status: from, correction, assigned_to, facts } = announcement;
  if (to === from || bucketOf(to) === 'pending') return {};
  return {
    ...(correction && { correction: null }),
    ...(facts.correctionAsked && {
      due_at: await endCorrection(trx, announcement, { outcome: 'decided', at }),
    }),
    ...(assigned_to && { assigned_to: null, assigned_at: null }),
  };
};

type Refused = { refusal: LifecycleRefusal; by: Actor };

/** An administrator who decides too late learns who decided first; nobody else does. */
const refusalOf = async (trx: Connection, announcement: LockedAnnouncement, { refusal, by }: Refused) => {
  const quicker = by.kind === 'admin' ? await whoDecided(trx, announcement) : undefined;
  return new LifecycleError(refusal, announcement, quicker);
};

/** Anybody can repeat these events: without effect, they are not audited. */
const silentWithoutEffect: ReadonlySet<AnnouncementEvent> = new Set([
  'open-checkout',
  'fail-payment',
  'cancel-payment',
  'come-due',
]);

const actions: Readonly<Record<AnnouncementEvent, string>> = {
  'open-checkout': 'checkout-opened',
  'receive-money': 'money-received',
  'fail-payment': 'payment-failed',
  'cancel-payment': 'payment-cancelled',
  approve: 'approved',
  'come-due': 'came-due',
  reject: 'rejected',
  publish: 'published',
  unpublish: 'unpublished',
  edit: 'edited',
  modify: 'modified',
  'ask-correction': 'correction-asked',
  'answer-correction': 'correction-answered',
  'ask-cancellation': 'cancellation-asked',
  'withdraw-purchase': 'purchase-withdrawn',
  refund: 'refunded',
  delete: 'deleted',
  restore: 'restored',
  purge: 'anonymised',
};

const changesWhatIsShown = (event: AnnouncementEvent): boolean =>
  event !== 'receive-money' && event !== 'refund' && event !== 'fail-payment' && event !== 'cancel-payment';

type StatusChange = { from: AnnouncementStatus; to: AnnouncementStatus; deleted: boolean };

/** Undefined where the public sees nothing of it. */
const publicChange = ({ from, to, deleted }: StatusChange): ChangeKind | undefined => {
  if (from !== 'published') return to === 'published' ? 'added' : undefined;
  return to !== 'published' || deleted ? 'withdrawn' : 'changed';
};

/** Its own page, every list, and the page of the notice it corrects, which links to it. */
const invalidate = async (
  trx: Connection,
  { id, corrects_id }: AnnouncementRow,
  kind: ChangeKind,
): Promise<void> => {
  const { announcement, announcements } = surrogateKeys;
  await invalidateContent(trx, { own: announcement(id), lists: [announcements] }, kind);
  if (corrects_id) await invalidatePages(trx, [announcement(corrects_id)]);
};
