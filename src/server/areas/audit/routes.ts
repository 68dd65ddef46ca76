import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { mount } from '#server/http/mount.ts';
import { readAudit } from './read-audit.ts';

export const auditRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/audit', async ({ query }) => {
      const { total, ...audit } = await readAudit(db, query);
      const { page, limit } = query;
      return { ...audit, pagination: { total, page, limit, pages: Math.ceil(total / limit) } };
    });
  };
