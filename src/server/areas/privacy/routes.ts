import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { erasePersonalData, exportPersonalData, findPersonalData } from './personal-data.ts';

/** « Données personnelles »; registered in `adminOnly`. The address is in the body: addresses of requests are logged. */
export const privacyRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'POST /admin/privacy/find', async ({ body: { email } }) => ({
      success: true as const,
      found: await findPersonalData(deps.db, email),
    }));

    mount(app, 'POST /admin/privacy/export', async ({ body: { email } }, { request }) => {
      const { id: adminId } = await adminOf(request);
      const data = await exportPersonalData(deps, { email, adminId, requestId: request.id });
      const fileName = `donnees-personnelles-${data.exportedAt.slice(0, 10)}.json`;
      return { success: true as const, fileName, data };
    });

    mount(app, 'POST /admin/privacy/erase', async ({ body: { email } }, { request }) => {
      const { id: adminId } = await adminOf(request);
      const outcome = await erasePersonalData(deps, { email, adminId, requestId: request.id });
      return { success: true as const, message: messages.privacy.erased, ...outcome };
    });
  };
