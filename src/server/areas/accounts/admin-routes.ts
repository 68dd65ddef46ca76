import type { FastifyPluginAsync } from 'fastify';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { presentAccount } from './present-account.ts';

export const accountAdminRoutes: FastifyPluginAsync = async (app) => {
  mount(app, 'GET /admin/session', async (_input, { request }) => {
    const { session, ...account } = await adminOf(request);
    return {
      success: true as const,
      user: presentAccount(account),
      session: { createdAt: session.createdAt.toISOString(), expiresAt: session.expiresAt.toISOString() },
    };
  });
};
