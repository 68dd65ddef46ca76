import type { FastifyPluginAsync } from 'fastify';
import { type AdminArticleItem, adminArticleListBody } from '#contract/admin-articles.ts';
import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { articlePath } from '#contract/paths.ts';
import { articleStatusLabels } from '#domain/article/publication.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { mountListExport } from '#server/http/list-export.ts';
import type { Deps } from '../editing/change-context.ts';
import { listItems } from './admin-articles.queries.ts';
import { allArticleIds } from './admin-list.queries.ts';
import { presentAdminItem } from './present-admin-article.ts';

const columns: readonly { name: string; of: (article: AdminArticleItem) => string }[] = [
  { name: 'Titre', of: ({ title }) => title },
  { name: 'Catégorie', of: ({ category_name }) => category_name },
  {
    name: 'Date de publication',
    of: ({ published_at }) => (published_at ? shortDate(new Date(published_at)) : ''),
  },
  { name: 'Statut', of: ({ status }) => articleStatusLabels[status] },
  {
    name: 'Utilisé pour génération',
    of: ({ is_used_for_generation }) => (is_used_for_generation ? 'Oui' : 'Non'),
  },
  { name: 'Texte source', of: ({ is_source }) => (is_source ? 'Oui' : 'Non') },
  { name: 'Auteur', of: ({ author_name }) => author_name },
  { name: 'Lectures', of: ({ read_count }) => String(read_count) },
  {
    name: 'Publication programmée',
    of: ({ scheduled_at }) => (scheduled_at ? shortDateTime(new Date(scheduled_at)) : ''),
  },
  { name: 'Modifié le', of: ({ updated_at }) => shortDateTime(new Date(updated_at)) },
  { name: 'Modifié par', of: ({ updated_by }) => updated_by ?? '' },
  { name: 'Adresse', of: ({ slug, is_published }) => (is_published ? articlePath({ slug }) : '') },
];

/** The list of articles as a file. */
export const articleExportRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) =>
    mountListExport(app, { ...deps, recordAudit }, 'articles', {
      body: adminArticleListBody,
      columns,
      idsOf: allArticleIds,
      listItems: async (ids) => (await listItems(deps.db, ids)).map(presentAdminItem),
    });
