import { testPaymentPath } from '#contract/paths.ts';
import { readNotification } from '#server/adapters/stripe/read-notification.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  type PaymentProvider,
  type PaymentSession,
  partKey,
  refundKey,
} from '#server/ports/payment-provider.ts';
import type { SandboxSession, SandboxStore, TestCheckout } from '#server/ports/sandbox-payments.ts';
import { chargeObject, eventOf, newId, refundObject, sessionObject } from './stripe-shapes.ts';
import { createTestCheckout } from './test-checkout.ts';
import { createWebhookSender } from './webhook-sender.ts';

type Deps = {
  store: SandboxStore;
  clock: Clock;
  /** Signs and checks the notifications. */
  secret: string;
  publicUrl: () => string;
  notify: (payload: string, signature: string) => Promise<boolean>;
};

export type SandboxPayments = {
  readonly provider: PaymentProvider;
  readonly testCheckout: TestCheckout;
  /** What a provider does by itself: sessions expire, delayed payments complete, notifications are sent again. */
  deliverDue(): Promise<void>;
};

/** The sandbox provider, for a site without keys: the same port, the same signed notifications over HTTP. */
export const createSandboxPayments = (deps: Deps): SandboxPayments => {
  const { store, clock, secret, publicUrl } = deps;
  const webhookSender = createWebhookSender(deps);
  const testCheckout = createTestCheckout({ store, clock, webhookSender });

  const shown = (session: SandboxSession): PaymentSession => ({
    id: session.id,
    url: session.state === 'open' ? `${publicUrl()}${testPaymentPath(session.id)}` : null,
    state: session.state,
    amount: session.page.amount,
    currency: 'eur',
    paymentIntent: session.paymentIntent,
    announcementId: session.page.announcementId,
    clientReference: session.page.announcementId,
    paymentId: session.page.paymentId,
  });

  const retrieveSession = async (id: string) => {
    const session = await store.find({ id });
    return session && shown(session);
  };

  const provider: PaymentProvider = {
    name: 'sandbox',

    async createSession(page) {
      const key = `co:${page.announcementId}:${page.attempt}`;
      const session: SandboxSession = {
        id: newId('cs'),
        state: 'open',
        paymentIntent: newId('pi'),
        page,
        refusals: 0,
        amountRefunded: 0,
        expiresAt: page.expiresAt,
        settlesAt: null,
      };
      return shown(await store.insert(session, key, clock.now()));
    },

    retrieveSession,

    async findSessionOfIntent(paymentIntent) {
      const session = await store.find({ paymentIntent });
      return session && shown(session);
    },

    async expireSession(id) {
      const session = await store.find({ id });
      if (session) await expire({ store, clock }, session);
      webhookSender.sendAllSoon();
      return retrieveSession(id);
    },

    async refund(asked) {
      const session = await store.find({ paymentIntent: asked.paymentIntent });
      // The demonstration payments have no session: they can always be refunded.
      if (!session) return { id: null, state: 'succeeded' };
      const at = clock.now();
      const { amount, partId } = asked;
      const refund = { id: newId('re'), key: refundKey(asked), sessionId: session.id, amount, at };
      const id = await store.refund({
        ...refund,
        events: (after) => [
          eventOf('charge.refunded', chargeObject(after), at),
          eventOf('refund.updated', refundObject(after, { id: refund.id, amount, partId }), at),
        ],
      });
      webhookSender.sendAllSoon();
      const isDone = partId === undefined && session.amountRefunded === session.page.amount;
      return { id: id ?? null, state: id !== undefined || isDone ? 'succeeded' : 'failed' };
    },

    // A request for all that is left is answered at once: there is nothing to find out later.
    async findRefund({ partId }) {
      const id = partId && (await store.findRefund(partKey(partId)));
      return id ? { id, state: 'succeeded' } : undefined;
    },

    amountReturned: async (paymentIntent) => (await store.find({ paymentIntent }))?.amountRefunded,

    async listCharges({ from, to, most }) {
      const paid = await store.listPaid({ from, to, limit: most + 1 });
      const charges = paid.slice(0, most).map(({ createdAt, ...session }) => ({
        paymentIntent: session.paymentIntent,
        paymentId: session.page.paymentId,
        amount: session.page.amount,
        returned: session.amountRefunded,
        createdAt,
        description: `Annonce légale ${session.page.reference}`,
      }));
      return { charges, truncated: paid.length > most };
    },

    readNotification: (body, signature, now) => readNotification({ body, signature, secrets: [secret], now }),
  };

  return {
    provider,
    testCheckout,
    async deliverDue() {
      for (const session of await store.listDue(clock.now()))
        await (session.state === 'open' ? expire({ store, clock }, session) : testCheckout.settle(session));
      await webhookSender.empty();
    },
  };
};

const expire = ({ store, clock }: Pick<Deps, 'store' | 'clock'>, session: SandboxSession) => {
  const at = clock.now();
  const expired = { ...session, state: 'expired' as const };
  return store.change({
    id: session.id,
    from: ['open'],
    set: { state: 'expired' },
    events: [eventOf('checkout.session.expired', sessionObject(expired), at)],
    at,
  });
};
