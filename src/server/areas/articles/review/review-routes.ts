import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { writtenArticle } from '../admin/present-admin-article.ts';
import type { Deps } from '../editing/change-context.ts';
import { endReview, requestReview } from './article-review.ts';
import { listReviewers, listToReview } from './article-reviews.queries.ts';

const text = messages.adminArticle;

/** « Prêt à relire ». */
export const articleReviewRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/articles/reviewers', async (_input, { request }) => {
      const { id: own } = await requesterOf(request);
      const reviewers = (await listReviewers(deps.db)).filter(({ id }) => id !== own);
      return { reviewers: reviewers.map(({ id, name, email }) => ({ id, name: name ?? email })) };
    });

    mount(app, 'GET /admin/articles/to-review', async (_input, { request }) => {
      const rows = await listToReview(deps.db, (await requesterOf(request)).id);
      return {
        articles: rows.map(({ requested_at, ...row }) => ({
          ...row,
          requested_at: requested_at.toISOString(),
        })),
      };
    });

    mount(app, 'PUT /admin/articles/:id/review', async ({ params, body }, { request }) =>
      writtenArticle(
        text.reviewRequested,
        await requestReview(deps, { ...params, ...body }, await requesterOf(request)),
      ),
    );

    mount(app, 'DELETE /admin/articles/:id/review', async ({ params }, { request }) =>
      writtenArticle(text.reviewWithdrawn, await endReview(deps, params, await requesterOf(request))),
    );

    mount(app, 'POST /admin/articles/:id/review/return', async ({ params, body }, { request }) =>
      writtenArticle(
        text.sentBack,
        await endReview(deps, { ...params, ...body }, await requesterOf(request)),
      ),
    );
  };
