import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { legalStats } from './legal-stats.ts';
import { readSeries } from './read-series.ts';

export const dashboardRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/stats/series', async (_, { request }) =>
      readSeries(deps, (await adminOf(request)).permissions),
    );
    mount(app, 'GET /admin/legal-announcements/stats', () => legalStats(deps));
  };
