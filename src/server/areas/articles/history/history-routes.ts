import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { findAdminArticle, isInBackOffice } from '../admin/admin-articles.queries.ts';
import { listTrash } from '../admin/admin-list.queries.ts';
import { presentTrashed } from '../admin/present-admin-article.ts';
import { writtenArticle } from '../admin/present-written-article.ts';
import { dropDraft } from '../editing/article-drafts.queries.ts';
import type { Deps } from '../editing/change-context.ts';
import { readDrafts, readDraftsOf, storeDraft } from '../editing/drafts.ts';
import { previewArticle, previewDraft } from '../editing/preview-article.ts';
import { presentPagination } from '../reading/present-article.ts';
import { findLastVersion, findVersion, listVersions } from './article-versions.queries.ts';
import { presentVersion, presentVersionItem } from './present-version.ts';
import { restoreVersion } from './restore-version.ts';
import { emptyTrash, restoreArticle } from './trash.ts';

const text = messages.adminArticle;

/** Versions, trash, drafts and preview. */
export const historyRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(draftRoutes(deps));
    const { db, clock } = deps;

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

    mount(app, 'GET /admin/articles/:id/preview', async ({ params }) => {
      const row = await findAdminArticle(db, params.id);
      if (!row) throw new AppError('article.not-found', params);
      return previewArticle(row, clock.now());
    });

    mount(app, 'POST /admin/articles/preview', async ({ body: { article_id: id, ...fields } }) =>
      previewDraft(fields, id ? await findAdminArticle(db, id) : undefined, clock.now()),
    );
  };

const draftRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/articles/drafts', async (_input, { request }) => ({
      drafts: await readDrafts(deps, (await adminOf(request)).id),
    }));

    mount(app, 'GET /admin/articles/draft', async (_input, { request }) =>
      readDraftsOf(deps, { editorId: (await adminOf(request)).id, articleId: null }),
    );
    mount(app, 'GET /admin/articles/:id/draft', async ({ params }, { request }) =>
      readDraftsOf(deps, { editorId: (await adminOf(request)).id, articleId: params.id }),
    );

    mount(app, 'PUT /admin/articles/draft', async ({ body }, { request }) => {
      const { tabId, ...fields } = body;
      return draftStored(await storeDraft(deps, await keyOf(request, null, tabId), { fields, rev: null }));
    });
    mount(app, 'PUT /admin/articles/:id/draft', async ({ params, body }, { request }) => {
      const { rev = null, tabId, ...fields } = body;
      return draftStored(await storeDraft(deps, await keyOf(request, params.id, tabId), { fields, rev }));
    });

    mount(app, 'DELETE /admin/articles/draft', async ({ query }, { request }) =>
      dropped(await dropDraft(deps.db, await keyOf(request, null, query.tabId), query.saved_at)),
    );
    mount(app, 'DELETE /admin/articles/:id/draft', async ({ params, query }, { request }) =>
      dropped(await dropDraft(deps.db, await keyOf(request, params.id, query.tabId), query.saved_at)),
    );
  };

const keyOf = async (request: FastifyRequest, articleId: string | null, tabId: string | null = null) => ({
  editorId: (await adminOf(request)).id,
  articleId,
  tabId,
});

const dropped = (was: boolean) => ({
  success: true as const,
  message: was ? text.draftDropped : text.draftGone,
});

const draftStored = (at: Date) => ({
  success: true as const,
  message: text.draftSaved,
  saved_at: at.toISOString(),
});
