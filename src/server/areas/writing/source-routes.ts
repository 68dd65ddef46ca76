import type { FastifyPluginAsync } from 'fastify';
import { IMPORT_MAX_BYTES, type SourceItem } from '#contract/admin-sources.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { importSources } from './import-sources.ts';
import { countSources, listSources, type SourceRow } from './sources.queries.ts';
import type { WritingDeps } from './writing-deps.ts';

/** A text may take twice its size as JSON. */
const BODY_LIMIT = 2 * IMPORT_MAX_BYTES;

export const sourceRoutes =
  (deps: Pick<WritingDeps, 'db' | 'clock'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/sources', async ({ query }) => {
      const { rows, total } = await listSources(deps.db, query);
      const { page, limit } = query;
      return {
        sources: rows.map(presentSource),
        pagination: { total, page, limit, pages: Math.ceil(total / limit) },
        totals: await countSources(deps.db),
      };
    });

    mount(
      app,
      'POST /admin/sources/import',
      async ({ body }, { request }) => {
        const { content, category_id: categoryId, origin } = body;
        return importSources(deps, { content, categoryId, origin }, await requesterOf(request));
      },
      { bodyLimit: BODY_LIMIT },
    );
  };

const presentSource = (row: SourceRow): SourceItem => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category_id: row.category_id,
  category_name: row.category_name,
  category_slug: row.category_slug,
  origin_name: row.origin_name ?? '',
  origin_url: row.origin_url,
  origin_published_at: row.origin_published_at?.toISOString() ?? null,
  imported_at: row.created_at.toISOString(),
  is_used: row.is_used_for_generation,
  is_published: row.is_published,
  used_in: row.used_in,
});
