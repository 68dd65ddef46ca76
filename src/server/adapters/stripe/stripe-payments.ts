import Stripe from 'stripe';
import { boundedFetch } from '#server/net/bounded.ts';
import {
  type NewPaymentSession,
  type PaymentProvider,
  type PaymentSession,
  type ProviderCharge,
  refundKey,
} from '#server/ports/payment-provider.ts';
import { readNotification, refundState } from './read-notification.ts';
import { idOf, readSession, requireId } from './read-session.ts';

type Settings = {
  secretKey: string;
  webhookSecrets: readonly string[];
  /** The address of the API; Stripe's own by default. */
  apiBase?: string | undefined;
  /** Of one call, its body included, without its retries. */
  timeoutMs?: number;
  retries?: number;
};

/** The API version that this code was written for, whatever the account's default version. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Far more than a page of a hundred refunds. */
const MOST_BYTES = 4 * 1024 * 1024;

const openStripe = (
  { secretKey, apiBase }: Pick<Settings, 'secretKey' | 'apiBase'>,
  bounds: { maxNetworkRetries: number; timeout: number },
): Stripe =>
  new Stripe(secretKey, {
    ...bounds,
    apiVersion: API_VERSION,
    // The SDK's own client waits for a body as long as bytes come, however slowly and however many.
    httpClient: Stripe.createFetchHttpClient(boundedFetch(MOST_BYTES)),
    telemetry: false,
    ...(apiBase && addressOf(apiBase)),
  });

/** One read with the key of the settings, tried once; fails when Stripe refuses it or does not answer. */
export const callStripe = async (settings: Pick<Settings, 'secretKey' | 'apiBase'>): Promise<void> => {
  const stripe = openStripe(settings, { maxNetworkRetries: 0, timeout: TIMEOUT_MS / 2 });
  await stripe.checkout.sessions.list({ limit: 1 });
};

export const createStripePayments = (settings: Settings): PaymentProvider => {
  const { webhookSecrets } = settings;
  const stripe = openStripe(settings, {
    maxNetworkRetries: settings.retries ?? RETRIES,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
  });
  const { sessions } = stripe.checkout;

  const retrieveSession = (id: string) => unlessMissing(async () => readSession(await sessions.retrieve(id)));

  const refundsOf = (paymentIntent: string) =>
    stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });

  return {
    name: 'stripe',

    async createSession(asked) {
      const idempotencyKey = `co:${asked.announcementId}:${asked.attempt}`;
      return readSession(await sessions.create(sessionParameters(asked), { idempotencyKey }));
    },

    retrieveSession,

    async findSessionOfIntent(paymentIntent) {
      const { data } = await sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0] && readSession(data[0]);
    },

    async expireSession(id) {
      try {
        return readSession(await sessions.expire(id));
      } catch (error) {
        // Only an open session can be closed: this one is paid or expired.
        if (isRefusal(error)) return retrieveSession(id);
        throw error;
      }
    },

    async refund(asked) {
      const { paymentId, paymentIntent, amount, partId } = asked;
      try {
        const refund = await stripe.refunds.create(
          {
            payment_intent: paymentIntent,
            amount,
            reason: 'requested_by_customer',
            metadata: { payment_id: paymentId, ...(partId && { partial_refund_id: partId }) },
          },
          { idempotencyKey: refundKey(asked) },
        );
        return { id: requireId(refund), state: refundState(refund.status) };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const isDone = error.code === 'charge_already_refunded' && partId === undefined;
        return { id: null, state: isDone ? 'succeeded' : 'failed' };
      }
    },

    async findRefund({ paymentId, paymentIntent, partId }) {
      // The newest first.
      for await (const { id, status, metadata } of refundsOf(paymentIntent))
        if (metadata?.payment_id === paymentId && metadata.partial_refund_id === partId)
          return { id, state: refundState(status) };
      return undefined;
    },

    async amountReturned(paymentIntent) {
      let returned = 0;
      for await (const { amount, status } of refundsOf(paymentIntent))
        if (refundState(status) === 'succeeded') returned += amount;
      return returned;
    },

    async listCharges({ from, to, most }) {
      const created = { gte: seconds(from), lte: seconds(to) };
      const charges: ProviderCharge[] = [];
      let read = 0;
      for await (const charge of stripe.charges.list({ created, limit: 100 })) {
        if (read === most) return { charges, truncated: true };
        read += 1;
        if (charge.paid && charge.status === 'succeeded') charges.push(readCharge(charge));
      }
      return { charges, truncated: false };
    },

    readNotification: (body, signature, now) =>
      readNotification({ body, signature, secrets: webhookSecrets, now }),
  };
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

const readCharge = (charge: Stripe.Charge): ProviderCharge => ({
  paymentIntent: idOf(charge.payment_intent),
  paymentId: charge.metadata?.payment_id ?? null,
  amount: charge.amount,
  returned: charge.amount_refunded,
  createdAt: new Date(charge.created * 1_000),
  description: charge.description,
});

const sessionParameters = (asked: NewPaymentSession): Stripe.Checkout.SessionCreateParams => {
  const metadata = {
    announcement_id: asked.announcementId,
    payment_id: asked.paymentId,
    reference: asked.reference,
  };
  return {
    mode: 'payment',
    locale: 'fr',
    // Named payment_method_types in older versions of the API.
    allowed_payment_method_types: ['card'],
    // The price is in euros, wherever the customer is.
    adaptive_pricing: { enabled: false },
    client_reference_id: asked.announcementId,
    customer_email: asked.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: asked.amount,
          product_data: {
            name: `Annonce légale ${asked.reference}, offre ${asked.offerLabel}`,
            description: asked.title,
          },
        },
      },
    ],
    metadata,
    // Also on what the bank and the refunds are told of.
    payment_intent_data: { metadata, description: `Annonce légale ${asked.reference}` },
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
    expires_at: seconds(asked.expiresAt),
  };
};

const unlessMissing = async (ask: () => Promise<PaymentSession>): Promise<PaymentSession | undefined> => {
  try {
    return await ask();
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
};

/** Stripe refused the request, as opposed to not answering. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const addressOf = (apiBase: string): Stripe.StripeConfig => {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
  };
};
