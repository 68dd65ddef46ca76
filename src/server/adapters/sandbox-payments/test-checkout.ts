import type { Clock } from '#server/ports/clock.ts';
import type {
  SandboxChange,
  SandboxSession,
  SandboxStore,
  TestCheckout,
} from '#server/ports/sandbox-payments.ts';
import { eventOf, intentObject, sessionObject } from './stripe-shapes.ts';
import type { WebhookSender } from './webhook-sender.ts';

type Deps = { store: SandboxStore; clock: Clock; webhookSender: WebhookSender };

const LATER_MS = 6_000;

const whereTo = ({ page }: SandboxSession, action: 'pay' | 'refuse' | 'give-up' | 'pay-later') => {
  if (action === 'refuse') return { url: null, refused: true };
  return { url: action === 'give-up' ? page.failureUrl : page.successUrl };
};

/** The actions of a tester on the embedded page, and the notifications that a provider would then send. */
export const createTestCheckout = ({ store, clock, webhookSender }: Deps) => {
  type Step = Pick<SandboxChange, 'set' | 'events'>;

  const refusedCard = (session: SandboxSession, at: Date): Step => ({
    set: { refusals: session.refusals + 1 },
    events: [eventOf('payment_intent.payment_failed', intentObject(session), at)],
  });

  const steps = {
    pay: (session: SandboxSession, at: Date): Step => ({
      set: { state: 'paid' },
      events: [
        eventOf('payment_intent.succeeded', intentObject(session), at),
        eventOf('checkout.session.completed', sessionObject({ ...session, state: 'paid' }), at),
      ],
    }),
    refuse: refusedCard,
    'give-up': (session: SandboxSession, at: Date): Step => {
      const refused = refusedCard(session, at);
      const expired = sessionObject({ ...session, state: 'expired' });
      return {
        set: { ...refused.set, state: 'expired' },
        events: [...refused.events, eventOf('checkout.session.expired', expired, at)],
      };
    },
    'pay-later': (session: SandboxSession, at: Date): Step => ({
      set: { state: 'processing', settlesAt: new Date(at.getTime() + LATER_MS) },
      events: [eventOf('checkout.session.completed', sessionObject({ ...session, state: 'processing' }), at)],
    }),
  };

  const testCheckout: TestCheckout = {
    find: (id) => store.find({ id }),

    async act(id, action) {
      const session = await store.find({ id });
      if (!session) return undefined;
      const at = clock.now();
      if (session.state !== 'open' || session.expiresAt <= at) return 'closed';
      // As with a provider: going back leaves the session open, and the site decides.
      if (action === 'cancel') return { url: session.page.cancelUrl };
      const changed = await store.change({ id, from: ['open'], at, ...steps[action](session, at) });
      if (!changed) return 'closed';
      await webhookSender.empty();
      return whereTo(session, action);
    },
  };

  return {
    ...testCheckout,
    /** Completes a delayed payment. */
    settle(session: SandboxSession): Promise<boolean> {
      const at = clock.now();
      const paid = { ...session, state: 'paid' as const };
      return store.change({
        id: session.id,
        from: ['processing'],
        set: { state: 'paid', settlesAt: null },
        events: [
          eventOf('payment_intent.succeeded', intentObject(paid), at),
          eventOf('checkout.session.async_payment_succeeded', sessionObject(paid), at),
        ],
        at,
      });
    },
  };
};
