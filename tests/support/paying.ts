import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import type { Pricing } from '#domain/tariff/quote.ts';
import { createStripePayments } from '#server/adapters/stripe/stripe-payments.ts';
import { type AppDeps, buildApp } from '#server/app.ts';
import { type CloseCheckoutJob, closeCheckout } from '#server/areas/payments/close-checkout.ts';
import type { Database } from '#server/db/client.ts';
import { CLOSE_CHECKOUT_QUEUE } from '#server/db/job-queues.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { aClock } from './accounts.ts';
import type { TestDatabase } from './database.ts';
import { anAnnouncementRow } from './rows.ts';
import { type StripeServer, type StripeSession, startStripeServer } from './stripe-server.ts';

export const WEBHOOK_SECRETS = ['whsec_of_today', 'whsec_of_yesterday'] as const;
const SITE = 'https://www.exemple.fr';

export type Paying = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: ReturnType<typeof aClock>;
  readonly stripe: StripeServer;
  readonly provider: PaymentProvider;
  readonly pricing: Pricing;
};

/** The API with the real Stripe SDK, connected to a local server, on the database of the enclosing tests. */
export const usePaying = (
  database: () => TestDatabase,
  settings: Pick<AppDeps, 'pricing'> = {},
): (() => Paying) => {
  let opened: Paying | undefined;
  beforeAll(async () => {
    const { db, ping } = database();
    const clock = aClock();
    const stripe = await startStripeServer();
    const provider = createStripePayments({
      secretKey: 'sk_test_of_the_tests',
      webhookSecrets: WEBHOOK_SECRETS,
      apiBase: stripe.url,
    });
    const app = await buildApp({
      ...{ db, ping, clock, payments: provider },
      logLevel: 'silent',
      publicUrl: () => SITE,
      https: true,
      env: { RATE_LIMIT_SCALE: '100000' },
      ...settings,
    });
    opened = { app, db, clock, stripe, provider, pricing: settings.pricing ?? { mode: 'offers' } };
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.stripe.stop();
  });
  return () => {
    if (!opened) throw new Error('The app is there inside tests and hooks only');
    return opened;
  };
};

const submittedRow = (changes: Partial<Insertable<Tables['announcements']>> = {}) =>
  anAnnouncementRow({
    id: randomUUID(),
    reference: `AL-${String(randomInt(1_000_000)).padStart(6, '0')}`,
    status: 'pending',
    origin: 'visitor',
    offer: 'standard',
    contact_email: `client-${randomBytes(6).toString('hex')}@exemple.fr`,
    publication_date: null,
    published_at: null,
    tracking_token: randomBytes(24).toString('base64url'),
    ...changes,
  });

const insertSubmitted = async (db: Database, rows: ReturnType<typeof submittedRow>[]) => {
  const made = await db
    .insertInto('announcements')
    .values(rows)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning(['id', 'reference', 'contact_email', 'tracking_token'])
    .execute();
  return made.map((row) => ({ ...row, email: row.contact_email, token: row.tracking_token ?? '' }));
};

/** A submitted, unpaid announcement. */
export const givenSubmitted = async (
  db: Database,
  changes: Partial<Insertable<Tables['announcements']>> = {},
): Promise<Submitted> => {
  const [made] = await insertSubmitted(db, [submittedRow(changes)]);
  return made ?? givenSubmitted(db, changes);
};

/** Many announcements with an open payment page, without one request for each. */
export const givenOpenPages = async ({ db, stripe }: Pick<Paying, 'db' | 'stripe'>, count: number) => {
  // A few more than asked: references are random, and two may be the same.
  const rows = Array.from({ length: count + 20 }, () => submittedRow({ status: 'pending_payment' }));
  const pages = (await insertSubmitted(db, rows)).slice(0, count).map((submitted) => {
    const paymentId = randomUUID();
    const session = stripe.add({ announcementId: submitted.id, paymentId, amount: 149_00 });
    return { submitted, session, paymentId };
  });
  await db
    .insertInto('payments')
    .values(
      pages.map(({ submitted, session, paymentId }) => ({
        ...{ id: paymentId, announcement_id: submitted.id, attempt: 1, status: 'pending' as const },
        ...{ offer: 'standard' as const, amount_ttc: 149_00, amount_ht: 124_17, amount_tva: 24_83 },
        ...{ provider: 'stripe' as const, stripe_session_id: session.id, checkout_url: session.url },
      })),
    )
    .execute();
  return pages;
};

export type Submitted = Awaited<ReturnType<typeof insertSubmitted>>[number];

export const checkout = (
  { app }: Pick<Paying, 'app'>,
  { id, email }: Pick<Submitted, 'id' | 'email'>,
  changes: Record<string, unknown> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/create-checkout-session',
    payload: { announcementId: id, email, title: 'Un titre', basePrice: 149, ...changes },
  });

export const sessionIdOf = (url: string): string => url.split('/').at(-1) ?? '';

/** Opens a payment page and returns the session as the provider knows it. */
export const openPage = async (paying: Paying, submitted: Submitted): Promise<StripeSession> => {
  const answer = await checkout(paying, submitted);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const session = paying.stripe.sessions.get(sessionIdOf(answer.json().url));
  if (!session) throw new Error('No session at the provider');
  return session;
};

/** Does what the worker of the pages to close would do now. */
export const closePages = async ({ db, clock, provider }: Paying): Promise<void> => {
  const { rows } = await sql<{ data: CloseCheckoutJob }>`
    delete from jobs.job where name = ${CLOSE_CHECKOUT_QUEUE} returning data
  `.execute(db);
  for (const { data } of rows) await closeCheckout({ db, clock, provider }, data);
};

export type StripeEvent = { id: string; type: string; payload: string };

export const stripeEvent = (type: string, object: object): StripeEvent => {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  return { id, type, payload: JSON.stringify({ id, object: 'event', type, data: { object } }) };
};

type Signing = { secret?: string; secondsOff?: number; headers?: Record<string, string> };

/** Delivers a notification as Stripe would; may be called again with the same one. */
export const deliver = (
  { app, clock }: Pick<Paying, 'app' | 'clock'>,
  { payload }: Pick<StripeEvent, 'payload'>,
  { secret = WEBHOOK_SECRETS[0], secondsOff = 0, headers = {} }: Signing = {},
) => {
  const timestamp = Math.floor(clock.now().getTime() / 1000) + secondsOff;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
  });
};

type StripePart = { id: string; amount: number; metadata?: Record<string, string> };

/** Every notification of Stripe about one payment, made from its session. */
export const eventsOf = (session: StripeSession) => {
  const payment_intent = session.payment_intent ?? `pi_${session.id}`;
  const paid: StripeSession = { ...session, status: 'complete', payment_status: 'paid', payment_intent };
  const intent = { id: payment_intent, object: 'payment_intent', metadata: session.metadata };
  const charge = { id: `ch_${session.id}`, object: 'charge', payment_intent, metadata: {} };
  const refund = { id: `re_${session.id}`, object: 'refund', payment_intent, metadata: {} };
  const amount = session.amount_total;
  const dispute = {
    ...{ id: `dp_${session.id}`, object: 'dispute', payment_intent, amount, status: 'needs_response' },
    ...{ reason: 'fraudulent', created: 1_763_200_000, evidence_details: { due_by: 1_764_500_000 } },
  };
  return {
    completed: () => stripeEvent('checkout.session.completed', paid),
    awaited: () => stripeEvent('checkout.session.completed', { ...paid, payment_status: 'unpaid' }),
    expired: () =>
      stripeEvent('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }),
    asyncSucceeded: () => stripeEvent('checkout.session.async_payment_succeeded', paid),
    asyncFailed: () =>
      stripeEvent('checkout.session.async_payment_failed', { ...paid, payment_status: 'unpaid' }),
    intentSucceeded: () => stripeEvent('payment_intent.succeeded', intent),
    cardRefused: () => stripeEvent('payment_intent.payment_failed', intent),
    chargeRefunded: (returned = amount) =>
      stripeEvent('charge.refunded', { ...charge, amount, amount_refunded: returned }),
    refundCreated: () => stripeEvent('refund.created', { ...refund, amount, status: 'pending' }),
    refundUpdated: () => stripeEvent('refund.updated', { ...refund, amount, status: 'succeeded' }),
    /** One of several refunds of the payment. */
    partRefunded: (part: StripePart) =>
      stripeEvent('refund.updated', { ...refund, ...part, status: 'succeeded' }),
    partFailed: (part: StripePart) => stripeEvent('refund.failed', { ...refund, ...part, status: 'failed' }),
    refundFailed: () => stripeEvent('refund.failed', { ...refund, amount, status: 'failed' }),
    disputeCreated: (changes = {}) => stripeEvent('charge.dispute.created', { ...dispute, ...changes }),
    disputeUpdated: (changes = {}) => stripeEvent('charge.dispute.updated', { ...dispute, ...changes }),
    disputeClosed: (status: 'won' | 'lost') => stripeEvent('charge.dispute.closed', { ...dispute, status }),
  };
};

/** The state of an announcement and its payments: the columns that the model also counts. */
export const standing = async (db: Database, announcementId: string) => {
  const { status } = await db
    .selectFrom('announcements')
    .select('status')
    .where('id', '=', announcementId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .select(({ selectFrom, fn }) =>
      selectFrom('credit_notes')
        .select(fn.countAll().as('count'))
        .whereRef('credit_notes.payment_id', '=', 'payments.id')
        .as('credit_notes'),
    )
    .select([
      'payments.status',
      'payments.duplicate',
      'payments.held_reason',
      'payments.failure_told_at',
      'payments.refund_requested_at',
      'payments.refund_status',
      'payments.refused_count',
      'invoices.number as invoice',
      'payments.amount_refunded',
    ])
    .where('payments.announcement_id', '=', announcementId)
    .orderBy('payments.attempt')
    .execute();
  return {
    status,
    mails: await mailsAbout(db, announcementId),
    payments: rows.map((row) => ({
      status: row.status,
      duplicate: row.duplicate,
      held: row.held_reason !== null,
      notified: row.failure_told_at !== null,
      refundRequested: row.refund_requested_at !== null,
      refundFailed: row.refund_status === 'failed',
      refusals: row.refused_count,
      invoices: row.invoice === null ? 0 : 1,
      creditNotes: Number(row.credit_notes),
      returned: row.amount_refunded,
    })),
  };
};

/** How many mails of each kind were queued about it, sent since or not. */
const mailsAbout = async (db: Database, announcementId: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select detail->>'kind' as kind, count(*) as count from audit_events
    where action = 'announcement.mail-queued' and object_id = ${announcementId} group by 1
  `.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
};
