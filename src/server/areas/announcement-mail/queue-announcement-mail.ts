import { z } from 'zod';
import {
  adminPaths,
  announcementPath,
  editAnnouncementPath,
  quotePath,
  trackingPath,
  verificationPath,
} from '#contract/paths.ts';
import { uncoveredDepartment, withoutEffect } from '#contract/uncovered-department.fr.ts';
import { printedCode } from '#contract/verification.ts';
import { modificationsLeft } from '#domain/announcement/modification.ts';
import { offers } from '#domain/announcement/offers.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import { bucketOf, statusLabel } from '#domain/announcement/status.ts';
import {
  type CorrectionRow,
  findCorrection,
  reasonsOf,
} from '#server/areas/announcement-lifecycle/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import {
  findCurrentAttestation,
  findInvoiceOf,
  invoiceData,
  listCreditNotesOf,
} from '#server/areas/documents/public.ts';
import type { Connection } from '#server/db/client.ts';
import type {
  AnnouncementFacts,
  AnnouncementMailData,
  AnnouncementMailKind,
  AskedPoint,
  UnpaidFacts,
} from '#server/mail/announcement-mail-data.ts';
import type { Mail, Mailbox } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import { readHabilitations } from '#server/publisher/read-habilitations.ts';
import {
  type AnnouncementForMail,
  findAnnouncementForMail,
  findLatestAttestation,
  findLatestPayment,
  findWithdrawable,
} from './announcement-mail.queries.ts';

type Order =
  | { kind: 'payment-confirmed' | 'announcement-in-review' | 'refund-made'; paymentId: string }
  | { kind: 'team-payment-alert' | 'announcement-withdrawn'; reason: string }
  | { kind: 'announcement-address-changed'; to: Mailbox }
  | { kind: 'team-correction-answered'; to: Mailbox | undefined; changed: boolean }
  | { kind: 'quote-issued'; quote: Quoted }
  | { kind: 'purchase-withdrawn' | 'team-purchase-withdrawn'; name: string; statement: string }
  | {
      kind: Exclude<
        AnnouncementMailKind,
        | 'payment-confirmed'
        | 'announcement-in-review'
        | 'refund-made'
        | 'team-payment-alert'
        | 'announcement-withdrawn'
        | 'announcement-address-changed'
        | 'team-correction-answered'
        | 'quote-issued'
        | 'purchase-withdrawn'
        | 'team-purchase-withdrawn'
      >;
    };

/** The columns of a quote that its mail needs. */
type Quoted = {
  readonly number: string;
  readonly token: string;
  readonly amount_ttc: number;
  readonly valid_until: Date;
};

type AnnouncementMail = Order & { announcementId: string; at: Date };

/**
 * Queues a mail to the announcer or to the team, in the transaction of the event. Its content is read from
 * the rows as the event leaves them, so it is called last. Returns the mail's id; null when there is no
 * recipient.
 */
export const queueAnnouncementMail = async (
  trx: Connection,
  { announcementId, at, ...order }: AnnouncementMail,
): Promise<string | null> => {
  const row = await findAnnouncementForMail(trx, announcementId);
  if (!row) throw new Error(`No announcement ${announcementId} to write about`);
  const to = recipientOf(order, row);
  if (!to) return null;
  const { publicUrl } = await readPublisher(trx);
  const mail = await compose(trx, order, { row, publicUrl, at });
  const id = await queueMail(trx, { ...mail, to, about: { announcementId } });
  // Mails are deleted once sent; the audit line stays.
  await recordAudit(trx, {
    at,
    actor: 'system',
    action: 'announcement.mail-queued',
    object: { kind: 'announcement', id: announcementId },
    detail: { kind: order.kind, mail: id },
  });
  return id;
};

const recipientOf = (order: Order, row: AnnouncementForMail) => {
  if (order.kind === 'team-correction-answered') return order.to ?? 'team';
  if (order.kind.startsWith('team-')) return 'team';
  if (order.kind === 'announcement-address-changed') return order.to;
  const mailbox = mailboxOf(row);
  return mailbox && isBeforePayment(order) ? { address: mailbox.address } : mailbox;
};

/** Nobody has confirmed the address yet, and the name beside it was typed by the same person. */
const isBeforePayment = ({ kind }: Order): boolean =>
  kind === 'payment-failed' ||
  kind === 'payment-cancelled' ||
  kind === 'quote-issued' ||
  kind === 'tracking-link';

/** Announcements of the back-office may have no address, and anonymised ones have none any more. */
const mailboxOf = ({ contact_email, contact_name, anonymised_at }: AnnouncementForMail) =>
  anonymised_at === null && z.email().max(254).safeParse(contact_email).success
    ? { address: contact_email, name: contact_name }
    : undefined;

type MailContext = { row: AnnouncementForMail; publicUrl: string; at: Date };
type Composed = {
  [Template in Mail['template']]: Omit<Extract<Mail, { template: Template }>, 'to'>;
}[Mail['template']];

const compose = async (trx: Connection, order: Order, context: MailContext): Promise<Composed> => {
  const { row, publicUrl, at } = context;
  const { link, ...facts } = factsOf(context);
  const factsWithLink = { ...facts, link };
  const unpaidFacts = {
    reference: facts.reference,
    typeLabel: facts.typeLabel,
    offer: facts.offer,
    link,
  };
  const reviewUrl = `${publicUrl}${adminPaths.pending}`;
  const team = {
    ...facts,
    contactEmail: row.contact_email,
    adminLink: `${publicUrl}${editAnnouncementPath(row.id)}`,
  };
  switch (order.kind) {
    case 'payment-confirmed':
      return paymentConfirmed(trx, order.paymentId, factsWithLink);
    case 'announcement-in-review':
      return inReview(trx, order.paymentId, row, factsWithLink);
    case 'payment-failed':
    case 'payment-cancelled':
      return { template: order.kind, data: { ...unpaidFacts, amountTTC: await priceOf(trx, row) } };
    case 'announcement-published':
      return published(trx, context, factsWithLink);
    case 'announcement-rejected': {
      const paid = await findLatestPayment(trx, row.id);
      const isMoney = paid?.status === 'completed' || paid?.status === 'refunded';
      const refundTTC = paid && isMoney ? leftOf(paid) : null;
      const asked = row.cancellation_requested_at !== null;
      return {
        template: order.kind,
        data: { ...factsWithLink, reason: row.reject_reason, asked, refundTTC },
      };
    }
    case 'announcement-withdrawn':
      return withdrawn(trx, order.reason, row, factsWithLink);
    case 'announcement-modified': {
      const left = modificationsLeft({ offer: row.offer, done: row.modification_count });
      const remaining = Number.isFinite(left) ? left : null;
      return { template: order.kind, data: { ...factsWithLink, modifiedAt: at.toISOString(), remaining } };
    }
    case 'announcement-address-changed':
      return { template: order.kind, data: { ...facts, contactName: order.to.name ?? row.contact_name } };
    case 'correction-requested':
      return correctionRequested(trx, row, factsWithLink);
    case 'correction-received': {
      const about = { answeredAt: at.toISOString(), dueAt: row.due_at?.toISOString() ?? null };
      return { template: order.kind, data: { ...factsWithLink, ...about } };
    }
    case 'team-correction-answered':
      return correctionAnswered(trx, row, { ...team, adminLink: reviewUrl, changed: order.changed });
    case 'cancellation-requested': {
      const requestedAt = (row.cancellation_requested_at ?? at).toISOString();
      const reason = row.cancellation_reason ?? '';
      return { template: order.kind, data: { ...factsWithLink, requestedAt, reason } };
    }
    case 'quote-issued':
      return quoteIssued(order.quote, unpaidFacts, publicUrl);
    case 'purchase-withdrawn':
      return purchaseWithdrawn(trx, order, context, factsWithLink);
    case 'refund-made':
      return refundMade(trx, order.paymentId, factsWithLink);
    case 'tracking-link':
      return { template: order.kind, data: { ...unpaidFacts, statusLabel: statusLabel(row.status) } };
    case 'team-new-paid':
      return {
        template: order.kind,
        data: {
          ...team,
          adminLink: reviewUrl,
          amountTTC: await priceOf(trx, row),
          dueAt: row.due_at?.toISOString() ?? null,
          department: row.department,
          uncovered: await uncoveredOf(trx, row, at),
        },
      };
    case 'team-cancellation-request':
      return { template: order.kind, data: { ...team, ...cancellationOf(row, reviewUrl) } };
    case 'team-purchase-withdrawn': {
      const { name, statement } = order;
      const about = { name, statement, withdrawnAt: at.toISOString(), statusLabel: statusLabel(row.status) };
      return { template: order.kind, data: { ...team, ...about } };
    }
    case 'team-payment-alert':
      return { template: order.kind, data: { ...team, reason: order.reason } };
  }
};

const correctionOf = async (trx: Connection, announcementId: string): Promise<CorrectionRow> => {
  const asked = await findCorrection(trx, announcementId);
  if (!asked) throw new Error(`No correction of announcement ${announcementId} to write about`);
  return asked;
};

const correctionRequested = async (
  trx: Connection,
  { id }: AnnouncementForMail,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => {
  const asked = await correctionOf(trx, id);
  const about = { reasons: pointsOf(asked), askedAt: asked.asked_at.toISOString() };
  return { template: 'correction-requested', data: { ...factsWithLink, ...about } };
};

type TeamFacts = Omit<AnnouncementMailData['team-correction-answered'], 'reasons' | 'answer' | 'dueAt'>;

const correctionAnswered = async (
  trx: Connection,
  { id, due_at }: AnnouncementForMail,
  team: TeamFacts,
): Promise<Composed> => {
  const asked = await correctionOf(trx, id);
  const about = { reasons: pointsOf(asked), answer: asked.answer, dueAt: due_at?.toISOString() ?? null };
  return { template: 'team-correction-answered', data: { ...team, ...about } };
};

const pointsOf = (asked: CorrectionRow): AskedPoint[] =>
  reasonsOf(asked).map(({ label, text }) => ({ label, text }));

/** It can be rejected from the review queue only, and only what waits is there. */
const cancellationOf = ({ status, cancellation_reason }: AnnouncementForMail, reviewUrl: string) => ({
  reason: cancellation_reason ?? '',
  statusLabel: statusLabel(status),
  ...(bucketOf(status) === 'pending' && { adminLink: reviewUrl }),
});

const factsOf = ({ row, publicUrl }: MailContext): AnnouncementFacts => ({
  contactName: row.contact_name,
  reference: row.reference,
  title: row.title,
  typeLabel: typeLabelOf(row.type_id, row.other_type_ids),
  companyName: row.company_name,
  offer: row.offer,
  link: row.tracking_token && `${publicUrl}${trackingPath(row.tracking_token)}`,
});

const priceOf = async (trx: Connection, { id, offer }: AnnouncementForMail): Promise<number> => {
  const payment = await findLatestPayment(trx, id);
  return payment?.amount_ttc ?? (offer ? offers[offer].priceTTC : 0);
};

/** It is already paid: the reviewer learns at once that it may have to be refunded. */
const uncoveredOf = async (trx: Connection, { department }: AnnouncementForMail, at: Date) => {
  const uncovered = uncoveredDepartment(await readHabilitations(trx, at), department);
  return uncovered && withoutEffect(uncovered);
};

const paymentConfirmed = async (
  trx: Connection,
  paymentId: string,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => {
  const invoice = await findInvoiceOf(trx, paymentId);
  if (!invoice) throw new Error(`No invoice of payment ${paymentId} to send`);
  const { payment } = invoiceData.parse(invoice.data);
  return {
    template: 'payment-confirmed',
    data: {
      ...factsWithLink,
      invoiceNumber: invoice.number,
      amountHT: invoice.amount_ht,
      amountTVA: invoice.amount_tva,
      amountTTC: invoice.amount_ttc,
      vatRate: invoice.vat_rate,
      paidAt: payment.paidAt,
    },
    attachments: [{ kind: 'invoice', id: invoice.id }],
  };
};

const inReview = async (
  trx: Connection,
  paymentId: string,
  { due_at, publishable_from }: AnnouncementForMail,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => {
  const purchase = await findWithdrawable(trx, paymentId);
  return {
    template: 'announcement-in-review',
    data: {
      ...factsWithLink,
      dueAt: due_at?.toISOString() ?? null,
      withdrawal: purchase && { ...purchase, publishableFrom: publishable_from?.toISOString() ?? null },
    },
    attachments: [{ kind: 'receipt', id: paymentId }],
  };
};

const quoteIssued = (
  { number, token, amount_ttc, valid_until }: Quoted,
  unpaidFacts: UnpaidFacts,
  publicUrl: string,
): Composed => ({
  template: 'quote-issued',
  data: {
    ...unpaidFacts,
    number,
    quoteLink: `${publicUrl}${quotePath(token)}`,
    amountTTC: amount_ttc,
    validUntil: valid_until.toISOString(),
  },
});

type Statement = { readonly name: string; readonly statement: string };

const purchaseWithdrawn = async (
  trx: Connection,
  { name, statement }: Statement,
  { row, at }: MailContext,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => ({
  template: 'purchase-withdrawn',
  data: {
    ...factsWithLink,
    name,
    statement,
    withdrawnAt: at.toISOString(),
    refundTTC: leftOf(await findLatestPayment(trx, row.id)),
    published: row.status === 'published',
  },
});

/** What a refund of the rest gives back, in cents: a part may have been returned before. */
const leftOf = (payment: Awaited<ReturnType<typeof findLatestPayment>>): number => {
  if (!payment) return 0;
  const { status, amount_ttc, amount_refunded } = payment;
  return status === 'refunded' ? amount_ttc : amount_ttc - amount_refunded;
};

const refundMade = async (
  trx: Connection,
  paymentId: string,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => {
  const notes = await listCreditNotesOf(trx, paymentId);
  const invoice = await findInvoiceOf(trx, paymentId);
  const note = notes.at(-1);
  if (!note || !invoice) throw new Error(`No credit note of payment ${paymentId} to send`);
  return {
    template: 'refund-made',
    data: {
      ...factsWithLink,
      creditNoteNumber: note.number,
      invoiceNumber: invoice.number,
      amountTTC: note.amount_ttc,
      reason: note.reason,
      partial: notes.reduce((sum, { amount_ttc }) => sum + amount_ttc, 0) < invoice.amount_ttc,
    },
    attachments: [{ kind: 'credit_note', id: note.id }],
  };
};

const published = async (
  trx: Connection,
  { row, publicUrl, at }: MailContext,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => {
  const attestation = await findCurrentAttestation(trx, row.id);
  return {
    template: 'announcement-published',
    data: {
      ...factsWithLink,
      publicationDate: (row.publication_date ?? at).toISOString(),
      noticeLink: `${publicUrl}${announcementPath(row)}`,
      verificationLink: attestation ? `${publicUrl}${verificationPath(attestation.code)}` : null,
      code: attestation ? printedCode(attestation.code) : null,
      revision: attestation?.revision ?? 1,
    },
    attachments: attestation ? [{ kind: 'attestation', id: attestation.id }] : [],
  };
};

const withdrawn = async (
  trx: Connection,
  reason: string,
  { id, deleted_at }: AnnouncementForMail,
  factsWithLink: AnnouncementFacts,
): Promise<Composed> => {
  const attestation = await findLatestAttestation(trx, id);
  const code = attestation ? printedCode(attestation.code) : null;
  return {
    template: 'announcement-withdrawn',
    data: { ...factsWithLink, reason, code, deleted: deleted_at !== null },
  };
};
