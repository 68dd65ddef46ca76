import type { FastifyPluginAsync } from 'fastify';
import { IMPORT_MAX_BYTES, type SourceItem, sourceExportBody } from '#contract/admin-sources.ts';
import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { allIds, listPage } from '#server/db/list-page.queries.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { importSources } from './import-sources.ts';
import { countSources, listSources, type SourceRow, sourcesAsked } from './sources.queries.ts';
import type { WritingDeps } from './writing-deps.ts';

/** A text may take twice its size as JSON. */
const BODY_LIMIT = 2 * IMPORT_MAX_BYTES;

const columns: readonly { name: string; of: (source: SourceItem) => string }[] = [
  { name: 'Titre', of: ({ title }) => title },
  { name: 'Catégorie', of: ({ category_name }) => category_name },
  { name: 'Origine', of: ({ origin_name }) => origin_name },
  { name: "Adresse d'origine", of: ({ origin_url }) => origin_url ?? '' },
  {
    name: 'Date',
    of: ({ origin_published_at: at }) => (at ? shortDate(new Date(at)) : ''),
  },
  { name: 'Importée le', of: ({ imported_at }) => shortDateTime(new Date(imported_at)) },
  { name: 'Utilisée', of: ({ is_used }) => (is_used ? 'Oui' : 'Non') },
  { name: 'Publiée telle quelle', of: ({ is_published }) => (is_published ? 'Oui' : 'Non') },
  { name: 'Articles écrits', of: ({ used_in }) => used_in.map(({ title }) => title).join(' ; ') },
];

export const sourceRoutes =
  (deps: Pick<WritingDeps, 'db' | 'clock'>): FastifyPluginAsync =>
  async (app) => {
    const readSources = async (ids: readonly string[]) =>
      (await listSources(deps.db, ids)).map(presentSource);

    mount(app, 'GET /admin/sources', async ({ query }) => {
      const { ids, pagination } = await listPage(deps.db, sourcesAsked(query), query);
      return { sources: await readSources(ids), pagination, totals: await countSources(deps.db) };
    });

    mountListExport(app, { ...deps, recordAudit }, 'sources', {
      body: sourceExportBody,
      columns,
      idsOf: (asked) => allIds(sourcesAsked(asked)),
      listItems: readSources,
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
