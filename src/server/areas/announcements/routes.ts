import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { pageKeys, showing } from '#server/pages/page-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findPublishedAnnouncement, listPublishedAnnouncements } from './announcements.queries.ts';
import { presentAnnouncement } from './present-announcement.ts';

type Deps = { db: Database; clock: Clock };

export const announcementRoutes =
  ({ db, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /legal-announcements', async ({ query: { page, pageSize } }, { reply }) => {
      const { rows, total } = await listPublishedAnnouncements(db, { page, pageSize, now: clock.now() });
      showing(reply, [pageKeys.announcements, ...rows.map(({ id }) => pageKeys.announcement(id))]);
      const pages = Math.ceil(total / pageSize);
      return {
        data: rows.map(presentAnnouncement),
        pagination: {
          total,
          total_pages: pages,
          totalPages: pages,
          page,
          currentPage: page,
          limit: pageSize,
          page_size: pageSize,
        },
      };
    });

    mount(app, 'GET /legal-announcements/:slug', async ({ params: { slug } }, { reply }) => {
      const row = await findPublishedAnnouncement(db, { slug, now: clock.now() });
      if (!row) throw new AppError('announcement.not-found', { slug });
      showing(reply, [pageKeys.announcement(row.id)]);
      return { success: true as const, announcement: presentAnnouncement(row) };
    });
  };
