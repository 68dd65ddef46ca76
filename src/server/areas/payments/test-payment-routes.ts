import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import { mount, mountRead } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { SandboxSession, TestCheckout } from '#server/ports/sandbox-payments.ts';

type Deps = {
  /** The embedded payment page; only without a provider. */
  testPayments?: TestCheckout | undefined;
};

export const testPaymentRoutes =
  ({ testPayments: testCheckout }: Deps): FastifyPluginAsync =>
  async (app) => {
    const guard = { onRequest: limited('payment-test') };

    mountRead(
      app,
      'GET /payment-test/:session',
      async ({ params }, { setCacheControl }) => {
        setCacheControl('no-store');
        const session = await testCheckout?.find(params.session);
        if (!session) throw new AppError('payment.session-not-found');
        return { success: true as const, session: presentSession(session) };
      },
      guard,
    );

    mount(
      app,
      'POST /payment-test/:session',
      async ({ params, body }, { reply }) => {
        reply.header('cache-control', 'no-store');
        const acted = await testCheckout?.act(params.session, body.action);
        if (acted === undefined) throw new AppError('payment.session-not-found');
        if (acted === 'closed') throw new AppError('payment.session-closed');
        return {
          success: true as const,
          url: acted.url,
          message: acted.refused ? messages.payment.cardRefused : null,
        };
      },
      guard,
    );
  };

const presentSession = ({ id, state, page, refusals, expiresAt }: SandboxSession) => ({
  id,
  state,
  title: page.title,
  reference: page.reference,
  email: page.email,
  offerLabel: page.offerLabel,
  amountTTC: page.amount / 100,
  refusals,
  expiresAt: expiresAt.toISOString(),
});
