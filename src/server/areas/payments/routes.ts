import type { FastifyPluginAsync } from 'fastify';
import { buyer as storedBuyer } from '#contract/buyer.ts';
import { findOfferByPrice, offers } from '#domain/announcement/offers.ts';
import { isReference } from '#domain/announcement/reference.ts';
import { isId } from '#domain/id.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { normalised } from '#domain/text/normalise.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { type CheckoutName, findPayable } from './checkout.queries.ts';
import { openCheckout } from './open-checkout.ts';
import { quoteRoutes } from './quote-routes.ts';
import { findQuote } from './quotes.queries.ts';
import { createSingleFlight } from './single-flight.ts';

type Deps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  publicUrl: () => string;
  pricing: Pricing;
  /** Without a provider, nothing can be paid for. */
  payments?: PaymentProvider | undefined;
};

export const paymentRoutes =
  ({ payments: provider, ...deps }: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(quoteRoutes(deps));
    const sharing = createSingleFlight<{ success: true; url: string; referenceNumber: string }>();
    const onError = (error: unknown) => app.log.error({ err: error }, 'payment provider');

    mount(
      app,
      'POST /stripe/create-checkout-session',
      async ({ body }, { request, reply }) => {
        reply.header('cache-control', 'no-store');
        const { announcementId, email, basePrice, buyer, earlyStart, shownPrice } = body;
        const offer = findOfferByPrice(basePrice);
        if (!isId(announcementId) || !offer) throw new AppError('announcement.bad-id');
        return sharing(JSON.stringify(body), async () => {
          const payable = await findPayable(deps.db, { id: announcementId });
          // The sender knows the contact address; to anybody else the announcement does not exist.
          if (!payable || !sameAddress(payable.contact_email, email))
            throw new AppError('announcement.not-found', { announcementId });
          if (!provider) throw new AppError('payment.unavailable');
          const asked = { payable, offer, buyer, earlyStart, shownPrice, requestId: request.id };
          const url = await openCheckout({ ...deps, provider, onError }, asked);
          return { success: true as const, url, referenceNumber: payable.reference };
        });
      },
      // Counted after validation: a refused form does not use up the limit.
      { preHandler: limited('checkout') },
    );

    mount(
      app,
      'POST /quotes/:token/checkout',
      async ({ params: { token }, body: { earlyStart } }, { request, reply }) => {
        reply.header('cache-control', 'no-store');
        return sharing(JSON.stringify({ token, earlyStart }), async () => {
          const { quote, payable } = await requireOpenQuote(deps, token);
          if (!provider) throw new AppError('payment.unavailable');
          const buyer = storedBuyer.nullable().parse(quote.buyer);
          const url = await openCheckout(
            { ...deps, provider, onError },
            {
              ...{ payable, offer: offers[quote.offer], buyer, earlyStart, requestId: request.id },
              // Another price, when the quote ended meanwhile, is not asked for unseen.
              shownPrice: quote.amount_ttc / 100,
            },
          );
          return { success: true as const, url, referenceNumber: payable.reference };
        });
      },
      { preHandler: limited('checkout') },
    );

    mount(
      app,
      'POST /legal-announcements/cancel/:id',
      async ({ params, body }, { request, reply }) => {
        reply.header('cache-control', 'no-store');
        const found = await cancelCheckout(
          { ...deps, provider, onError },
          { name: named(params.id), trackingToken: body?.trackingToken, requestId: request.id },
        );
        if (!found) throw new AppError('announcement.not-found', params);
        return { success: true as const };
      },
      { onRequest: limited('cancel') },
    );
  };

/** A paid announcement is refused by the lifecycle, which knows where to send its buyer. */
const requireOpenQuote = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) => {
  const quote = await findQuote(db, token);
  const payable = quote && (await findPayable(db, { id: quote.announcement_id }));
  if (!quote || !payable) throw new AppError('quote.not-found');
  if (clock.now() > quote.valid_until) throw new AppError('quote.expired');
  if (payable.rev !== quote.announcement_rev) throw new AppError('quote.outdated');
  return { quote, payable };
};

const named = (given: string): CheckoutName => {
  if (isId(given)) return { id: given };
  const reference = given.toUpperCase();
  if (isReference(reference)) return { reference };
  throw new AppError('announcement.bad-id');
};

const sameAddress = (stored: string, given: string): boolean =>
  stored.trim().toLowerCase() === normalised(given, 'NFC').trim().toLowerCase();
