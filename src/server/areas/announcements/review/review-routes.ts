import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  approveAnnouncement,
  publishAnnouncement,
  rejectAnnouncement,
  unpublishAnnouncement,
} from './review-announcement.ts';

const text = messages.review;

/** Registered in `adminOnly`. */
export const announcementReviewRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    const whoAsks = async (request: FastifyRequest) => ({
      adminId: (await adminOf(request)).id,
      requestId: request.id,
    });

    mount(
      app,
      'PUT /admin/legal-announcements/:id/approve',
      async ({ params: { id }, body }, { request }) => {
        const { to } = await approveAnnouncement(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: text.approved, status: to };
      },
    );

    mount(app, 'PUT /admin/legal-announcements/:id/reject', async ({ params: { id }, body }, { request }) => {
      const order = { id, ...body, ...(await whoAsks(request)) };
      const { to, refund } = await rejectAnnouncement(deps, order);
      return { success: true as const, message: text.rejected, status: to, refund };
    });

    mount(
      app,
      'PUT /admin/legal-announcements/:id/publish',
      async ({ params: { id }, body }, { request }) => {
        const { to } = await publishAnnouncement(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: text.published, status: to };
      },
    );

    mount(
      app,
      'PUT /admin/legal-announcements/:id/unpublish',
      async ({ params: { id }, body }, { request }) => {
        const { to } = await unpublishAnnouncement(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: text.unpublished, status: to };
      },
    );
  };
