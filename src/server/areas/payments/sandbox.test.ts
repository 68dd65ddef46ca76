import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createSandboxPayments,
  type SandboxPayments,
} from '#server/adapters/sandbox-payments/sandbox-payments.ts';
import { aClock } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { type ListeningApp, listen } from '#tests/support/listening.ts';
import { checkout, givenSubmitted, sessionIdOf, standing } from '#tests/support/paying.ts';
import { sandboxStore } from './sandbox-store.queries.ts';

const SECRET = 'secret-of-the-embedded-page';

describeOnBothEngines('the embedded payment page', (database, itWithDatabase) => {
  const clock = aClock();
  let site: ListeningApp;
  let sandbox: SandboxPayments;
  /** What the page posted to the webhook, over HTTP. */
  const posted: { status: number; type: string }[] = [];
  let lineIsDown = false;

  beforeAll(async () => {
    sandbox = createSandboxPayments({
      store: sandboxStore(database().db),
      clock,
      secret: SECRET,
      publicUrl: () => site.url,
      notify: async (body, signature) => {
        if (lineIsDown) return false;
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const { ok, status } = await fetch(`${site.url}/api/stripe/webhook`, {
          method: 'POST',
          headers,
          body,
        });
        posted.push({ status, type: JSON.parse(body).type });
        return ok;
      },
    });
    site = await listen(database(), {
      clock,
      payments: sandbox.provider,
      testPayments: sandbox.testCheckout,
      env: { RATE_LIMIT_SCALE: '1000' },
    });
  });
  afterAll(() => site.close());

  const openPage = async () => {
    const submitted = await givenSubmitted(database().db);
    const { url } = (await checkout(site, submitted)).json();
    return { submitted, url, session: sessionIdOf(url) };
  };
  const show = (session: string) => site.app.inject({ url: `/api/payment-test/${session}` });
  const act = (session: string, action: string) =>
    site.app.inject({ method: 'POST', url: `/api/payment-test/${session}`, payload: { action } });
  const standingOf = (id: string) => standing(database().db, id);

  it('shows what is paid for, and pays through the signed webhook', async () => {
    const { submitted, url, session } = await openPage();
    expect(url).toBe(`${site.url}/paiement-test/${session}`);
    expect((await show(session)).json()).toEqual({
      success: true,
      session: {
        id: session,
        state: 'open',
        title: 'Avis de modification',
        reference: submitted.reference,
        email: submitted.email,
        offerLabel: 'Standard',
        amountTTC: 149,
        refusals: 0,
        expiresAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
      },
    });
    posted.length = 0;
    expect((await act(session, 'pay')).json()).toEqual({
      success: true,
      url: `http://localhost:3000/annonces-legales/confirmation/${submitted.reference}`,
      message: null,
    });
    expect(posted).toEqual([
      { status: 200, type: 'payment_intent.succeeded' },
      { status: 200, type: 'checkout.session.completed' },
    ]);
    expect(await standingOf(submitted.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', invoices: 1 }],
      mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1 },
    });
    for (const action of ['pay', 'refuse', 'give-up', 'cancel', 'pay-later'])
      expect((await act(session, action)).json()).toMatchObject({ code: 'payment.session-closed' });
    expect((await show(session)).json().session.state).toBe('paid');
  });

  itWithDatabase('refuses a card and accepts another one; cancelling ends it', async () => {
    const { submitted, session } = await openPage();
    for (let n = 0; n < 2; n += 1)
      expect((await act(session, 'refuse')).json()).toEqual({
        success: true,
        url: null,
        message: 'Votre carte a été refusée. Essayez une autre carte.',
      });
    expect((await show(session)).json().session).toMatchObject({ state: 'open', refusals: 2 });
    expect(await standingOf(submitted.id)).toMatchObject({
      status: 'pending_payment',
      payments: [{ status: 'pending', refusals: 2 }],
    });
    expect((await act(session, 'give-up')).json().url).toBe(
      'http://localhost:3000/annonces-legales?success=false',
    );
    expect(await standingOf(submitted.id)).toMatchObject({
      status: 'payment_failed',
      mails: { 'payment-failed': 1 },
    });
    // Tried again: paid after a failure.
    const { url } = (await checkout(site, submitted)).json();
    await act(sessionIdOf(url), 'pay');
    expect((await standingOf(submitted.id)).status).toBe('paid');
  });

  itWithDatabase(
    'returns by the cancellation page with the session open, and pays later when the money comes',
    async () => {
      const { submitted, session } = await openPage();
      expect((await act(session, 'cancel')).json().url).toBe(
        `http://localhost:3000/annonces-legales/cancellation?reference=${submitted.reference}`,
      );
      expect((await show(session)).json().session.state).toBe('open');
      expect((await act(session, 'pay-later')).json().url).toContain('/annonces-legales/confirmation/');
      expect(await standingOf(submitted.id)).toMatchObject({
        status: 'pending_payment',
        payments: [{ status: 'processing' }],
      });
      await sandbox.deliverDue();
      expect((await standingOf(submitted.id)).payments[0]?.status).toBe('processing');
      clock.forward(0.2);
      await sandbox.deliverDue();
      expect(await standingOf(submitted.id)).toMatchObject({ status: 'paid', payments: [{ invoices: 1 }] });
    },
  );

  itWithDatabase('expires after an hour, and retries notifications that failed', async () => {
    const { submitted, session } = await openPage();
    clock.forward(59);
    await sandbox.deliverDue();
    expect((await show(session)).json().session.state).toBe('open');
    clock.forward(1);
    lineIsDown = true;
    await sandbox.deliverDue();
    expect((await standingOf(submitted.id)).status).toBe('pending_payment');
    lineIsDown = false;
    await sandbox.deliverDue();
    expect(await standingOf(submitted.id)).toMatchObject({
      status: 'payment_failed',
      mails: { 'payment-failed': 1 },
    });
    expect((await act(session, 'pay')).statusCode).toBe(409);
  });

  it('refunds, and sends the notifications of it', async () => {
    const { submitted, session } = await openPage();
    await act(session, 'pay');
    const { payment_intent } = await database()
      .db.selectFrom('payments')
      .select('payment_intent')
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirstOrThrow();
    const of = { paymentId: 'x', paymentIntent: payment_intent ?? '' };
    const asked = { ...of, amount: 149_00, requestedAt: new Date() };
    expect(await sandbox.provider.refund(asked)).toMatchObject({ state: 'succeeded' });
    expect(await sandbox.provider.refund(asked)).toMatchObject({ state: 'succeeded' });
    await sandbox.deliverDue();
    expect(await standingOf(submitted.id)).toMatchObject({
      status: 'refunded',
      payments: [{ status: 'refunded', creditNotes: 1 }],
      mails: { 'refund-made': 1 },
    });
  });

  it('refunds in parts, each once, and never more than what is left', async () => {
    const { submitted, session } = await openPage();
    await act(session, 'pay');
    const { id: paymentId, payment_intent } = await database()
      .db.selectFrom('payments')
      .select(['id', 'payment_intent'])
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirstOrThrow();
    const paymentIntent = payment_intent ?? '';
    const part = (partId: string, amount: number) =>
      sandbox.provider.refund({ paymentId, paymentIntent, amount, requestedAt: clock.now(), partId });
    const [first] = await Promise.all([part('a', 50_00), part('a', 50_00), part('b', 60_00)]);
    expect(await part('a', 50_00)).toEqual(first);
    expect(await part('c', 50_00)).toEqual({ id: null, state: 'failed' });
    expect(await sandbox.provider.amountReturned(paymentIntent)).toBe(110_00);
    await sandbox.deliverDue();
    expect(await standingOf(submitted.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', returned: 110_00 }],
    });
  });

  itWithDatabase('is refused without its key like any other caller, and has no other page', async () => {
    const payload =
      '{"id":"evt_1","object":"event","type":"checkout.session.completed","data":{"object":{}}}';
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'another', timestamp });
    const answer = await fetch(`${site.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    expect(answer.status).toBe(400);
    for (const unknown of [await show('cs_test_unknown'), await act('cs_test_unknown', 'pay')])
      expect([unknown.statusCode, unknown.json().message]).toEqual([
        404,
        "Cette page de paiement n'existe pas ou n'existe plus.",
      ]);
  });
});

describeOnBothEngines('without a provider', (database) => {
  it('nothing can be paid for, and nothing is lost', async () => {
    const site = await listen(database());
    try {
      const submitted = await givenSubmitted(database().db);
      const answer = await checkout(site, submitted);
      expect([answer.statusCode, answer.json().message]).toEqual([
        503,
        "Le paiement en ligne n'est pas disponible pour le moment. Votre annonce est enregistrée.",
      ]);
      const cancelled = await site.app.inject({
        method: 'POST',
        url: `/api/legal-announcements/cancel/${submitted.reference}`,
      });
      expect(cancelled.statusCode).toBe(200);
      expect((await site.app.inject({ url: '/api/payment-test/cs_test_unknown' })).statusCode).toBe(404);
      expect((await standing(database().db, submitted.id)).status).toBe('pending');
    } finally {
      await site.close();
    }
  });
});
