import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clean } from '#contract/typed-text.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { editAnnouncement } from '#server/areas/announcements/admin/edit-announcement.ts';
import { invoiceData } from '#server/areas/documents/public.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import { FROM_THE_SITE, givenAccount } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { checkIssued } from '#tests/support/e-invoice-rules.ts';
import { checkout, deliver, eventsOf, sessionIdOf, usePaying } from '#tests/support/paying.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import { NOTICE_TEXT, sender, submitted } from '#tests/support/submitting.ts';
import { aTariff, givenTariff } from '#tests/support/tariffs.ts';
import { TRACKING } from '#tests/support/tracking.ts';
import { orderPrice } from './price-order.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');

const DAY = 24 * 60;
const supplements = { standard: 0, premium: 41_67, entreprise: 125_00 };

describeWithDatabase('a sale at the regulated price', (database) => {
  const paying = usePaying(database, { pricing: { mode: 'regulated', supplements } });
  const { send, submit } = sender(() => paying().app);
  const email = submitted.contactEmail;

  const order = async (changes: object = {}, paid: Record<string, unknown> = {}) => {
    const sent = await submit(changes);
    const answer = await checkout(paying(), { id: sent.id, email }, paid);
    expect(answer.body, answer.body).toContain('"success":true');
    const session = paying().stripe.sessions.get(sessionIdOf(answer.json().url));
    if (!session) throw new Error('No session at the provider');
    return { id: sent.id, token: sent.trackingToken, session };
  };
  const paymentOf = async (id: string) => {
    const row = await paying()
      .db.selectFrom('payments')
      .selectAll()
      .where('announcement_id', '=', id)
      .orderBy('attempt', 'desc')
      .executeTakeFirstOrThrow();
    const { lines } = orderPrice.parse(row.price);
    expect(lines.reduce((sum, line) => sum + line.amountHT, 0)).toBe(row.amount_ht);
    return { ...row, lines };
  };
  const quoteOf = async (id: string) =>
    (
      await paying()
        .db.selectFrom('announcements')
        .select('quote')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).quote;

  it('is refused with its reason, and nothing is stored, while no table is in force', async () => {
    const answer = await send(submitted);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "Aucun tarif réglementé n'est en vigueur aujourd'hui sur ce site : cette annonce ne peut pas être vendue.",
    ]);
    expect(await paying().db.selectFrom('announcements').select('id').execute()).toEqual([]);
    expect((await paying().app.inject('/api/site')).json()).toMatchObject({ tariff: null });
    await givenTariff(paying().db, aTariff(2026));
  });

  it('charges the forfait and the service, each on its line, and invoices the same lines', async () => {
    const { id, session } = await order({ type_id: 1 }, { basePrice: 199, shownPrice: 281.6 });
    // (193 + 41.67) × 1.2, each line rounded once.
    expect(session.amount_total).toBe(281_60);
    const payment = await paymentOf(id);
    expect(payment).toMatchObject({
      amount_ht: 234_67,
      amount_tva: 46_93,
      amount_ttc: 281_60,
      vat_rate: 2000,
    });
    expect(payment.lines).toMatchObject([
      {
        kind: 'forfait',
        amountHT: 193_00,
        basis: 'Arrêté du 19 novembre 2021 modifié, tarif 2026, article 2',
      },
      { kind: 'service', label: 'Service Premium', amountHT: 41_67 },
    ]);
    expect((await deliver(paying(), eventsOf(session).completed())).statusCode).toBe(200);
    const invoice = await paying()
      .db.selectFrom('invoices')
      .selectAll()
      .where('announcement_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({
      amount_ht: 234_67,
      amount_tva: 46_93,
      amount_ttc: 281_60,
      vat_rate: 2000,
    });
    const { lines } = invoiceData.parse(invoice.data);
    expect(lines.map(({ label, description, amountHT }) => [label, description, amountHT])).toEqual([
      [
        'Annonce légale, tarif forfaitaire',
        'Arrêté du 19 novembre 2021 modifié, tarif 2026, article 2',
        193_00,
      ],
      ['Service Premium', 'Prestation du journal, hors tarif réglementé', 41_67],
    ]);
  });

  it('is by the character where there is no forfait, with the reductions of the text', async () => {
    const characters = [...NOTICE_TEXT].length;
    const { id } = await order({
      type_id: 5,
      content: `<p>${NOTICE_TEXT.replace('siège', '<b>si</b>ège')}</p>`,
    });
    expect((await paymentOf(id)).lines).toMatchObject([
      { kind: 'characters', quantity: characters, unitPrice: 189, amountHT: Math.round(characters * 18.9) },
    ]);
    const helped = await order({ type_id: 1, reduction: 'legal-aid' });
    expect(await paymentOf(helped.id)).toMatchObject({
      amount_ht: 57_90,
      lines: [{}, { amountHT: -135_10 }],
    });
    const insolvent = await order({ type_id: 16 });
    expect((await paymentOf(insolvent.id)).lines).toMatchObject([{}, { kind: 'reduction' }]);
  });

  it('has the VAT of the place of whoever pays', async () => {
    const firm = { kind: 'professional', name: 'Cabinet', address: '1 rue', postcode: '97200', city: 'Fort' };
    const rateOf = async (changes: object, paid: Record<string, unknown> = {}) => {
      const { vat_rate, amount_ttc, amount_ht } = await paymentOf((await order(changes, paid)).id);
      return [vat_rate, amount_ttc - amount_ht];
    };
    const base = { type_id: 1 };
    expect(await rateOf({ ...base, department: '974' })).toEqual([850, 19_21]);
    expect(await rateOf({ ...base, department: '976' })).toEqual([0, 0]);
    expect(await rateOf(base, { buyer: firm })).toEqual([850, 16_41]);
    expect(await rateOf(base, { buyer: { ...firm, kind: 'consumer' } })).toEqual([2000, 38_60]);
    const { id, session } = await order({ ...base, department: '976' });
    await deliver(paying(), eventsOf(session).completed());
    const { data } = await paying()
      .db.selectFrom('invoices')
      .select('data')
      .where('announcement_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(invoiceData.parse(data).vatExemption).toContain('article 294');
  });

  it('issues invoices and credit notes that obey EN 16931 and the French rules', async () => {
    const { db } = paying();
    const firm = {
      ...{ kind: 'professional', name: 'Cabinet & Fils', address: '7 rue des Archers' },
      ...{ postcode: '69002', city: 'Lyon', siren: '404 833 048', vatNumber: 'FR83404833048' },
    };
    const longText = { type_id: 5, content: `<p>${NOTICE_TEXT}</p>`.repeat(7), reduction: 'legal-aid' };
    const sales: readonly (readonly [object, Record<string, unknown>])[] = [
      [{ type_id: 1 }, { basePrice: 199 }],
      [longText, { basePrice: 299, buyer: firm }],
      [{ ...longText, department: '974' }, { basePrice: 199 }],
      [
        { type_id: 1, department: '976' },
        { basePrice: 199, buyer: null },
      ],
      [longText, { basePrice: 199, buyer: { ...firm, kind: 'consumer', siren: '', vatNumber: '' } }],
    ];
    for (const [changes, paid] of sales) {
      const { id, session } = await order(changes, paid);
      const events = eventsOf(session);
      // Paid, then returned in two parts.
      for (const event of [events.completed(), events.chargeRefunded(12_34), events.chargeRefunded()])
        expect((await deliver(paying(), event)).statusCode).toBe(200);
      const broken = await checkIssued(db, id);
      expect(Object.keys(broken).map((number) => number[0])).toEqual(['F', 'A', 'A']);
      expect(Object.values(broken), JSON.stringify([broken, changes])).toEqual([[], [], []]);
    }
  });

  it('never charges another price than the one shown, nor one that the browser invents', async () => {
    const { id } = await submit({ type_id: 1 });
    const answer = await checkout(paying(), { id, email }, { basePrice: 199, shownPrice: 1 });
    expect([answer.statusCode, answer.json().message.replace(/\s/g, ' ')]).toEqual([
      409,
      'Le prix de cette annonce est maintenant de 281,60 € TTC. Vérifiez-le, puis payez à nouveau.',
    ]);
  });

  it('by a quote keeps its lines and its price for thirty days', async () => {
    const { app, clock } = paying();
    const sent = await submit({ type_id: 1 });
    const post = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).json();
    const { quote } = await post(`${TRACKING}/${sent.trackingToken}/quotes`, { basePrice: 199 });
    expect(quote).toMatchObject({ amountTTC: 281_60, lines: [{ amountHT: 193_00 }, { amountHT: 41_67 }] });
    const text = onOneLine((await readPdf((await app.inject(quote.documentUrl)).rawPayload)).text);
    expect(text).toContain('Arrêté du 19 novembre 2021 modifié, tarif 2026, article 2');
    clock.forward(29 * DAY);
    const token = quote.path.split('/').at(-1);
    const { url } = await post(`/api/quotes/${token}/checkout`, {});
    expect(paying().stripe.sessions.get(sessionIdOf(url))?.amount_total).toBe(281_60);
    expect((await paymentOf(sent.id)).lines).toMatchObject([{ amountHT: 193_00 }, { amountHT: 41_67 }]);
  });

  it('closes the page and ends the quote of a former text or reduction, which had another price', async () => {
    const { app, db } = paying();
    const key = 'une-cle-de-depot-bien-longue';
    const sent = await submit({ type_id: 5, basePrice: 199 }, key);
    const open = async () => {
      const answer = await checkout(paying(), { id: sent.id, email }, { basePrice: 199 });
      return paying().stripe.sessions.get(sessionIdOf(answer.json().url))?.amount_total;
    };
    const states = async () => {
      const rows = await db
        .selectFrom('payments')
        .select('status')
        .where('announcement_id', '=', sent.id)
        .orderBy('attempt')
        .execute();
      return rows.map(({ status }) => status);
    };
    const whole = await open();
    const url = `${TRACKING}/${sent.trackingToken}/quotes`;
    const asked = await app.inject({
      ...{ method: 'POST', url, headers: FROM_THE_SITE, payload: { basePrice: 199 } },
    });
    const { quote } = asked.json();
    expect([quote.amountTTC, await states()]).toEqual([whole, ['pending']]);
    await submit(
      { type_id: 5, basePrice: 199, reduction: 'legal-aid', trackingToken: sent.trackingToken },
      key,
    );
    expect(await states()).toEqual(['failed']);
    expect((await app.inject(`/api/quotes/${quote.path.split('/').at(-1)}`)).json().quote.state).toBe(
      'expired',
    );
    const reduced = await open();
    expect(reduced).toBeLessThan(whole ?? 0);
    const { rev } = await db
      .selectFrom('announcements')
      .select('rev')
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    const longer = { ...submitted, type_id: 5, content: `<p>${NOTICE_TEXT} ${NOTICE_TEXT}</p>`, rev };
    const modified = await app.inject({
      ...{ method: 'PUT', url: `${TRACKING}/${sent.trackingToken}`, headers: FROM_THE_SITE, payload: longer },
    });
    expect(modified.statusCode, modified.body).toBe(200);
    expect(await states()).toEqual(['failed', 'failed']);
    expect(await open()).toBeGreaterThan(reduced ?? 0);
  });

  it('follows a text that the newsroom edits before the payment', async () => {
    const { db, clock, pricing } = paying();
    const { id, session } = await order({ type_id: 5 });
    const admin = await givenAccount(db, { role: 'admin' });
    const edited = { content: `<p>${NOTICE_TEXT} ${NOTICE_TEXT}</p>` };
    await editAnnouncement({ db, clock, pricing }, { id, adminId: admin.id, edited });
    expect((await paymentOf(id)).status).toBe('failed');
    await checkout(paying(), { id, email }, {});
    expect((await paymentOf(id)).amount_ttc).toBeGreaterThan(session.amount_total);
  });

  it('keeps the quotes for two offers side by side', async () => {
    const { app } = paying();
    const key = 'une-cle-pour-deux-devis';
    const sent = await submit({ type_id: 1, basePrice: 149 }, key);
    const quoted = async (basePrice: number) => {
      const payload = { basePrice };
      const url = `${TRACKING}/${sent.trackingToken}/quotes`;
      const answer = await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload });
      return answer.json().quote.path.split('/').at(-1);
    };
    const stateOf = async (token: string) => (await app.inject(`/api/quotes/${token}`)).json().quote.state;
    const standard = await quoted(149);
    // The form sends the notice again with the other offer, then asks for its quote.
    await submit({ type_id: 1, basePrice: 199, trackingToken: sent.trackingToken }, key);
    const premium = await quoted(199);
    expect([await stateOf(standard), await stateOf(premium)]).toEqual(['open', 'open']);
    const payload = {};
    const url = `/api/quotes/${standard}/checkout`;
    const paid = await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await paymentOf(sent.id)).toMatchObject({ offer: 'standard', amount_ttc: 231_60 });
  });

  it('of several modifications in one notice is by the character', async () => {
    const { id } = await order({ type_id: 9, other_type_ids: [8] });
    expect((await paymentOf(id)).lines).toMatchObject([{ kind: 'characters' }]);
  });

  it('keeps the price it was quoted across the new year, for as long as the quote says', async () => {
    const { app, clock, db } = paying();
    await givenTariff(db, aTariff(2027));
    // To 20 December.
    clock.forward(6 * DAY);
    const sent = await submit({ type_id: 1 });
    expect(await quoteOf(sent.id)).toMatchObject({ day: '2026-12-20', validUntil: '2027-01-19' });
    const quoted = await submit({ type_id: 1 });
    const post = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).json();
    const { quote } = await post(`${TRACKING}/${quoted.trackingToken}/quotes`, { basePrice: 199 });
    const changed = await submit({ type_id: 1, basePrice: 199 });
    const page = async ({ trackingToken } = sent) =>
      (await app.inject(`${TRACKING}/${trackingToken}`)).json().announcement.toPay;
    const charged = async () => {
      const answer = await checkout(paying(), { id: sent.id, email });
      return paying().stripe.sessions.get(sessionIdOf(answer.json().url))?.amount_total;
    };
    clock.forward(16 * DAY);
    expect((await app.inject('/api/tariff')).json().regulated).toMatchObject({
      day: '2027-01-05',
      table: { firstDay: '2027-01-01' },
    });
    expect([await page(), await charged()]).toEqual([{ amountTTC: 231.6, validUntil: '2027-01-19' }, 231_60]);
    const { url } = await post(`/api/quotes/${quote.path.split('/').at(-1)}/checkout`, {});
    expect(paying().stripe.sessions.get(sessionIdOf(url))?.amount_total).toBe(281_60);
    // A text changed since has the price of the new year, and so has another notice.
    const rewritten = await app.inject({
      ...{ method: 'PUT', url: `${TRACKING}/${changed.trackingToken}`, headers: FROM_THE_SITE },
      payload: { ...submitted, type_id: 1, content: `<p>${NOTICE_TEXT} ${NOTICE_TEXT}</p>`, rev: 1 },
    });
    expect(rewritten.statusCode, rewritten.body).toBe(200);
    expect(await page(changed)).toEqual({ amountTTC: 293.6, validUntil: '2027-02-04' });
    expect((await order({ type_id: 1 })).session.amount_total).toBe(243_60);
    clock.forward(20 * DAY);
    expect([await page(), await charged()]).toEqual([{ amountTTC: 243.6, validUntil: '2027-02-24' }, 243_60]);
  });

  it('counts the stored text as the form counts the typed one', () => {
    const typed = fc
      .array(fc.string({ unit: fc.constantFrom(...'aé ’&<>e\u0301€\u00a0\u0002 ', '😀') }), { minLength: 1 })
      .map((parts) => parts.map((part) => `<p><em>${escaped(part)}</em></p>`).join(''));
    fc.assert(
      fc.property(typed, (html) => {
        expect(visibleLength(sanitiseNotice(clean(html)))).toBe(visibleLength(html));
      }),
    );
  });

  it('follows the text: another length has another price before payment', async () => {
    const key = 'une-cle-assez-longue';
    const first = await submit({ type_id: 5 }, key);
    const quote = (await quoteOf(first.id)) as { lines: { amountHT: number }[] };
    await submit(
      { type_id: 5, content: `<p>${NOTICE_TEXT} ${NOTICE_TEXT}</p>`, trackingToken: first.trackingToken },
      key,
    );
    const later = (await quoteOf(first.id)) as { lines: { amountHT: number }[] };
    expect(later.lines[0]?.amountHT).toBeGreaterThan(quote.lines[0]?.amountHT ?? 0);
  });
});
