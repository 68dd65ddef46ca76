import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { withdrawalStatement } from '#contract/withdrawal.ts';
import { type AnnouncementFacts, allows } from '#domain/announcement/lifecycle.ts';
import { rightToModify } from '#domain/announcement/modification.ts';
import { DEFAULT_OFFER, offers } from '#domain/announcement/offers.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import { withdrawalEnd, withdrawalRight } from '#domain/announcement/withdrawal.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import {
  findConsumerPurchase,
  findCorrection,
  isPublishable,
  isRefunded,
  reasonsOf,
  type StoredPurchase,
} from '#server/areas/announcement-lifecycle/public.ts';
import { listDocuments } from '#server/areas/documents/public.ts';
import { chargeOf, currentQuote } from '#server/areas/tariff/public.ts';
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
  { now, pricing }: { now: Date; pricing: Pricing },
): Promise<TrackedAnnouncement> => {
  const payment = await findTrackedPayment(db, row.id);
  const purchase = await findConsumerPurchase(db, row.id);
  const { corrects, correctedBy } = await listTrackedLinks(db, {
    id: row.id,
    correctsId: row.corrects_id,
    contactEmail: row.contact_email,
    now,
  });
  const { allowedModifications } = offers[row.offer ?? DEFAULT_OFFER];
  const shown = isPublic(row.status, row.publication_date, now);
  const facts = await factsOf(db, { row, purchase, now });
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
    correction: await presentCorrection(db, row),
    withdrawal: presentWithdrawal(row, purchase, now),
    payment: presentPayment(payment),
    toPay: await toPay(db, row, { now, pricing, payment, payable: allows('open-checkout', facts) }),
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

type Payable = { now: Date; pricing: Pricing; payment: TrackedPaymentRow; payable: boolean };

/** The regulated price that the next checkout asks for, with the VAT of whoever paid last time. */
const toPay = async (
  db: Connection,
  row: TrackedRow,
  { now, pricing, payment, payable }: Payable,
): Promise<TrackedAnnouncement['toPay']> => {
  if (pricing.mode === 'offers' || !payable) return undefined;
  const quote = await currentQuote(db, row, { supplements: pricing.supplements, at: now });
  if ('missing' in quote) return null;
  const order = {
    offer: offers[row.offer ?? DEFAULT_OFFER],
    department: row.department,
    buyer: payment?.buyer ?? null,
  };
  return { amountTTC: inEuros(chargeOf(quote, order).amountTTC), validUntil: quote.validUntil };
};

type Known = { row: TrackedRow; purchase: StoredPurchase | undefined; now: Date };

const factsOf = async (db: Connection, { row, purchase, now }: Known): Promise<AnnouncementFacts> => ({
  status: row.status,
  deleted: false,
  refunded: await isRefunded(db, row.id),
  due: isPublishable(row, now),
  correctionAsked: row.status === 'paid' && row.correction === 'asked',
  withdrawal: purchase && withdrawalRight(purchase, now),
});

/** Only while it is not published again. */
const withdrawnReasonOf = async (db: Connection, { id, status }: TrackedRow): Promise<string | null> =>
  status === 'draft' ? findWithdrawnReason(db, id) : null;

const mayDo = (row: TrackedRow, facts: AnnouncementFacts, shown: boolean): TrackedAnnouncement['may'] => ({
  pay: allows('open-checkout', facts),
  modify: !('refusal' in rightToModify(facts, { offer: row.offer, done: row.modification_count })),
  answerCorrection: allows('answer-correction', facts),
  askCancellation: allows('ask-cancellation', facts) && row.cancellation_requested_at === null,
  withdraw: allows('withdraw-purchase', facts),
  correct: shown,
});

const presentCorrection = async (
  db: Connection,
  { id, correction }: TrackedRow,
): Promise<TrackedAnnouncement['correction']> => {
  const asked = correction === null ? undefined : await findCorrection(db, id);
  if (!asked) return null;
  return {
    askedAt: asked.asked_at.toISOString(),
    reasons: reasonsOf(asked).map(({ label, text }) => ({ label, text })),
    answeredAt: asked.ended_at?.toISOString() ?? null,
  };
};

const presentWithdrawal = (
  { reference, publishable_from }: TrackedRow,
  purchase: StoredPurchase | undefined,
  now: Date,
): TrackedAnnouncement['withdrawal'] => {
  if (!purchase) return null;
  const { boughtAt, buyerName, withdrawnAt } = purchase;
  const until = withdrawalEnd(boughtAt);
  if (now > until && !withdrawnAt) return null;
  return {
    until: until.toISOString(),
    publishableFrom: publishable_from?.toISOString() ?? null,
    buyerName,
    statement: withdrawalStatement(reference, boughtAt),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
};

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
        ...(payment.amount_refunded > 0 && { returnedTTC: inEuros(payment.amount_refunded) }),
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
