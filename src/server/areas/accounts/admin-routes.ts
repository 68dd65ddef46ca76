import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { SecretCookie } from '#server/http/secret-cookie.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { presentAccount } from './present-account.ts';
import { changePassword, renameAccount } from './profile.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; device: SecretCookie };

/** An administrator's own account. */
export const accountAdminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/session', async (_input, { request }) => {
      const { session, ...account } = await adminOf(request);
      return {
        success: true as const,
        user: presentAccount(account),
        session: { createdAt: session.createdAt.toISOString(), expiresAt: session.expiresAt.toISOString() },
      };
    });

    mount(app, 'PUT /admin/profile', async ({ body }, { request }) => {
      const account = await adminOf(request);
      const renamed = await renameAccount(deps, { ...body, account, requestId: request.id });
      return {
        success: true as const,
        message: messages.account.profileSaved,
        user: presentAccount(renamed),
      };
    });

    mount(app, 'PUT /admin/profile/password', async ({ body }, { request }) => {
      const account = await adminOf(request);
      const attempts = { class: 'password-change', key: account.id } as const;
      await deps.limits.spend(attempts);
      const device = deps.device.read(request);
      await changePassword(deps, { ...body, account, device, requestId: request.id });
      await deps.limits.forgive(attempts);
      return { success: true as const, message: messages.account.passwordChanged };
    });
  };
