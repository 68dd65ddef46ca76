import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { isInBackOffice } from '../admin/admin-articles.queries.ts';
import { listTrash } from '../admin/admin-list.queries.ts';
import { presentTrashed, writtenArticle } from '../admin/present-admin-article.ts';
import type { Deps } from '../editing/change-context.ts';
import { presentPagination } from '../reading/present-article.ts';
import { findLastVersion, findVersion, listVersions } from './article-versions.queries.ts';
import { presentVersion, presentVersionItem } from './present-version.ts';
import { restoreVersion } from './restore-version.ts';
import { emptyTrash, restoreArticle } from './trash.ts';

const text = messages.adminArticle;

/** Versions and trash. */
export const historyRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;

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
      const { rows, total } = await listTrash(db, query);
      return { articles: rows.map(presentTrashed), pagination: presentPagination(total, query) };
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
