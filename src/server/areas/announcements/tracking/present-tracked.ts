import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { type AnnouncementFacts, allows } from '#domain/announcement/lifecycle.ts';
import { rightToModify } from '#domain/announcement/modification.ts';
import { DEFAULT_OFFER, offers } from '#domain/announcement/offers.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import { isDue } from '#domain/period/paris-day.ts';
import { isRefunded } from '#server/areas/announcement-lifecycle/public.ts';
import { listDocuments } from '#server/areas/documents/public.ts';
import type { Connection } from '#server/db/client.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import {
  findTrackedPayment,
  findWithdrawnReason,
  listTrackedLinks,
  type TrackedLinkRow,
  type TrackedPaymentRow,
  type TrackedRow,
} from './tracking.queries.ts';

/** Everything the tracking page shows, read from one connection: the caller's transaction, or none. */
export const presentTracked = async (
  db: Connection,
  row: TrackedRow,
  now: Date,
): Promise<TrackedAnnouncement> => {
  const payment = await findTrackedPayment(db, row.id);
  const { corrects, correctedBy } = await listTrackedLinks(db, {
    id: row.id,
    correctsId: row.corrects_id,
    contactEmail: row.contact_email,
    now,
  });
  const { allowedModifications } = offers[row.offer ?? DEFAULT_OFFER];
  const shown = isPublic(row.status, row.publication_date, now);
  const facts: AnnouncementFacts = {
    status: row.status,
    deleted: false,
    refunded: await isRefunded(db, row.id),
    due: isDue(row.publication_date, now),
  };
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    offer: row.offer ?? DEFAULT_OFFER,
    submittedAt: (row.submitted_at ?? row.created_at).toISOString(),
    paidAt: payment?.completed_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    publicationDate: row.publication_date?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    slug: shown ? row.slug : null,
    rejectedAt: row.rejected_at?.toISOString() ?? null,
    rejectReason: row.reject_reason,
    withdrawnReason: await withdrawnReasonOf(db, row),
    cancellationRequestedAt: row.cancellation_requested_at?.toISOString() ?? null,
    payment: presentPayment(payment),
    documents: await listDocuments(db, row.id),
    may: mayDo(row, facts, shown),
    modifications: {
      done: row.modification_count,
      allowed: Number.isFinite(allowedModifications) ? allowedModifications : null,
    },
    notice: presentNotice(row),
    rev: row.rev,
    corrects: corrects ? presentLink(corrects, now) : null,
    correctedBy: correctedBy.map((link) => presentLink(link, now)),
  };
};

/** Only while it is not published again. */
const withdrawnReasonOf = async (db: Connection, { id, status }: TrackedRow): Promise<string | null> =>
  status === 'draft' ? findWithdrawnReason(db, id) : null;

const mayDo = (row: TrackedRow, facts: AnnouncementFacts, shown: boolean): TrackedAnnouncement['may'] => ({
  pay: allows('open-checkout', facts),
  modify: !('refusal' in rightToModify(facts, { offer: row.offer, done: row.modification_count })),
  askCancellation: allows('ask-cancellation', facts) && row.cancellation_requested_at === null,
  correct: shown,
});

const inEuros = (cents: number): number => cents / 100;

const presentPayment = (payment: TrackedPaymentRow): TrackedAnnouncement['payment'] =>
  payment
    ? {
        status: payment.status,
        invoiceNumber: payment.invoice_number,
        amountHT: inEuros(payment.amount_ht),
        amountTVA: inEuros(payment.amount_tva),
        amountTTC: inEuros(payment.amount_ttc),
        paymentDate: payment.completed_at?.toISOString() ?? null,
        refund: payment.status === 'refunded' ? 'succeeded' : payment.refund_status,
      }
    : null;

const presentLink = (row: TrackedLinkRow, now: Date): TrackedAnnouncement['correctedBy'][number] => ({
  reference: row.reference,
  title: row.title,
  typeLabel: findAnnouncementType(row.type_id).label,
  status: row.status,
  slug: isPublic(row.status, row.publication_date, now) ? row.slug : null,
});

const presentNotice = (row: TrackedRow): TrackedAnnouncement['notice'] => ({
  companyName: row.company_name,
  companyForm: row.company_form,
  siret: row.siret ?? '',
  rcs: row.rcs ?? '',
  capital: row.capital ?? '',
  address: row.address,
  city: row.city,
  department: row.department,
  type_id: row.type_id,
  other_type_ids: row.other_type_ids,
  title: row.title,
  content: sanitiseNotice(row.content),
  contactPerson: row.contact_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone ?? '',
  contactPublic: row.contact_public,
  details: row.details as Record<string, string>,
});
