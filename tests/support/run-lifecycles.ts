import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { earlyStartWords } from '#contract/withdrawal.ts';
import { type Permission, permissionsOf, type TeamRole, teamRoles } from '#domain/account/team-roles.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { WithdrawalRight } from '#domain/announcement/withdrawal.ts';
import { totals } from '#domain/tariff/price.ts';
import { noticeToPrice, orderLines, quoteNotice } from '#domain/tariff/quote.ts';
import type { TariffTable } from '#domain/tariff/tariff-table.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { editAnnouncement } from '#server/areas/announcements/admin/edit-announcement.ts';
import {
  deleteAnnouncement,
  restoreAnnouncement,
} from '#server/areas/announcements/review/review-announcement.ts';
import { performRefund } from '#server/areas/payments/perform-refund.ts';
import { AppError } from '#server/errors.ts';
import { demonstrationSeller } from '#server/publisher/publisher.ts';
import { FROM_THE_SITE, givenAccount, givenSession } from './accounts.ts';
import { newLifecycle, withoutNotified } from './lifecycle-model.ts';
import { checkout, deliver, eventsOf, givenSubmitted, type Paying, sessionIdOf, standing } from './paying.ts';
import { aConsumer, anAnnouncementRow } from './rows.ts';
import { SELLER, settingsMember } from './settings-desk.ts';
import type { StripeSession } from './stripe-server.ts';
import { aTariff } from './tariffs.ts';

const reported = [
  'money-received',
  'payment-failed',
  'card-refused',
  'part-returned',
  'money-returned',
] as const;
const decided = ['approve', 'reject', 'publish', 'unpublish'] as const;
const trashed = ['delete', 'restore'] as const;
/** A consumer opens the payment page, having ticked the express request and the acknowledgement, or not. */
const others = [
  ...(['checkout', 'consumer-checkout', 'early-checkout'] as const),
  ...(['modify', 'ask-cancellation', 'withdraw', 'edit', 'refund-part', 'refund-that-fails'] as const),
  ...(['quote', 'change-tariff', 'change-text', 'ask-correction', 'answer-correction'] as const),
  ...(['change-role', 'change-settings'] as const),
] as const;
type Action = (typeof others)[number];
const operations = [...reported, ...decided, ...trashed, ...others] as const;

/** An action of a person or a notification of the provider, which is about the n-th payment page. */
type Operation = { readonly name: (typeof operations)[number]; readonly page: number };

const OFFER = 'premium';
const CONTENT = "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.</p>";
/** Cents: what is given back each time. */
const PART = 20_00;

/** What an administrator may set at any moment of a life. None of it changes what may happen to an announcement. */
const settingChanges: readonly Readonly<Record<string, string>>[] = [
  SELLER,
  Object.fromEntries(Object.keys(SELLER).map((name) => [name, ''])),
  { SUBMISSIONS: 'non' },
  { SUBMISSIONS: '' },
  { OFFER_PREMIUM_TEXT: 'Publication le jour même | Attestation' },
  { MAIL_TEAM: 'Rédaction <equipe@exemple.fr>', CONTACT_EMAIL: 'contact@exemple.fr' },
];

/**
 * The administrator, and the member who decides on announcements and refunds them, whose role the administrator
 * changes while that goes on.
 */
type Team = Awaited<ReturnType<typeof openTeam>>;

const openTeam = async (paying: Paying) => {
  const { app, db } = paying;
  const administrator = await givenAccount(db, { role: 'admin' });
  const { cookie } = await givenSession(paying, administrator);
  const member = await givenAccount(db, { role: 'admin' });
  const { cookie: memberHeaders } = await givenSession(paying, member);
  const { change } = await settingsMember(paying);
  let role: TeamRole = 'administrator';
  let seller = demonstrationSeller.name;
  const set = new Set<string>();

  const team = {
    adminId: administrator.id,
    memberHeaders,
    mayMember: (permission: Permission): boolean => permissionsOf(role).includes(permission),
    /** Whose name an invoice of this moment has to bear. */
    seller: () => seller,

    async changeRole(teamRole: TeamRole): Promise<void> {
      const url = `/api/admin/users/${member.id}/role`;
      const { statusCode } = await app.inject({ method: 'PUT', url, headers: cookie, payload: { teamRole } });
      // To the role that one has already.
      expect(statusCode).toBe(teamRole === role ? 409 : 200);
      role = teamRole;
    },

    async changeSettings(values: Readonly<Record<string, string>>): Promise<void> {
      const { status, text } = await change(values);
      expect(status, text).toBe(200);
      for (const name of Object.keys(values)) set.add(name);
      if (values.SELLER_NAME !== undefined) seller = values.SELLER_NAME || demonstrationSeller.name;
    },

    /** As before the first life. */
    async reset(): Promise<void> {
      if (role !== 'administrator') await team.changeRole('administrator');
      if (set.size > 0) await team.changeSettings(Object.fromEntries([...set].map((name) => [name, ''])));
      set.clear();
    },
  };
  return team;
};

/** The same operations on the server; each returns the status code. */
const openAnnouncement = async (paying: Paying, { adminId, memberHeaders }: Team) => {
  const { app, db, clock, provider, stripe, pricing } = paying;
  const sent = await givenSubmitted(db, { offer: OFFER, content: CONTENT });
  const tracking = `/api/legal-announcements/tracking/${sent.token}`;
  const sessions: StripeSession[] = [];
  const codeOf = (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error) => {
        if (error instanceof AppError) return error.status;
        throw error;
      },
    );

  return {
    id: sent.id,
    sessions,

    async decide(name: (typeof decided)[number]): Promise<number> {
      const url = `/api/admin/legal-announcements/${sent.id}/${name}`;
      return (await app.inject({ method: 'PUT', url, headers: memberHeaders })).statusCode;
    },

    async modify(): Promise<number> {
      const shown = await app.inject(tracking);
      if (shown.statusCode !== 200) return shown.statusCode;
      const { notice, rev } = shown.json().announcement;
      const payload = { ...notice, rev, title: `Titre ${rev + 1}` };
      const headers = FROM_THE_SITE;
      return (await app.inject({ method: 'PUT', url: tracking, headers, payload })).statusCode;
    },

    async askCorrection(): Promise<number> {
      const url = `/api/admin/legal-announcements/${sent.id}/correction-request`;
      const payload = { reasons: [{ mention: null, text: 'Précisez la date de la décision.' }] };
      const answer = await app.inject({ method: 'POST', url, headers: memberHeaders, payload });
      clock.forward(90);
      return answer.statusCode;
    },

    async answerCorrection(): Promise<number> {
      const shown = await app.inject(tracking);
      if (shown.statusCode !== 200) return shown.statusCode;
      const { notice, rev } = shown.json().announcement;
      const payload = { ...notice, rev, title: `Titre corrigé ${rev + 1}`, message: 'Voilà.' };
      const url = `${tracking}/correction`;
      return (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).statusCode;
    },

    async askCancellation(): Promise<number> {
      const url = `${tracking}/cancellation-request`;
      const payload = { reason: 'La cession a été abandonnée.' };
      return (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).statusCode;
    },

    delete: () => codeOf(deleteAnnouncement({ db, clock }, { id: sent.id, adminId })),

    restore: () => codeOf(restoreAnnouncement({ db, clock }, { id: sent.id, adminId })),

    edit: (edited: { city: string } | { content: string }) =>
      codeOf(editAnnouncement({ db, clock, pricing }, { id: sent.id, adminId, edited })),

    /** What a quote asks for, in cents; undefined when it is refused. */
    async quote(): Promise<number | undefined> {
      const payload = { basePrice: offers[OFFER].priceTTC / 100 };
      const url = `${tracking}/quotes`;
      const answer = await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload });
      return answer.statusCode === 200 ? answer.json().quote.amountTTC : undefined;
    },

    async refund(amount: number): Promise<number> {
      const url = `/api/admin/legal-announcements/${sent.id}/refunds`;
      const payload = { refundId: randomUUID(), amount, reason: 'Geste commercial' };
      const { statusCode } = await app.inject({ method: 'POST', url, headers: memberHeaders, payload });
      if (statusCode !== 200) return statusCode;
      const { id: paymentId } = await db
        .selectFrom('payments')
        .select('id')
        .where('announcement_id', '=', sent.id)
        .where('status', '=', 'completed')
        .where('duplicate', '=', false)
        .executeTakeFirstOrThrow();
      await performRefund({ db, clock, provider }, { paymentId });
      return statusCode;
    },

    /** Made, then reported as failed, as often as the provider likes. */
    async refundThatFails(amount: number): Promise<number> {
      const code = await this.refund(amount);
      const made = stripe.refunds.at(-1);
      const session = sessions.find((one) => intentOf(one) === made?.payment_intent);
      if (code !== 200 || !made || !session) return code;
      stripe.settleRefund(made.id, 'failed');
      for (let times = 0; times < 2; times++)
        expect((await deliver(paying, eventsOf(session).partFailed(made))).statusCode).toBe(200);
      return code;
    },

    async withdraw(): Promise<number> {
      const url = `${tracking}/withdrawal`;
      const payload = { name: aConsumer.name };
      return (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).statusCode;
    },

    async openPage(right?: WithdrawalRight): Promise<boolean> {
      const answer = await checkout(paying, sent, {
        basePrice: offers[OFFER].priceTTC / 100,
        buyer: right ? aConsumer : null,
        ...(right === 'until-published' && { earlyStart: earlyStartWords }),
      });
      if (answer.statusCode !== 200) return false;
      const session = paying.stripe.sessions.get(sessionIdOf(answer.json().url));
      if (session) sessions.push(session);
      return true;
    },

    /** Returns what was refunded of it so far, in all. */
    giveBack: (session: StripeSession, amount: number): number => stripe.giveBack(intentOf(session), amount),

    async tell(
      session: StripeSession,
      event: (typeof reported)[number],
      { times, total }: { times: number; total?: number | undefined },
    ): Promise<void> {
      const events = eventsOf(session);
      if (event === 'money-received') stripe.change(session.id, { payment_intent: intentOf(session) });
      const notification = {
        'money-received': events.completed,
        'payment-failed': events.expired,
        'card-refused': events.cardRefused,
        'part-returned': () => events.chargeRefunded(total),
        'money-returned': () => events.chargeRefunded(),
      }[event]();
      for (let sentTimes = 0; sentTimes < times; sentTimes++)
        expect((await deliver(paying, notification)).statusCode).toBe(200);
    },
  };
};

/** Runs the operations on the server and on the model, and compares every answer and the final state. */
const playLife = async (paying: Paying, team: Team, played: readonly Operation[]): Promise<void> => {
  const { db } = paying;
  const real = await openAnnouncement(paying, team);
  const model = newLifecycle(OFFER);
  /** Nothing happens where the role does not permit it, whatever the state of the announcement. */
  const asMember = (permission: Permission, happens: () => number): number =>
    team.mayMember(permission) ? happens() : 403;

  const prices = newPrices(paying);

  const tell = async (event: (typeof reported)[number], page: number): Promise<void> => {
    const index = page % Math.max(1, real.sessions.length);
    const session = real.sessions[index];
    if (!session) return;
    // A refund is only reported for money received, and a part of what is left of it.
    if (event.endsWith('-returned') && !model.isInvoiced(index)) return;
    if (event === 'part-returned' && model.leftOf(index) <= PART) return;
    const total = event === 'part-returned' ? real.giveBack(session, PART) : undefined;
    if (event === 'money-returned') real.giveBack(session, model.leftOf(index));
    await real.tell(session, event, { times: 1 + (page % 3), total });
    model.tell(index, event, total);
  };

  /** The page asks for the price that was quoted first, whatever tariff came into force since. */
  const openPage = async (right?: WithdrawalRight): Promise<void> => {
    const opened = await real.openPage(right);
    const amount = real.sessions.at(-1)?.amount_total ?? 0;
    expect(opened).toBe(model.openPage(amount, right));
    if (opened) expect(amount).toBe(await prices.quoted());
  };

  const quote = async (): Promise<void> => {
    const amount = await real.quote();
    expect(amount !== undefined).toBe(model.mayQuote());
    if (amount !== undefined) expect(amount).toBe(await prices.quoted());
  };

  const changeText = async (words: number): Promise<void> => {
    const content = CONTENT.repeat(1 + words);
    const code = await real.edit({ content });
    expect(code).toBe(model.happen('edit'));
    if (code === 200 && prices.changeText(content)) model.changePrice();
    await prices.settle(model.isPayable());
  };

  /** The answers of the server and of the model to what a person does. */
  const compared =
    (act: (page: number) => Promise<unknown>, expected: () => unknown) =>
    async (page: number): Promise<void> =>
      expect(await act(page)).toBe(expected());
  const actions: Readonly<Record<Action, (page: number) => Promise<void>>> = {
    checkout: () => openPage(),
    'consumer-checkout': () => openPage('even-published'),
    'early-checkout': () => openPage('until-published'),
    modify: async (page) => {
      await compared(real.modify, model.modify)(page);
      await prices.settle(model.isPayable());
    },
    'ask-correction': compared(real.askCorrection, () =>
      asMember('announcements.review', model.askCorrection),
    ),
    'answer-correction': compared(real.answerCorrection, model.answerCorrection),
    'ask-cancellation': compared(real.askCancellation, model.askCancellation),
    withdraw: compared(real.withdraw, model.withdraw),
    edit: async (page) => {
      expect(await real.edit({ city: `Lyon ${page}` })).toBe(model.happen('edit'));
      await prices.settle(model.isPayable());
    },
    'refund-part': compared(
      () => real.refund(PART),
      () => asMember('payments.refund', () => model.refund(PART)),
    ),
    'refund-that-fails': async () => {
      // Once the whole is refunded, only a person can find out what happened.
      const isPart = real.sessions.every((_, page) => model.leftOf(page) > PART);
      if (!isPart) return;
      const expected = () => model.refundThatFails(PART);
      expect(await real.refundThatFails(PART)).toBe(asMember('payments.refund', expected));
    },
    quote,
    'change-tariff': () => prices.changeTariff(),
    'change-text': changeText,
    'change-role': (page) => team.changeRole(teamRoles[page % teamRoles.length] ?? 'administrator'),
    'change-settings': (page) => team.changeSettings(settingChanges[page % settingChanges.length] ?? {}),
  };

  const play = async ({ name, page }: Operation): Promise<void> => {
    if (isOneOf(reported, name)) return tell(name, page);
    if (isOneOf(trashed, name)) return expect(await real[name]()).toBe(model.happen(name));
    if (isOneOf(decided, name)) {
      const expected = asMember('announcements.review', () => model.happen(name));
      return expect(await real.decide(name)).toBe(expected);
    }
    await actions[name](page);
  };

  /** Who sold, on each invoice: the one of its day, whatever was set since. */
  const sellers: string[] = [];
  const check = async (operation: Operation): Promise<void> => {
    const after = `after ${operation.name}`;
    expect(await findViolations(db), after).toEqual([]);
    const invoices = await db
      .selectFrom('invoices')
      .select(sql<string>`data->'seller'->>'name'`.as('seller'))
      .where('announcement_id', '=', real.id)
      .orderBy('sequence')
      .execute();
    while (sellers.length < invoices.length) sellers.push(team.seller());
    expect(
      invoices.map(({ seller }) => seller),
      after,
    ).toEqual(sellers);
  };

  for (const operation of played) {
    await play(operation);
    await check(operation);
  }
  const { status, payments, mails } = await standing(db, real.id);
  // Whether a quote is a new one is not modelled.
  delete mails['quote-issued'];
  const { deleted, ...expected } = model.standing();
  expect({ status, payments: payments.map(withoutNotified), mails }).toEqual(expected);
  const attested = await db
    .selectFrom('attestations')
    .select('id')
    .where('announcement_id', '=', real.id)
    .where('replaced_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  expect(attested).toHaveLength(status === 'published' && !deleted ? 1 : 0);
};

const intentOf = ({ id }: StripeSession): string => `pi_${id}`;

/**
 * The price that the announcement has to be sold at: the one that its present text was quoted first. In the mode of
 * offers it never changes.
 */
const newPrices = ({ db, pricing }: Paying) => {
  let content = CONTENT;
  let quotedText: string | undefined;
  let amount = offers[OFFER].priceTTC;

  const inForce = async () =>
    (await db.selectFrom('tariff_tables').select('data').executeTakeFirstOrThrow()).data as TariffTable;

  return {
    async quoted(): Promise<number> {
      if (pricing.mode === 'offers' || quotedText === content) return amount;
      const { department, company_form: form, type_id: typeId } = anAnnouncementRow();
      const notice = noticeToPrice({ typeId, others: [], form, department, content, reduction: null });
      const quote = quoteNotice([await inForce()], '2026-11-15', notice, pricing.supplements);
      if ('missing' in quote) throw new Error('No price');
      quotedText = content;
      amount = totals(orderLines(quote, OFFER), 2000).amountTTC;
      return amount;
    },

    /** Whether what was priced changes, so that pages at the former price are closed. */
    changeText(after: string): boolean {
      const isOther = pricing.mode === 'regulated' && quotedText !== undefined && after !== quotedText;
      content = after;
      return isOther;
    },

    /** A text that is not paid yet is priced when it is saved. */
    async settle(isPayable: boolean): Promise<void> {
      if (isPayable) await this.quoted();
    },

    /** Other rates come into force for everybody. */
    async changeTariff(): Promise<void> {
      if (pricing.mode === 'offers') return;
      const [table, next] = [await inForce(), aTariff(2027)];
      const rates = table.zones[0]?.rate === next.zones[0]?.rate ? aTariff(2026) : next;
      const data = JSON.stringify({ ...table, zones: rates.zones, forfaits: rates.forfaits });
      await db.updateTable('tariff_tables').set({ data }).execute();
    },
  };
};

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

/** Mostly valid operations: an announcement deleted or rejected at once would test little. */
const operation: fc.Arbitrary<Operation> = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('checkout', 'early-checkout', 'money-received', 'approve') },
    { weight: 2, arbitrary: fc.constantFrom(...operations) },
  ),
  page: fc.nat({ max: 5 }),
});

type Example = [Operation[]];
const example = (...names: readonly Operation['name'][]): Example => [
  names.map((name) => ({ name, page: 0 })),
];

/** Every operation at least once, whatever the random choice. */
const examples: Example[] = [
  example(
    ...(['checkout', 'card-refused', 'money-received', 'modify', 'modify'] as const),
    'ask-cancellation',
    'approve',
  ),
  // Asked twice, answered twice, and once more without waiting for the answer.
  example(
    ...(['checkout', 'money-received', 'ask-correction', 'modify', 'ask-correction'] as const),
    ...(['answer-correction', 'answer-correction', 'modify', 'ask-correction', 'approve'] as const),
    'answer-correction',
  ),
  example(
    ...(['early-checkout', 'money-received', 'ask-correction', 'withdraw', 'answer-correction'] as const),
    ...(['checkout', 'ask-correction', 'money-returned'] as const),
  ),
  example(
    ...(['checkout', 'money-received', 'approve', 'edit', 'unpublish', 'publish'] as const),
    'money-returned',
    'delete',
    'restore',
    'restore',
  ),
  // A consumer withdraws: before the publication, twice; after it, too late; while it waits for the period to end.
  example(
    'early-checkout',
    'money-received',
    'withdraw',
    'withdraw',
    'approve',
    'money-returned',
    'withdraw',
  ),
  example('early-checkout', 'money-received', 'approve', 'withdraw', 'unpublish', 'withdraw'),
  example(
    'consumer-checkout',
    'money-received',
    'approve',
    'publish',
    'withdraw',
    'publish',
    'money-returned',
  ),
  // Paid while deleted, restored, then paid again on the page that was left open.
  [
    [
      { name: 'checkout', page: 0 },
      { name: 'payment-failed', page: 0 },
      { name: 'checkout', page: 0 },
      { name: 'payment-failed', page: 1 },
      { name: 'delete', page: 0 },
      { name: 'money-received', page: 0 },
      { name: 'restore', page: 0 },
      { name: 'checkout', page: 0 },
      { name: 'money-received', page: 1 },
      { name: 'publish', page: 0 },
      { name: 'delete', page: 0 },
      { name: 'restore', page: 0 },
    ],
  ],
  // Priced by its first page, then other tariffs, for another buyer too.
  example(
    ...(['checkout', 'change-tariff', 'early-checkout', 'change-tariff', 'checkout'] as const),
    ...(['money-received', 'approve'] as const),
  ),
  // Quoted, then other tariffs: the price stays, until the text changes.
  example(
    ...(['quote', 'change-tariff', 'checkout', 'change-text', 'quote', 'change-tariff'] as const),
    ...(['checkout', 'money-received', 'approve', 'edit'] as const),
  ),
  // Returned in parts: by the newsroom, at the provider, then all that is left.
  example(
    ...(['checkout', 'money-received', 'refund-part', 'part-returned', 'approve', 'refund-part'] as const),
    ...(['money-returned', 'refund-part'] as const),
  ),
  example(
    ...(['early-checkout', 'money-received', 'part-returned', 'withdraw', 'refund-part'] as const),
    'money-returned',
  ),
  // A part that fails late is given back again, under the credit note of the first; then the rest.
  example(
    ...(['checkout', 'money-received', 'refund-that-fails', 'refund-part', 'refund-that-fails'] as const),
    ...(['part-returned', 'approve', 'refund-part', 'money-returned'] as const),
  ),
  example(
    ...(['checkout', 'payment-failed', 'checkout', 'reject', 'money-received'] as const),
    'publish',
    'money-returned',
  ),
  // The seller changes between the invoice and the next one; the member becomes an accountant, then a reviewer.
  [
    [
      { name: 'change-settings', page: 0 },
      { name: 'checkout', page: 0 },
      { name: 'change-settings', page: 2 },
      { name: 'checkout', page: 0 },
      { name: 'money-received', page: 0 },
      { name: 'change-role', page: 4 },
      { name: 'approve', page: 0 },
      { name: 'ask-correction', page: 0 },
      { name: 'refund-part', page: 0 },
      { name: 'change-settings', page: 1 },
      { name: 'money-received', page: 1 },
      { name: 'change-role', page: 3 },
      { name: 'refund-part', page: 0 },
      { name: 'approve', page: 0 },
    ],
  ],
];

export const runLifecycles = async (paying: Paying, numRuns: number): Promise<void> => {
  const team = await openTeam(paying);
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14 }), (played) =>
      playLife(paying, team, played).finally(team.reset),
    ),
    { numRuns, examples },
  );
};
