import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { teamMessages } from '#contract/team.fr.ts';
import type { SecretKey } from '#server/config/secret-key.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { SecretCookie } from '#server/http/secret-cookie.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { presentAccount } from './present-account.ts';
import { changePassword, closeOwnSession, renameAccount } from './profile.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { listSessions } from './team.queries.ts';
import type { TeamWork } from './team.ts';
import { teamRoutes } from './team-routes.ts';

type Deps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  device: SecretCookie;
  publicUrl: () => string;
  secretKey: SecretKey;
  encryptsTotp: boolean;
  work: TeamWork;
};

/** One's own account, and the accounts of the team. */
export const accountAdminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(teamRoutes(deps));
    await app.register(secondFactorRoutes(deps));

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

    mount(app, 'GET /admin/profile/sessions', async (_input, { request }) => {
      const { id: userId, session } = await adminOf(request);
      const rows = await listSessions(deps.db, userId, deps.clock.now());
      return {
        sessions: rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
          id,
          userAgent: user_agent,
          createdAt: created_at.toISOString(),
          lastSeenAt: last_seen_at.toISOString(),
          current: id === session.id,
        })),
      };
    });

    mount(app, 'DELETE /admin/profile/sessions/:id', async ({ params: { id } }, { request }) => {
      const account = await adminOf(request);
      if (!(await closeOwnSession(deps, { account, id, requestId: request.id })))
        throw new AppError('account.session-not-found', { id });
      return { success: true as const, message: teamMessages.sessionClosed };
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
