import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { TooManyRequestsError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import { addressKey } from '#server/limits/address-key.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; publicUrl: () => string };

export const passwordRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { limits } = deps;
    const unfinished = new Set<Promise<void>>();
    // The answer is sent before the mail is queued: the server waits for that work before the database
    // closes.
    app.addHook('onClose', async () => void (await Promise.all(unfinished)));

    const sendLink = async (email: string): Promise<void> => {
      try {
        await limits.spend({ class: 'forgotten-password-account', key: email.toLowerCase() });
        await requestPasswordReset(deps, email);
      } catch (error) {
        if (error instanceof TooManyRequestsError) app.log.info('too many reset links for one account');
        else app.log.error({ err: error }, 'reset link not sent');
      }
    };

    mount(
      app,
      'POST /auth/forgot-password',
      async ({ body }) => {
        const sending = sendLink(body.email);
        unfinished.add(sending);
        void sending.finally(() => unfinished.delete(sending));
        return { success: true as const, message: messages.account.resetRequested };
      },
      { onRequest: limited('forgotten-password') },
    );

    mount(
      app,
      'POST /auth/reset-password',
      async ({ body }, { request }) => {
        const account = await resetPassword(deps, { ...body, requestId: request.id });
        const email = account.email.toLowerCase();
        await limits.forgive({ class: 'login-account', key: email });
        await limits.forgive({
          class: 'login-account-address',
          key: `${email} ${addressKey(request.ip)}`,
        });
        return { success: true as const, message: messages.account.passwordReset };
      },
      { onRequest: limited('reset-password') },
    );
  };
