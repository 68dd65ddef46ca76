import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type OfferName, offers } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { splitVat } from '#domain/money/vat.ts';
import { issueAttestation, issueCreditNote, issueInvoice } from '#server/areas/documents/public.ts';
import type { Database } from '#server/db/client.ts';
import type { StoredAnnouncement } from '#server/db/tables/announcements.ts';
import { daysAgo, NOW } from './reading-app.ts';
import { anAnnouncementRow } from './rows.ts';

let sent = 0;

type Given = {
  status: AnnouncementStatus;
  /** The administrator who approved or rejected it. */
  adminId: string;
  offer?: OfferName;
  /** The status of its payment; by default the one that its status implies. */
  money?: 'completed' | 'refund-requested' | 'refunded' | 'pending' | 'failed' | 'none';
  changes?: Partial<StoredAnnouncement>;
};

const impliedMoney: Readonly<Record<AnnouncementStatus, NonNullable<Given['money']>>> = {
  draft: 'none',
  pending: 'none',
  pending_payment: 'pending',
  payment_failed: 'failed',
  paid: 'completed',
  approved: 'completed',
  published: 'completed',
  rejected: 'none',
  refunded: 'refunded',
};

/** A visitor's announcement as the product would store it in this status: payment, invoice, attestation. */
export const givenStoredAnnouncement = async (
  db: Database,
  { status, adminId, offer = 'premium', money = impliedMoney[status], changes = {} }: Given,
) => {
  sent += 1;
  const passed = status === 'approved' || status === 'published';
  const row = anAnnouncementRow({
    reference: `AL-${String(sent).padStart(6, '0')}`,
    origin: 'visitor',
    status,
    offer,
    type_id: 9,
    content: "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.</p>",
    siret: '73282932000074',
    contact_email: `annonceur-${sent}-${randomUUID()}@exemple.fr`,
    tracking_token: randomBytes(32).toString('base64url'),
    publication_date: status === 'published' ? daysAgo(1) : null,
    published_at: status === 'published' ? daysAgo(1) : null,
    approved_by: passed ? adminId : null,
    approved_at: passed ? daysAgo(1) : null,
    rejected_by: status === 'rejected' ? adminId : null,
    rejected_at: status === 'rejected' ? daysAgo(1) : null,
    due_at: money === 'completed' ? NOW : null,
    updated_at: daysAgo(1),
    ...(changes as object),
  });
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('announcements').values(row).execute();
    if (money !== 'none') await givenMoney(trx, { announcementId: row.id, offer, money });
    if (status === 'published') await issueAttestation(trx, { announcementId: row.id, at: daysAgo(1) });
  });
  return {
    id: row.id,
    token: row.tracking_token ?? '',
    reference: row.reference,
    email: row.contact_email,
    slug: row.slug,
  };
};

type Money = { announcementId: string; offer: OfferName; money: Exclude<Given['money'], 'none' | undefined> };

const givenMoney = async (trx: Database, { announcementId, offer, money }: Money): Promise<void> => {
  const { amountTTC, amountHT, amountTVA } = splitVat(offers[offer].priceTTC);
  const id = randomUUID();
  const came = money === 'completed' || money === 'refund-requested' || money === 'refunded';
  await trx
    .insertInto('payments')
    .values({
      id,
      announcement_id: announcementId,
      attempt: 1,
      status: money === 'refund-requested' ? 'completed' : money,
      offer,
      amount_ttc: amountTTC,
      amount_ht: amountHT,
      amount_tva: amountTVA,
      provider: 'sandbox',
      stripe_session_id: `cs_${id}`,
      payment_intent: `pi_${id}`,
      completed_at: came ? daysAgo(2) : null,
      failed_at: money === 'failed' ? daysAgo(2) : null,
      refund_status: money === 'refund-requested' ? 'requested' : money === 'refunded' ? 'succeeded' : null,
      refunded_at: money === 'refunded' ? daysAgo(1) : null,
      amount_refunded: money === 'refunded' ? amountTTC : 0,
    })
    .execute();
  if (came) await issueInvoice(trx, { paymentId: id, at: daysAgo(2) });
  if (money === 'refunded') await issueCreditNote(trx, { paymentId: id, reason: 'Essai', at: daysAgo(1) });
};

/** Its audit lines, by time, then by text. */
export const auditOf = async (db: Database, id: string): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_events where object_kind = 'announcement' and object_id = ${id} order by at, action
  `.execute(db);
  return rows.map(({ action }) => action);
};

/** The kinds of the mails queued about it, those to the team included. */
export const mailKindsOf = async (db: Database, id: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select detail->>'kind' as kind from audit_events
    where object_kind = 'announcement' and object_id = ${id} and action = 'announcement.mail-queued' order by at, kind
  `.execute(db);
  return rows.map(({ kind }) => kind);
};
