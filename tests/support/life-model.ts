import fc from 'fast-check';
import { expect } from 'vitest';
import { type AnnouncementEvent, decide } from '#domain/announcement/lifecycle.ts';
import { offers } from '#domain/announcement/offers.ts';
import {
  administer,
  type ModelPayment,
  newModel,
  openCheckout,
  type PaymentModel,
  tellPayment,
} from '#domain/payment/payment-model.ts';
import type { PaymentEvent } from '#domain/payment/transitions.ts';
import { editAnnouncement } from '#server/areas/announcements/edit-announcement.ts';
import { findViolations } from '#server/areas/announcements/invariants.queries.ts';
import { deleteAnnouncement } from '#server/areas/announcements/review-announcement.ts';
import { AppError } from '#server/errors.ts';
import { FROM_THE_SITE, givenAccount, givenSession } from './accounts.ts';
import { checkout, deliver, eventsOf, givenSubmitted, type Paying, sessionIdOf, standing } from './paying.ts';
import type { StripeSession } from './stripe-server.ts';

/** What people and the provider do to one announcement; the provider speaks of the n-th payment page. */
const lifeOperations = [
  'checkout',
  'modify',
  'ask-cancellation',
  'approve',
  'reject',
  'publish',
  'unpublish',
  'delete',
  'edit',
  'money-received',
  'payment-failed',
  'card-refused',
  'money-returned',
] as const;
type LifeOperation = { readonly name: (typeof lifeOperations)[number]; readonly page: number };

const OFFER = 'premium';
const CONTENT = "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.</p>";

type Counted =
  | 'announcement-published'
  | 'announcement-rejected'
  | 'announcement-modified'
  | 'team-cancellation-request';

/** The money's model, and what the announcement's own life adds to it. */
type Life = {
  money: PaymentModel;
  mails: Record<Counted, number>;
  modifications: number;
  asked: boolean;
};

const factsOf = ({ money: { status, deleted, payments } }: Life) => ({
  status,
  deleted,
  refunded: payments.some(
    (payment) => !payment.duplicate && (payment.status === 'refunded' || payment.refundRequested),
  ),
  due: true,
});

/** Who was told of a page that another one replaced is nobody's business: the mails are counted themselves. */
const asBooked = ({ told: _told, ...payment }: ModelPayment) => payment;

/** Plays the operations on the server and on the model, and holds one to the other after each of them. */
const playLife = async (
  paying: Paying,
  { adminId, adminHeaders }: { adminId: string; adminHeaders: Record<string, string> },
  operations: readonly LifeOperation[],
): Promise<void> => {
  const { app, db, clock } = paying;
  const sent = await givenSubmitted(db, { offer: OFFER, content: CONTENT });
  const sessions: StripeSession[] = [];
  const life: Life = {
    money: newModel(),
    mails: {
      'announcement-published': 0,
      'announcement-rejected': 0,
      'announcement-modified': 0,
      'team-cancellation-request': 0,
    },
    modifications: 0,
    asked: false,
  };
  const tracking = `/api/legal-announcements/tracking/${sent.token}`;

  const decideByHttp = async (name: 'approve' | 'reject' | 'publish' | 'unpublish') =>
    (
      await app.inject({
        method: 'PUT',
        url: `/api/admin/legal-announcements/${sent.id}/${name}`,
        headers: adminHeaders,
      })
    ).statusCode;
  const codeOf = (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error) => {
        if (error instanceof AppError) return error.status;
        throw error;
      },
    );

  const modify = async (): Promise<number> => {
    const shown = await app.inject(tracking);
    if (shown.statusCode !== 200) return shown.statusCode;
    const { notice, rev } = shown.json().announcement;
    const payload = { ...notice, rev, title: `Titre ${rev + 1}` };
    return (await app.inject({ method: 'PUT', url: tracking, headers: FROM_THE_SITE, payload })).statusCode;
  };

  const openPage = async (): Promise<void> => {
    const before = life.money;
    life.money = openCheckout(before);
    const opened = life.money !== before;
    const answer = await checkout(paying, sent, { basePrice: offers[OFFER].priceTTC / 100 });
    expect(answer.statusCode === 200, answer.body).toBe(opened);
    const session = opened ? paying.stripe.sessions.get(sessionIdOf(answer.json().url)) : undefined;
    if (session) sessions.push(session);
  };

  const tell = async (event: PaymentEvent, page: number): Promise<void> => {
    const index = sessions.length > 0 ? page % sessions.length : -1;
    const session = sessions[index];
    const known = life.money.payments[index];
    // A refund is told of money that came.
    if (!session || (event === 'money-returned' && known?.invoices === 0)) return;
    const told = eventsOf(session);
    const events = {
      'money-received': told.completed,
      'payment-failed': told.expired,
      'card-refused': told.cardRefused,
      'money-returned': told.chargeRefunded,
    } as const;
    const notification = events[event as keyof typeof events]();
    for (let times = 0; times <= page % 3; times++)
      expect((await deliver(paying, notification)).statusCode).toBe(200);
    life.money = tellPayment(life.money, index, event);
  };

  /** What an event makes of the model; gives the code that whoever causes it must get. */
  const happen = (event: AnnouncementEvent): number => {
    const decision = decide(event, factsOf(life));
    if ('refusal' in decision) return decision.refusal === 'not-found' ? 404 : 409;
    const from = life.money.status;
    life.money = administer(life.money, event);
    const to = life.money.status;
    if (to === 'published' && from !== 'published') life.mails['announcement-published'] += 1;
    if (event === 'reject') life.mails['announcement-rejected'] += 1;
    return 200;
  };

  const modifyModel = (): number => {
    const code = happen('modify');
    if (code !== 200) return code;
    if (life.modifications >= offers[OFFER].allowedModifications) return 409;
    life.modifications += 1;
    life.mails['announcement-modified'] += 1;
    return 200;
  };

  const askModel = (): number => {
    // Asked before: the same request, whatever became of it since.
    if (life.asked && !life.money.deleted) return 200;
    const code = happen('ask-cancellation');
    if (code !== 200) return code;
    life.asked = true;
    life.mails['team-cancellation-request'] += 1;
    return 200;
  };

  const play = async ({ name, page }: LifeOperation): Promise<void> => {
    switch (name) {
      case 'checkout':
        return openPage();
      case 'money-received':
      case 'payment-failed':
      case 'card-refused':
      case 'money-returned':
        return tell(name, page);
      case 'modify':
        return expect(await modify()).toBe(modifyModel());
      case 'ask-cancellation': {
        const answer = await app.inject({
          method: 'POST',
          url: `${tracking}/cancellation-request`,
          headers: FROM_THE_SITE,
          payload: { reason: 'La cession a été abandonnée.' },
        });
        return expect(answer.statusCode).toBe(askModel());
      }
      case 'delete':
        return expect(await codeOf(deleteAnnouncement({ db, clock }, { id: sent.id, adminId }))).toBe(
          happen('delete'),
        );
      case 'edit': {
        const edited = { city: `Lyon ${page}` };
        return expect(await codeOf(editAnnouncement({ db, clock }, { id: sent.id, adminId, edited }))).toBe(
          happen('edit'),
        );
      }
      default:
        return expect(await decideByHttp(name)).toBe(happen(name));
    }
  };

  for (const operation of operations) await play(operation);
  const { status, payments, mails } = await standing(db, sent.id);
  const expected = { ...life.money.mails, ...life.mails };
  expect({ status, payments: payments.map(asBooked), mails }).toEqual({
    status: life.money.status,
    payments: life.money.payments.map(asBooked),
    mails: Object.fromEntries(Object.entries(expected).filter(([, count]) => count > 0)),
  });
  const attested = await db
    .selectFrom('attestations')
    .select('id')
    .where('announcement_id', '=', sent.id)
    .where('replaced_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  expect(attested).toHaveLength(status === 'published' && !life.money.deleted ? 1 : 0);
  expect(await findViolations(db)).toEqual([]);
};

/** Mostly what may happen: an announcement that is deleted or rejected at once has no life to speak of. */
const operation: fc.Arbitrary<LifeOperation> = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('checkout', 'money-received', 'approve') },
    { weight: 2, arbitrary: fc.constantFrom(...lifeOperations) },
  ),
  page: fc.nat({ max: 5 }),
});

type Example = [LifeOperation[]];
const example = (...names: readonly LifeOperation['name'][]): Example => [
  names.map((name) => ({ name, page: 0 })),
];

/** Every operation at least once, whatever chance brings. */
const examples: Example[] = [
  example(
    'checkout',
    'card-refused',
    'money-received',
    'modify',
    'modify',
    'ask-cancellation',
    'edit',
    'approve',
  ),
  example(
    'checkout',
    'money-received',
    'approve',
    'edit',
    'unpublish',
    'publish',
    'money-returned',
    'delete',
  ),
  example('checkout', 'payment-failed', 'checkout', 'reject', 'money-received', 'publish', 'money-returned'),
];

export const playLives = async (paying: Paying, numRuns: number): Promise<void> => {
  const admin = await givenAccount(paying.db, { role: 'admin' });
  const { cookie } = await givenSession(paying, admin);
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14 }), (operations) =>
      playLife(paying, { adminId: admin.id, adminHeaders: cookie }, operations),
    ),
    { numRuns, examples },
  );
};
