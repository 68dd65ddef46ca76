import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount, mountRead } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readSharedPreview } from './editing/preview-links.ts';
import {
  findPublishedArticle,
  findPublishedArticleBySlug,
  listPublishedArticles,
} from './reading/articles.queries.ts';
import { surrogateKeysOfList } from './reading/list-surrogate-keys.ts';
import { presentArticle, presentArticleItem, presentPagination } from './reading/present-article.ts';
import { createReadCounter, isPrefetch, isRobot } from './reading/read-counter.ts';
import { isPublished } from './reading/reads.queries.ts';
import { searchRoutes } from './search/search-routes.ts';

type Deps = { db: Database; clock: Clock };

export const articleRoutes =
  ({ db, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const counter = createReadCounter({
      db,
      clock,
      onError: (error) => app.log.warn({ err: error }, 'reads not written yet'),
    });
    app.addHook('onClose', () => counter.close());
    await app.register(searchRoutes({ db, clock }));

    mountRead(app, 'GET /articles', async ({ query }, { shows }) => {
      const featured = query.featured === '1';
      const { rows, total } = await listPublishedArticles(db, { ...query, featured, now: clock.now() });
      shows(surrogateKeysOfList(rows, query));
      return { articles: rows.map(presentArticleItem), pagination: presentPagination(total, query) };
    });

    mountRead(app, 'GET /articles/:id', async ({ params }, { shows }) => {
      const row = await findPublishedArticle(db, params.id, clock.now());
      if (!row) throw new AppError('article.not-found', params);
      shows([surrogateKeys.article(row.id)]);
      return { article: presentArticle(row) };
    });

    mountRead(app, 'GET /articles/slug/:slug', async ({ params }, { shows }) => {
      const row = await findPublishedArticleBySlug(db, params.slug, clock.now());
      if (!row) throw new AppError('article.not-found', params);
      shows([surrogateKeys.article(row.id)]);
      return { article: presentArticle(row) };
    });

    mountRead(
      app,
      'GET /articles/preview/:token',
      async ({ params }, { setCacheControl }) => {
        setCacheControl('private, no-store');
        return readSharedPreview({ db, clock }, params.token);
      },
      {
        onRequest: [
          limited('preview'),
          async (_request, reply) => void reply.header('x-robots-tag', 'noindex'),
        ],
      },
    );

    mount(app, 'PUT /articles/:id/increment-read-count', async ({ params }, { request }) => {
      if (!(await isPublished(db, params.id, clock.now()))) throw new AppError('article.not-found', params);
      const { headers } = request;
      if (!isRobot(headers['user-agent']) && !isPrefetch(headers)) counter.record(params.id, request.ip);
      return { success: true as const };
    });
  };
