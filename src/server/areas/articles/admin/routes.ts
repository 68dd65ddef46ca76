import type { FastifyPluginAsync } from 'fastify';
import type { AdminArticleList } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { suggestTags } from '../editing/article-tags.queries.ts';
import type { Deps } from '../editing/change-context.ts';
import { changeSlug } from '../editing/change-slug.ts';
import { createArticle } from '../editing/create-article.ts';
import { draftRoutes } from '../editing/draft-routes.ts';
import { updateArticle } from '../editing/update-article.ts';
import { historyRoutes } from '../history/history-routes.ts';
import { deleteArticle } from '../history/trash.ts';
import {
  cancelSchedule,
  pinArticle,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
} from '../publication/publish-article.ts';
import { presentPagination } from '../reading/present-article.ts';
import { articleReviewRoutes } from '../review/review-routes.ts';
import { findAdminArticle } from './admin-articles.queries.ts';
import { listAdminArticles, listArticleAuthors } from './admin-list.queries.ts';
import { createArticleStats } from './article-stats.ts';
import { deleteArticles, publishArticles, restoreArticles, unpublishArticles } from './bulk.ts';
import { articleExportRoutes } from './export-routes.ts';
import { presentAdminArticle, presentAdminItem, writtenArticle } from './present-admin-article.ts';

const text = messages.adminArticle;

/** The back-office's calls about articles. */
export const articleAdminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(draftRoutes(deps));
    await app.register(historyRoutes(deps));
    await app.register(publicationRoutes(deps));
    await app.register(articleReviewRoutes(deps));
    await app.register(articleExportRoutes(deps));

    const list = async (query: AdminArticleList) => {
      const { rows, total } = await listAdminArticles(deps.db, query);
      return { articles: rows.map(presentAdminItem), pagination: presentPagination(total, query) };
    };
    mount(app, 'GET /admin/articles', ({ query }) => list(query));
    mount(app, 'POST /admin/articles/find', ({ body }) => list(body));

    mount(app, 'GET /admin/articles/authors', async () => ({ authors: await listArticleAuthors(deps.db) }));

    const articleStats = createArticleStats(deps);
    mount(app, 'GET /admin/articles/stats', () => articleStats());

    mount(app, 'GET /admin/articles/:id', async ({ params }) => {
      const row = await findAdminArticle(deps.db, params.id);
      if (!row) throw new AppError('article.not-found', params);
      return { article: presentAdminArticle(row) };
    });

    mount(app, 'POST /admin/articles', async ({ body }, { request }) =>
      writtenArticle(text.created, await createArticle(deps, body, await requesterOf(request))),
    );

    mount(app, 'PUT /admin/articles/:id', async ({ params, body }, { request }) => {
      const { rev, tabId, rephrasing_id: rephrasingId, ...form } = body;
      const editor = await requesterOf(request);
      return writtenArticle(
        text.updated,
        await updateArticle(deps, { ...params, rev, tabId, rephrasingId, form }, editor),
      );
    });

    mount(app, 'DELETE /admin/articles/:id', async ({ params }, { request }) => {
      await deleteArticle(deps, params, await requesterOf(request));
      return { success: true as const, message: text.deleted };
    });

    const bulk = {
      ...deps,
      onError: (error: unknown, id: string) =>
        app.log.error({ err: error, article: id }, 'one of many failed'),
    };
    mount(app, 'POST /admin/articles/bulk-delete', async ({ body }, { request }) =>
      deleteArticles(bulk, body.ids, await requesterOf(request)),
    );
    mount(app, 'POST /admin/articles/bulk-publish', async ({ body }, { request }) =>
      publishArticles(bulk, body.ids, await requesterOf(request)),
    );
    mount(app, 'POST /admin/articles/bulk-unpublish', async ({ body }, { request }) =>
      unpublishArticles(bulk, body.ids, await requesterOf(request)),
    );
    mount(app, 'POST /admin/articles/bulk-restore', async ({ body }, { request }) =>
      restoreArticles(bulk, body, await requesterOf(request)),
    );

    mount(app, 'GET /admin/tags', async ({ query }) => ({ tags: await suggestTags(deps.db, query.term) }));
  };

/** Actions on one article that do not send its form. */
const publicationRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'PUT /admin/articles/:id/publish', async ({ params, body }, { request }) =>
      writtenArticle(
        text.published,
        await publishArticle(deps, { ...params, ...body }, await requesterOf(request)),
      ),
    );

    mount(app, 'PUT /admin/articles/:id/unpublish', async ({ params, body }, { request }) =>
      writtenArticle(
        text.unpublished,
        await unpublishArticle(deps, { ...params, ...body }, await requesterOf(request)),
      ),
    );

    mount(app, 'PUT /admin/articles/:id/schedule', async ({ params, body }, { request }) => {
      const { scheduled_at: moment, rev } = body;
      const row = await scheduleArticle(deps, { ...params, rev, moment }, await requesterOf(request));
      return writtenArticle(text.scheduled(shortDate(moment), shortTime(moment)), row);
    });

    mount(app, 'DELETE /admin/articles/:id/schedule', async ({ params }, { request }) =>
      writtenArticle(text.scheduleCancelled, await cancelSchedule(deps, params, await requesterOf(request))),
    );

    mount(app, 'PUT /admin/articles/:id/pin', async ({ params, body }, { request }) => {
      const { is_pinned: pinned } = body;
      const row = await pinArticle(deps, { ...params, pinned }, await requesterOf(request));
      return writtenArticle(pinned ? text.pinned : text.unpinned, row);
    });

    mount(app, 'PUT /admin/articles/:id/slug', async ({ params, body }, { request }) =>
      writtenArticle(
        text.slugChanged,
        await changeSlug(deps, { ...params, ...body }, await requesterOf(request)),
      ),
    );
  };
