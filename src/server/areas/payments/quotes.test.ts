import { expect, it } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { earlyStartWords } from '#contract/withdrawal.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { anonymiseAbandoned } from '#server/areas/announcements/tasks/anonymise-abandoned.ts';
import { FROM_THE_SITE } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  deliver,
  eventsOf,
  givenSubmitted,
  type Submitted,
  sessionIdOf,
  standing,
  usePaying,
} from '#tests/support/paying.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { aConsumer } from '#tests/support/rows.ts';
import { TRACKING } from '#tests/support/tracking.ts';

const DAY_MINUTES = 24 * 60;

describeOnBothEngines('a quote', (database, itWithDatabase) => {
  const paying = usePaying(database);

  const post = (url: string, payload: object) =>
    paying().app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload });
  const ask = ({ token }: Pick<Submitted, 'token'>, body: object = { basePrice: 199 }) =>
    post(`${TRACKING}/${token}/quotes`, body);
  const quoted = async (sent: Submitted, body?: object): Promise<Quote> =>
    (await ask(sent, body)).json().quote;
  const tokenOf = ({ path }: Quote): string => path.split('/').at(-1) ?? '';
  const read = (quote: Quote) => paying().app.inject(`/api/quotes/${tokenOf(quote)}`);
  const pay = (quote: Quote, body: object = {}) => post(`/api/quotes/${tokenOf(quote)}/checkout`, body);
  const given = () => givenSubmitted(paying().db, { offer: 'standard' });
  const complete = async (url: string) => {
    const { stripe } = paying();
    await deliver(paying(), eventsOf(stripe.pay(sessionIdOf(url))).completed());
  };

  it('has a number, a price kept for thirty days, a PDF, and a mail with its link', async () => {
    const { app, db } = paying();
    const sent = await given();
    const answer = await ask(sent);
    expect(answer.statusCode, answer.body).toBe(200);
    const quote: Quote = answer.json().quote;
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^D-2026-\d{5}$/),
      state: 'open',
      reference: sent.reference,
      amountHT: 165_83,
      amountTVA: 33_17,
      amountTTC: 199_00,
      // The end of the thirtieth day, in Paris.
      validUntil: '2026-12-15T22:59:59.999Z',
      buyer: { kind: 'professional' },
    });
    expect((await read(quote)).json().quote).toEqual(quote);

    const pdf = await app.inject(quote.documentUrl);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = onOneLine((await readPdf(pdf.rawPayload)).text);
    for (const words of [quote.number, '15 décembre 2026 inclus', '199,00', sent.reference])
      expect(text).toContain(words);
    expect(text.replaceAll(' ', '')).toContain(quote.path);

    const mails = await queuedMails(db, sent.email);
    expect(mails.map(({ template }) => template)).toEqual(['quote-issued']);
    expect(mails[0]?.data).toMatchObject({ number: quote.number, amountTTC: 199_00 });
    // Nobody has confirmed the address yet: nothing that was typed goes there.
    expect(JSON.stringify(mails[0])).not.toContain(quote.companyName);
  });

  it('reopened ten days later, is paid at its price', async () => {
    const { db, clock } = paying();
    const sent = await given();
    const quote = await quoted(sent);
    // As if the price had changed since.
    await db
      .updateTable('quotes')
      .set({ amount_ttc: 120_00, amount_ht: 100_00, amount_tva: 20_00 })
      .where('token', '=', tokenOf(quote))
      .execute();
    clock.forward(10 * DAY_MINUTES);
    const opened = await pay(quote);
    expect(opened.statusCode, opened.body).toBe(200);
    await complete(opened.json().url);
    expect((await standing(db, sent.id)).status).toBe('paid');
    const { amount_ttc, offer } = await db
      .selectFrom('payments')
      .select(['amount_ttc', 'offer'])
      .where('announcement_id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect([amount_ttc, offer]).toEqual([120_00, 'premium']);
    expect((await read(quote)).json().quote.state).toBe('closed');
    expect((await pay(quote)).json().code).toBe('announcement.already-paid');
    expect((await ask(sent)).json().code).toBe('announcement.already-paid');
    expect(await findViolations(db)).toEqual([]);
  });

  itWithDatabase(
    'keeps its price for whoever pays by another way, and for the same offer and buyer only',
    async () => {
      const { db, stripe } = paying();
      const sent = await given();
      const quote = await quoted(sent, { basePrice: 149 });
      await db
        .updateTable('quotes')
        .set({ amount_ttc: 120_00, amount_ht: 100_00, amount_tva: 20_00 })
        .where('token', '=', tokenOf(quote))
        .execute();
      const amountOf = async (body: Record<string, unknown>) => {
        const answer = await checkout(paying(), sent, body);
        return stripe.sessions.get(sessionIdOf(answer.json().url))?.amount_total;
      };
      expect(await amountOf({ basePrice: 149 })).toBe(120_00);
      expect(await amountOf({ basePrice: 199 })).toBe(199_00);
      expect(await amountOf({ basePrice: 149, buyer: aConsumer })).toBe(149_00);
    },
  );

  itWithDatabase('is the same while nothing changes, and one mail', async () => {
    const { db } = paying();
    const sent = await given();
    const [first, second, third] = await Promise.all([quoted(sent), quoted(sent), quoted(sent)]);
    expect(new Set([first.number, second.number, third.number]).size).toBe(1);
    expect(await queuedMails(db, sent.email)).toHaveLength(1);
    expect((await quoted(sent, { basePrice: 299 })).number).not.toBe(first.number);
    expect((await quoted(sent, { basePrice: 199, buyer: aConsumer })).number).not.toBe(first.number);
  });

  itWithDatabase('is for one text: a changed one needs another quote', async () => {
    const { db } = paying();
    const sent = await given();
    const quote = await quoted(sent);
    await db.updateTable('announcements').set({ rev: 2 }).where('id', '=', sent.id).execute();
    expect((await read(quote)).json().quote.state).toBe('outdated');
    expect((await pay(quote)).json()).toMatchObject({ code: 'quote.outdated' });
    expect((await quoted(sent)).number).not.toBe(quote.number);
  });

  itWithDatabase('of a consumer keeps who pays, and asks what they agree to', async () => {
    const { db } = paying();
    const sent = await given();
    const quote = await quoted(sent, { basePrice: 199, buyer: aConsumer });
    expect(quote.buyer).toEqual({ kind: 'consumer', name: 'Jeanne Morvan' });
    const opened = await pay(quote, { earlyStart: earlyStartWords });
    await complete(opened.json().url);
    const { buyer, early_start } = await db
      .selectFrom('payments')
      .select(['buyer', 'early_start'])
      .where('announcement_id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect(buyer).toMatchObject({ kind: 'consumer', name: 'Jeanne Morvan' });
    expect(early_start).toMatchObject(earlyStartWords);
  });

  itWithDatabase('is found by its own link only, and of an existing announcement', async () => {
    const unknown = { token: 'un-jeton-que-personne-na-recu' };
    const quote = await quoted(await given());
    expect((await ask(unknown)).statusCode).toBe(404);
    for (const path of ['', '/document'])
      expect((await paying().app.inject(`/api/quotes/${unknown.token}${path}`)).statusCode).toBe(404);
    expect((await post(`/api/quotes/${unknown.token}/checkout`, {})).statusCode).toBe(404);
    expect((await paying().app.inject(`${TRACKING}/${tokenOf(quote)}`)).statusCode).toBe(404);
  });

  // Last: they move the clock of all.
  itWithDatabase('ends after thirty days, and is erased with its unpaid announcement', async () => {
    const { db, clock } = paying();
    const sent = await given();
    const quote = await quoted(sent);
    clock.forward(31 * DAY_MINUTES);
    expect((await read(quote)).json().quote.state).toBe('expired');
    expect((await pay(quote)).json().code).toBe('quote.expired');
    clock.forward(60 * DAY_MINUTES);
    await anonymiseAbandoned({ db, clock, log: { info() {}, warn() {}, error() {} } });
    expect((await read(quote)).statusCode).toBe(404);
  });
});
