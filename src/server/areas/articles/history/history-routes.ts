import type { FastifyPluginAsync } from 'fastify';
import { type TrashedArticle, trashExportBody } from '#contract/admin-article-history.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { articleStatusLabels } from '#domain/article/publication.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { allIds, listPage } from '#server/db/list-page.queries.ts';
import { AppError } from '#server/errors.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { isInBackOffice, listItems } from '../admin/admin-articles.queries.ts';
import { trashAsked } from '../admin/admin-list.queries.ts';
import { presentTrashed, writtenArticle } from '../admin/present-admin-article.ts';
import type { Deps } from '../editing/change-context.ts';
import { findLastVersion, findVersion, listVersions } from './article-versions.queries.ts';
import { presentVersion, presentVersionItem } from './present-version.ts';
import { restoreVersion } from './restore-version.ts';
import { emptyTrash, restoreArticle } from './trash.ts';

const text = messages.adminArticle;

const trashColumns: readonly { name: string; of: (article: TrashedArticle) => string }[] = [
  { name: 'Titre', of: ({ title }) => title },
  { name: 'Catégorie', of: ({ category_name }) => category_name },
  { name: 'Statut', of: ({ status }) => articleStatusLabels[status] },
  { name: 'Auteur', of: ({ author_name }) => author_name },
  { name: 'Supprimé le', of: ({ deleted_at }) => shortDateTime(new Date(deleted_at)) },
  { name: 'Supprimé par', of: ({ deleted_by }) => deleted_by ?? '' },
];

/** Versions and trash. */
export const historyRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;
    const listTrashed = async (ids: readonly string[]) => (await listItems(db, ids)).map(presentTrashed);

    mount(app, 'GET /admin/articles/:id/versions', async ({ params }) => {
      if (!(await isInBackOffice(db, params.id))) throw new AppError('article.not-found', params);
      const versions = await listVersions(db, params.id);
      return { versions: versions.map((version) => presentVersionItem(version, versions[0]?.rev)) };
    });

    mount(app, 'GET /admin/articles/:id/versions/:rev', async ({ params }) => {
      if (!(await isInBackOffice(db, params.id))) throw new AppError('article.not-found', params);
      const version = await findVersion(db, params.id, params.rev);
      if (!version) throw new AppError('article.version-not-found', params);
      const last = await findLastVersion(db, params.id);
      return { version: presentVersion(version, last?.rev) };
    });

    mount(app, 'POST /admin/articles/:id/versions/:rev/restore', async ({ params, body }, { request }) => {
      const asked = { id: params.id, version: params.rev, rev: body.rev };
      const row = await restoreVersion(deps, asked, await requesterOf(request));
      return writtenArticle(text.versionRestored(params.rev), row);
    });

    mount(app, 'GET /admin/articles/trash', async ({ query }) => {
      const { ids, pagination } = await listPage(db, trashAsked(query), query);
      return { articles: await listTrashed(ids), pagination };
    });

    mountListExport(app, { ...deps, recordAudit }, 'articleTrash', {
      body: trashExportBody,
      columns: trashColumns,
      idsOf: (asked) => allIds(trashAsked(asked)),
      listItems: listTrashed,
    });

    mount(app, 'POST /admin/articles/trash/empty', async ({ body }, { request }) => {
      const deletedIds = await emptyTrash(deps, body.ids, await requesterOf(request));
      return { success: true as const, message: text.trashEmptied(deletedIds.length), deletedIds };
    });

    mount(app, 'POST /admin/articles/:id/restore', async ({ params, body }, { request }) => {
      const row = await restoreArticle(deps, { ...params, ...body }, await requesterOf(request));
      return writtenArticle(text.restored, row);
    });
  };
