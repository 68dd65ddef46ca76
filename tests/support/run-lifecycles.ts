import fc from 'fast-check';
import { expect } from 'vitest';
import { earlyStartWords } from '#contract/withdrawal.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { WithdrawalRight } from '#domain/announcement/withdrawal.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { editAnnouncement } from '#server/areas/announcements/admin/edit-announcement.ts';
import {
  deleteAnnouncement,
  restoreAnnouncement,
} from '#server/areas/announcements/review/review-announcement.ts';
import { AppError } from '#server/errors.ts';
import { FROM_THE_SITE, givenAccount, givenSession } from './accounts.ts';
import { newLifecycle, withoutNotified } from './lifecycle-model.ts';
import { checkout, deliver, eventsOf, givenSubmitted, type Paying, sessionIdOf, standing } from './paying.ts';
import type { StripeSession } from './stripe-server.ts';

const reported = ['money-received', 'payment-failed', 'card-refused', 'money-returned'] as const;
const decided = ['approve', 'reject', 'publish', 'unpublish'] as const;
const trashed = ['delete', 'restore'] as const;
/** A consumer opens the payment page, having ticked the express request and the acknowledgement, or not. */
const others = [
  ...(['checkout', 'consumer-checkout', 'early-checkout'] as const),
  ...(['modify', 'ask-cancellation', 'withdraw', 'edit'] as const),
] as const;
type Action = (typeof others)[number];
const operations = [...reported, ...decided, ...trashed, ...others] as const;

/** An action of a person or a notification of the provider, which is about the n-th payment page. */
type Operation = { readonly name: (typeof operations)[number]; readonly page: number };

const OFFER = 'premium';
const CONTENT = "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.</p>";

const BUYER = {
  ...{ kind: 'consumer', name: 'Jeanne Morvan', address: '4 rue Pasteur', postcode: '29200', city: 'Brest' },
};

type Admin = { readonly adminId: string; readonly adminHeaders: Record<string, string> };

/** The same operations on the server; each returns the status code. */
const openAnnouncement = async (paying: Paying, { adminId, adminHeaders }: Admin) => {
  const { app, db, clock } = paying;
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
      return (await app.inject({ method: 'PUT', url, headers: adminHeaders })).statusCode;
    },

    async modify(): Promise<number> {
      const shown = await app.inject(tracking);
      if (shown.statusCode !== 200) return shown.statusCode;
      const { notice, rev } = shown.json().announcement;
      const payload = { ...notice, rev, title: `Titre ${rev + 1}` };
      const headers = FROM_THE_SITE;
      return (await app.inject({ method: 'PUT', url: tracking, headers, payload })).statusCode;
    },

    async askCancellation(): Promise<number> {
      const url = `${tracking}/cancellation-request`;
      const payload = { reason: 'La cession a été abandonnée.' };
      return (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).statusCode;
    },

    delete: () => codeOf(deleteAnnouncement({ db, clock }, { id: sent.id, adminId })),

    restore: () => codeOf(restoreAnnouncement({ db, clock }, { id: sent.id, adminId })),

    edit: (city: string) =>
      codeOf(editAnnouncement({ db, clock }, { id: sent.id, adminId, edited: { city } })),

    async withdraw(): Promise<number> {
      const url = `${tracking}/withdrawal`;
      const payload = { name: BUYER.name };
      return (await app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload })).statusCode;
    },

    async openPage(right?: WithdrawalRight): Promise<boolean> {
      const answer = await checkout(paying, sent, {
        basePrice: offers[OFFER].priceTTC / 100,
        buyer: right ? BUYER : null,
        ...(right === 'until-published' && { earlyStart: earlyStartWords }),
      });
      if (answer.statusCode !== 200) return false;
      const session = paying.stripe.sessions.get(sessionIdOf(answer.json().url));
      if (session) sessions.push(session);
      return true;
    },

    async tell(session: StripeSession, event: (typeof reported)[number], times: number): Promise<void> {
      const events = eventsOf(session);
      const notification = {
        'money-received': events.completed,
        'payment-failed': events.expired,
        'card-refused': events.cardRefused,
        'money-returned': events.chargeRefunded,
      }[event]();
      for (let sentTimes = 0; sentTimes < times; sentTimes++)
        expect((await deliver(paying, notification)).statusCode).toBe(200);
    },
  };
};

/** Runs the operations on the server and on the model, and compares every answer and the final state. */
const playLife = async (paying: Paying, admin: Admin, played: readonly Operation[]): Promise<void> => {
  const real = await openAnnouncement(paying, admin);
  const model = newLifecycle(OFFER);

  const tell = async (event: (typeof reported)[number], page: number): Promise<void> => {
    const index = page % Math.max(1, real.sessions.length);
    const session = real.sessions[index];
    // A refund is only reported for money received.
    if (!session || (event === 'money-returned' && !model.isInvoiced(index))) return;
    await real.tell(session, event, 1 + (page % 3));
    model.tell(index, event);
  };

  /** The answers of the server and of the model to what a person does. */
  const actions: Readonly<Record<Action, readonly [(page: number) => Promise<unknown>, () => unknown]>> = {
    checkout: [() => real.openPage(), () => model.openPage()],
    'consumer-checkout': [() => real.openPage('even-published'), () => model.openPage('even-published')],
    'early-checkout': [() => real.openPage('until-published'), () => model.openPage('until-published')],
    modify: [real.modify, model.modify],
    'ask-cancellation': [real.askCancellation, model.askCancellation],
    withdraw: [real.withdraw, model.withdraw],
    edit: [(page) => real.edit(`Lyon ${page}`), () => model.happen('edit')],
  };

  const play = async ({ name, page }: Operation): Promise<void> => {
    if (isOneOf(reported, name)) return tell(name, page);
    if (isOneOf(trashed, name)) return expect(await real[name]()).toBe(model.happen(name));
    if (isOneOf(decided, name)) return expect(await real.decide(name)).toBe(model.happen(name));
    const [act, expected] = actions[name];
    expect(await act(page)).toBe(expected());
  };

  for (const operation of played) await play(operation);
  const { db } = paying;
  const { status, payments, mails } = await standing(db, real.id);
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
  expect(await findViolations(db)).toEqual([]);
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
  example(
    ...(['checkout', 'payment-failed', 'checkout', 'reject', 'money-received'] as const),
    'publish',
    'money-returned',
  ),
];

export const runLifecycles = async (paying: Paying, numRuns: number): Promise<void> => {
  const admin = await givenAccount(paying.db, { role: 'admin' });
  const { cookie } = await givenSession(paying, admin);
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14 }), (played) =>
      playLife(paying, { adminId: admin.id, adminHeaders: cookie }, played),
    ),
    { numRuns, examples },
  );
};
