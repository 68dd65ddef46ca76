import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Customer } from '#contract/admin-customers.ts';
import type { PaymentItem, Reconciliation } from '#contract/admin-payments.ts';
import { correspondenceMessages as text } from '#contract/correspondence.fr.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { allIds, listIds, readAllIds } from '#server/db/list-page.queries.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { deliver, eventsOf, givenSubmitted, openPage, usePaying } from '#tests/support/paying.ts';
import { paymentsAsked } from './payment-list.queries.ts';

describeWithDatabase('the desk of payments', (database) => {
  const paying = usePaying(database);
  const sessions = new Map<TeamRole, Record<string, string>>();
  const headersOf = async (teamRole: TeamRole) => {
    const known = sessions.get(teamRole);
    if (known) return known;
    const account = await givenAccount(paying().db, { role: 'admin', teamRole });
    const { cookie } = await givenSession(paying(), account);
    sessions.set(teamRole, cookie);
    return cookie;
  };
  const post = async (path: string, payload: object, role: TeamRole = 'accountant') =>
    paying().app.inject({
      method: 'POST',
      url: `/api/admin${path}`,
      headers: await headersOf(role),
      payload,
    });
  const find = async (body: object): Promise<PaymentItem[]> => {
    const answer = await post('/payments/find', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().payments;
  };
  const givenPaid = async (changes = {}) => {
    const { db, stripe, clock } = paying();
    const sent = await givenSubmitted(db, changes);
    stripe.chargedAt = clock.now();
    const session = stripe.pay((await openPage(paying(), sent)).id);
    const book = () => deliver(paying(), eventsOf(session).completed());
    return { sent, session, book };
  };

  it('finds payments by reference, customer, invoice and id of the provider', async () => {
    const { sent, session, book } = await givenPaid({ contact_name: 'Hégésippe Quorvannec' });
    expect(await find({ search: sent.reference })).toMatchObject([{ status: 'pending', paid_at: null }]);
    await book();
    const [payment] = await find({ search: sent.reference });
    expect(payment).toMatchObject({
      status: 'completed',
      amount: 149,
      returned: 0,
      announcement: { reference: sent.reference },
      customer: { name: 'Hégésippe Quorvannec', email: sent.email },
      dispute: null,
    });
    const searches = [sent.email, 'quorvannec hegesippe', payment?.invoice_number, session.payment_intent];
    for (const search of [...searches, session.id])
      expect(
        (await find({ search })).map(({ id }) => id),
        String(search),
      ).toEqual([payment?.id]);
    expect(await find({ search: sent.reference, status: 'refunded' })).toEqual([]);
    expect(await find({ search: sent.reference, end_date: '2020-01-01' })).toEqual([]);
    const byAmount = await find({ sortBy: 'amount', sortOrder: 'desc' });
    expect(byAmount.map(({ amount }) => amount)).toEqual(
      byAmount.map(({ amount }) => amount).toSorted((a, b) => b - a),
    );
    for (const bad of [{ status: 'paid' }, { page: 0 }, { sortBy: 'secret' }, { attention: 'x' }])
      expect((await post('/payments/find', bad)).statusCode).toBe(400);
  });

  it('exports what the filters find, without a formula', async () => {
    const { sent, book } = await givenPaid({ contact_name: '=HYPERLINK("http://x")' });
    await book();
    const answer = await post('/payments/export', { search: sent.reference });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/"paiements-2026-11-15\.csv"/),
      'cache-control': 'private, no-store',
    });
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(lines[1]).toContain('"149,00"');
    expect((await post('/payments/export', {}, 'announcement-reviewer')).statusCode).toBe(403);
    const { db } = paying();
    for (const sortBy of ['amount', 'created_at'] as const) {
      const listed = paymentsAsked({ sortBy, sortOrder: 'asc' });
      const { batches } = await readAllIds(db, allIds(listed));
      expect([...batches(1)].flat()).toEqual(await listIds(db, listed, { limit: 1_000 }));
    }
  });

  it('records disputes in whatever order they are told, with their deadline', async () => {
    const { sent, session, book } = await givenPaid();
    await book();
    const events = eventsOf(session);
    const dispute = async () => (await find({ search: sent.reference }))[0]?.dispute;
    await deliver(paying(), events.disputeUpdated({ evidence_details: { due_by: null } }));
    expect(await dispute()).toMatchObject({ state: 'open', due_at: null });
    await deliver(paying(), events.disputeCreated());
    expect(await dispute()).toEqual({
      state: 'open',
      reason: 'fraudulent',
      amount: 149,
      due_at: new Date(1_764_500_000_000).toISOString(),
      opened_at: new Date(1_763_200_000_000).toISOString(),
    });
    expect(
      (await find({ attention: 'disputed' })).map(({ announcement }) => announcement.reference),
    ).toContain(sent.reference);
    await deliver(paying(), events.disputeClosed('won'));
    // A late report of what it was before does not open it again.
    await deliver(paying(), events.disputeUpdated());
    expect(await dispute()).toMatchObject({ state: 'won' });
    const won = await paying()
      .db.selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'payment.dispute-won')
      .execute();
    expect(won).toHaveLength(1);
  });

  it('compares a period with the provider, in both directions', async () => {
    const { db, stripe, clock } = paying();
    await givenPaid().then(({ book }) => book());
    const unheard = await givenPaid();
    const missing = await givenPaid();
    await missing.book();
    const intent = `pi_${randomUUID()}`;
    await db
      .updateTable('payments')
      .set({ payment_intent: intent })
      .where('announcement_id', '=', missing.sent.id)
      .execute();
    const returned = await givenPaid();
    await returned.book();
    stripe.giveBack(returned.session.payment_intent ?? '', 50_00);
    const foreign = stripe.charge({
      amount: 42_00,
      description: 'Autre boutique',
      created: clock.now().getTime() / 1_000,
    });
    stripe.charge({ paid: false, status: 'failed', created: clock.now().getTime() / 1_000 });
    const compare = async () => {
      const answer = await post('/payments/reconciliation', {
        start_date: '2026-11-14',
        end_date: '2026-11-16',
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Reconciliation>();
    };
    const { differences, truncated, provider } = await compare();
    expect([truncated, provider]).toEqual([false, 'stripe']);
    const of = (reference: string) => differences.filter(({ ours }) => ours?.reference === reference);
    expect(of(unheard.sent.reference)).toMatchObject([{ kind: 'status', ours: { status: 'pending' } }]);
    expect(of(returned.sent.reference)).toMatchObject([
      { kind: 'returned', theirs: { returned: 50 }, ours: { returned: 0 } },
    ]);
    expect(differences.filter(({ kind }) => kind === 'unknown-here')).toMatchObject([
      {
        payment_intent: foreign.payment_intent,
        theirs: { amount: 42, description: 'Autre boutique' },
        ours: null,
      },
    ]);
    // The charge still names our payment: both sides have it.
    expect(of(missing.sent.reference)).toEqual([]);
    stripe.dropCharge(missing.session.payment_intent ?? '');
    expect((await compare()).differences.filter(({ kind }) => kind === 'missing-there')).toMatchObject([
      { payment_intent: intent, theirs: null, ours: { reference: missing.sent.reference } },
    ]);
    stripe.fail(10, 500);
    const silent = await post('/payments/reconciliation', {
      start_date: '2026-11-14',
      end_date: '2026-11-16',
    });
    expect([silent.statusCode, silent.json().message]).toEqual([502, text.providerSilent]);
    stripe.fail(0, 500);
    for (const end_date of ['2026-11-13', '2027-01-01', 'demain'])
      expect(
        (await post('/payments/reconciliation', { start_date: '2026-11-14', end_date })).statusCode,
      ).toBe(400);
  });

  it('shows one customer whole, to each role what it may see', async () => {
    const { sent, book } = await givenPaid({ contact_name: 'Zénobie Arcquevaux' });
    await book();
    const customer = async (payload: object, role: TeamRole): Promise<Customer> => {
      const answer = await post('/customers/find', payload, role);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().customer;
    };
    const whole = await customer({ email: sent.email.toUpperCase() }, 'administrator');
    expect(whole).toMatchObject({
      names: ['Zénobie Arcquevaux'],
      notices: { items: [{ reference: sent.reference }], more: false },
      payments: { items: [{ status: 'completed' }] },
      messages: { items: [] },
    });
    expect(whole.mails?.items.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['payment-confirmed', 'team-new-paid']),
    );
    expect(await customer({ announcement: sent.id }, 'accountant')).toMatchObject({
      email: sent.email,
      mails: null,
      messages: null,
      payments: { items: [{}] },
    });
    expect(await customer({ mail: whole.mails?.items[0]?.id }, 'announcement-reviewer')).toMatchObject({
      email: sent.email,
      payments: null,
      notices: { items: [{}] },
    });
    expect((await post('/customers/find', { message: randomUUID() })).statusCode).toBe(404);
    for (const bad of [{}, { email: sent.email, announcement: sent.id }, { email: 'x' }])
      expect((await post('/customers/find', bad)).statusCode).toBe(400);
  });
});
