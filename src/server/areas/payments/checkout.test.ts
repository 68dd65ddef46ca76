import { expect, it } from 'vitest';
import { offers } from '#domain/announcement/offers.ts';
import { invoiceData } from '#server/areas/documents/public.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  closePages,
  deliver,
  eventsOf,
  givenSubmitted,
  openPage,
  sessionIdOf,
  standing,
  usePaying,
} from '#tests/support/paying.ts';

describeOnBothEngines('opening a checkout', (database, itWithDatabase) => {
  const paying = usePaying(database);

  it("asks Stripe for the server's own price, in French, by card, for an hour", async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db, { title: 'Transfert du siège' });
    const answer = await checkout(paying(), submitted, { basePrice: 199, title: 'Autre chose' });
    expect(answer.json()).toEqual({
      success: true,
      url: expect.stringContaining('https://checkout.stripe.test/c/pay/'),
      referenceNumber: submitted.reference,
    });
    const asked = stripe.received.at(-1);
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirstOrThrow();
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      mode: 'payment',
      locale: 'fr',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: submitted.id,
      customer_email: submitted.email,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '19900',
      'line_items[0][price_data][product_data][name]': `Annonce légale ${submitted.reference}, offre Premium`,
      'line_items[0][price_data][product_data][description]': 'Transfert du siège',
      'metadata[announcement_id]': submitted.id,
      'metadata[payment_id]': payment.id,
      'metadata[reference]': submitted.reference,
      'payment_intent_data[metadata][announcement_id]': submitted.id,
      'payment_intent_data[metadata][payment_id]': payment.id,
      'payment_intent_data[metadata][reference]': submitted.reference,
      'payment_intent_data[description]': `Annonce légale ${submitted.reference}`,
      success_url: `https://www.exemple.fr/annonces-legales/confirmation/${submitted.reference}`,
      cancel_url: `https://www.exemple.fr/annonces-legales/cancellation?reference=${submitted.reference}`,
      expires_at: String(Date.parse('2026-11-15T10:00:00Z') / 1000),
    });
    expect(asked?.headers).toMatchObject({
      'idempotency-key': `co:${submitted.id}:1`,
      'stripe-version': '2026-10-28.endive',
    });
    expect(payment).toMatchObject({
      ...{ status: 'pending', attempt: 1, offer: 'premium', provider: 'stripe' },
      ...{ amount_ttc: 199_00, amount_ht: 165_83, amount_tva: 33_17 },
    });
    const row = await db
      .selectFrom('announcements')
      .select(['status', 'offer'])
      .where('id', '=', submitted.id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'pending_payment', offer: 'premium' });
  });

  itWithDatabase(
    'of an offer asks for its price, with 20 % of VAT, wherever the buyer is and whoever they are',
    async () => {
      const { db } = paying();
      const payer = (kind: 'professional' | 'consumer', postcode: string) => ({
        buyer: { kind, name: 'Anatole Brizemur', address: '1 rue des Archers', postcode, city: 'Ville' },
      });
      const prices: Readonly<Record<number, readonly number[]>> = {
        149: [149_00, 149_00, 124_17, 24_83, 2000],
        199: [199_00, 199_00, 165_83, 33_17, 2000],
        299: [299_00, 299_00, 249_17, 49_83, 2000],
      };
      for (const [basePrice, department, buyer] of [
        [149, '971', {}],
        [199, '972', {}],
        [299, '973', {}],
        [149, '974', {}],
        [199, '976', {}],
        [299, '69', payer('professional', '97400')],
        [149, '976', payer('consumer', '97600')],
        [199, '69', payer('consumer', '69002')],
        [299, '69', payer('consumer', '97100')],
      ] as const) {
        const submitted = await givenSubmitted(db, { department });
        const answer = await checkout(paying(), submitted, { basePrice, ...buyer });
        expect(answer.statusCode, answer.body).toBe(200);
        const { amount_ttc, amount_ht, amount_tva, vat_rate } = await db
          .selectFrom('payments')
          .selectAll()
          .where('announcement_id', '=', submitted.id)
          .executeTakeFirstOrThrow();
        const session = paying().stripe.sessions.get(sessionIdOf(answer.json().url));
        expect(
          [session?.amount_total, amount_ttc, amount_ht, amount_tva, vat_rate],
          JSON.stringify({ department, buyer }),
        ).toEqual(prices[basePrice]);
      }
    },
  );

  itWithDatabase(
    'is invoiced to whoever pays: as said last, and the company of the notice by default',
    async () => {
      const { db } = paying();
      const firm = {
        ...{ kind: 'professional', name: 'CABINET LOUVRELAC', siren: '404 833 048', vatNumber: '' },
        ...{ address: '7 rue des Archers', postcode: '69002', city: 'Lyon' },
      };
      const invoicedTo = async (...orders: readonly Record<string, unknown>[]) => {
        const submitted = await givenSubmitted(db);
        let url = '';
        for (const order of orders) url = (await checkout(paying(), submitted, order)).json().url;
        const session = paying().stripe.sessions.get(sessionIdOf(url));
        if (!session) throw new Error('No session at the provider');
        expect((await deliver(paying(), eventsOf(session).completed())).statusCode).toBe(200);
        const { data } = await db
          .selectFrom('invoices')
          .select('data')
          .where('announcement_id', '=', submitted.id)
          .executeTakeFirstOrThrow();
        return invoiceData.parse(data);
      };
      // A later attempt from elsewhere, such as the tracking page, says nothing of who pays.
      const { buyer, company } = await invoicedTo({ buyer: firm }, {});
      expect(buyer).toEqual({
        ...{
          kind: 'professional',
          name: 'CABINET LOUVRELAC',
          form: null,
          siren: '404833048',
          vatNumber: null,
        },
        ...{ address: '7 rue des Archers, 69002 Lyon', city: 'Lyon', email: expect.stringContaining('@') },
      });
      for (const orders of [[{}], [{ buyer: firm }, { buyer: null }]])
        expect((await invoicedTo(...orders)).buyer.name).toBe(company.name);
      const person = await invoicedTo({ buyer: { ...firm, kind: 'consumer', name: 'Anatole Brizemur' } });
      expect(person.buyer).toMatchObject({ kind: 'consumer', name: 'Anatole Brizemur', siren: null });
    },
  );

  it('closes the page that was open before, without a mail', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const first = await openPage(paying(), submitted);
    const second = await openPage(paying(), submitted);
    expect(stripe.sessions.get(first.id)?.status).toBe('expired');
    expect(stripe.sessions.get(second.id)?.status).toBe('open');
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'pending_payment',
      payments: [{ status: 'failed' }, { status: 'pending' }],
      mails: {},
    });
  });

  it('leaves one page open after twenty concurrent requests', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const ask = (basePrice: number) => checkout(paying(), submitted, { basePrice });
    await Promise.all([149, 199, 299, 149, 199, 299].map(ask));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(149)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const urls = answers.map((answer) => answer.json().url);
    await closePages(paying());
    const open = [...stripe.sessions.values()].filter(
      ({ status, client_reference_id }) => status === 'open' && client_reference_id === submitted.id,
    );
    expect(open.length).toBe(1);
    // And nobody gets a closed page.
    expect(new Set(urls.map(sessionIdOf))).toEqual(new Set([open[0]?.id]));
    const { payments, mails } = await standing(db, submitted.id);
    expect(payments.filter(({ status }) => status === 'pending').length).toBe(1);
    expect(mails).toEqual({});
  });

  it('finds that the earlier page was paid: 409 with the confirmation, and no other page', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const session = await openPage(paying(), submitted);
    stripe.pay(session.id);
    const count = stripe.sessions.size;
    const again = await checkout(paying(), submitted);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      success: false,
      code: 'announcement.already-paid',
      message: 'Cette annonce est déjà payée.',
      status: 'paid',
      url: `https://www.exemple.fr/annonces-legales/confirmation/${submitted.reference}`,
    });
    expect(stripe.sessions.size).toBe(count);
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', invoices: 1 }, { status: 'failed' }],
      mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1 },
    });
    expect((await checkout(paying(), submitted)).json()).toMatchObject({ code: 'announcement.already-paid' });
  });

  it('does not ask for a second payment while one is in progress', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const session = await openPage(paying(), submitted);
    stripe.pay(session.id, 'unpaid');
    for (const answer of [await checkout(paying(), submitted), await checkout(paying(), submitted)])
      expect(answer.json()).toMatchObject({
        code: 'announcement.payment-under-way',
        message: 'Un paiement est en cours pour cette annonce. Réessayez dans quelques minutes.',
      });
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'pending_payment',
      payments: [{ status: 'processing' }, { status: 'failed' }],
    });
  });

  itWithDatabase(
    'answers in French when Stripe fails, changes nothing, and works at the next try',
    async () => {
      const { db, stripe } = paying();
      const submitted = await givenSubmitted(db);
      // Three times: the SDK itself retries twice.
      for (const [times, status] of [
        [3, 500],
        [3, 0],
        [1, 402],
        [0, 0],
      ] as const) {
        // Then it answers with a session without page.
        stripe.fail(times, status);
        stripe.withoutPage = times === 0;
        const failed = await checkout(paying(), submitted);
        expect(failed.statusCode).toBe(502);
        expect(failed.json()).toMatchObject({
          success: false,
          message: 'Erreur lors de la création de la session de paiement',
        });
      }
      expect((await standing(db, submitted.id)).status).toBe('pending');
      stripe.withoutPage = false;
      stripe.fail(2, 500);
      expect((await checkout(paying(), submitted)).statusCode).toBe(200);
      const [, ...keys] = stripe.received.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys.filter((key) => key?.includes(submitted.id))).size).toBe(5);
      expect(await standing(db, submitted.id)).toMatchObject({ status: 'pending_payment', mails: {} });
    },
  );

  itWithDatabase('is refused where the announcement cannot be paid for', async () => {
    const { db } = paying();
    const reviewer = { approved_by: null };
    const cases = [
      ['paid', 'announcement.already-paid', 'Cette annonce est déjà payée.'],
      ['approved', 'announcement.already-paid', 'Cette annonce est déjà payée.'],
      ['rejected', 'announcement.not-payable', 'Cette annonce ne peut plus être payée.'],
      ['refunded', 'announcement.not-payable', 'Cette annonce ne peut plus être payée.'],
      ['draft', 'announcement.not-payable', 'Cette annonce ne peut plus être payée.'],
    ] as const;
    for (const [status, code, message] of cases) {
      const answer = await checkout(paying(), await givenSubmitted(db, { status, ...reviewer }));
      expect(answer.statusCode, status).toBe(409);
      expect(answer.json(), status).toMatchObject({ code, message, status });
    }
    const deleted = await givenSubmitted(db, { deleted_at: new Date() });
    expect((await checkout(paying(), deleted)).statusCode).toBe(404);
  });

  itWithDatabase('opens nothing at a wrong price or for somebody else, whatever is sent', async () => {
    const { db, stripe } = paying();
    const mine = await givenSubmitted(db);
    const theirs = await givenSubmitted(db);
    const before = stripe.sessions.size;
    const prices: unknown[] = [
      ...[0, -1, 1, 148, 148.99, 149.01, 149.5, 1e9, 1e308, -149, 14_900, 19_900, 0.149, 1.49],
      ...['149', '199', ' 149', '149€', '', null, true, [149], { valueOf: 149 }, [], {}, 'NaN', '1e2'],
    ];
    const identities = [
      ...[{ announcementId: theirs.id }, { email: theirs.email }, { email: '' }, { email: 'x@y.fr' }],
      ...[{ announcementId: mine.reference }, { announcementId: mine.token }, { announcementId: '' }],
      ...[{ announcementId: `${mine.id}' or '1'='1` }, { announcementId: mine.id.slice(1) }],
      ...[{ announcementId: [mine.id] }, { announcementId: { $ne: null } }, { email: [mine.email] }],
      ...[{ email: `${mine.email}, ${theirs.email}` }, { announcementId: '%' }],
    ];
    const payloads = [...prices.map((basePrice) => ({ basePrice })), ...identities];
    expect(payloads.length).toBeGreaterThanOrEqual(40);
    for (const payload of payloads) {
      const answer = await checkout(paying(), mine, payload);
      expect([400, 404], JSON.stringify(payload)).toContain(answer.statusCode);
      expect(answer.json().success, JSON.stringify(payload)).toBe(false);
    }
    expect(stripe.sessions.size).toBe(before);
    // Other fields of the body are ignored.
    const hopeful = {
      amount: 1,
      price: 1,
      unit_amount: 1,
      currency: 'usd',
      offer: 'entreprise',
      status: 'paid',
    };
    const opened = await checkout(paying(), mine, { ...hopeful, email: mine.email.toUpperCase() });
    const session = stripe.sessions.get(sessionIdOf(opened.json().url));
    expect(session).toMatchObject({ amount_total: offers.standard.priceTTC, currency: 'eur' });
  });
});
