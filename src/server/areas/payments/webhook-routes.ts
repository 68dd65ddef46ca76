import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { receiveNotification } from './receive-notification.ts';

type Deps = { db: Database; clock: Clock; payments?: PaymentProvider | undefined };

/**
 * Receives the provider's notifications. Answers 200 once one is stored and applied; otherwise the provider
 * sends it again.
 */
export const webhookRoutes =
  ({ db, clock, payments: provider }: Deps): FastifyPluginAsync =>
  async (app) => {
    // The signature covers the exact bytes of the body.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post('/stripe/webhook', { config: { signedByCaller: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!provider) throw new AppError('payment.unavailable');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = [request.headers['stripe-signature']].flat()[0];
      const read = await provider.readNotification(body, signature, clock.now());
      if (!read.trusted) throw new AppError('payment.bad-signature', { reason: read.reason });
      await receiveNotification({ db, clock, provider }, read.notification, request.id);
      return { received: true };
    });
  };
