import type { FastifyPluginAsync } from 'fastify';
import { highlightHtml } from '#domain/search/highlight.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount, mountRead } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { surrogateKeysOfList } from '../reading/list-surrogate-keys.ts';
import { presentArticleItem } from '../reading/present-article.ts';
import { listInOrder } from '../reading/published.queries.ts';
import { listRelated } from './related.queries.ts';
import { createSearch } from './search-articles.ts';
import { suggestTitles } from './suggest-titles.ts';

type Deps = { db: Database; clock: Clock };

export const searchRoutes =
  ({ db, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const search = createSearch({ db, clock });

    mountRead(
      app,
      'GET /articles/search',
      async ({ query }, { shows }) => {
        const answer = await search(query);
        shows(surrogateKeysOfList(answer.results));
        return answer;
      },
      { onRequest: limited('search') },
    );

    mount(
      app,
      'GET /articles/search/suggestions',
      async ({ query }) => {
        const articles = await suggestTitles(db, { ...query, now: clock.now() });
        return { suggestions: articles.map(({ title, slug }) => ({ term: title, slug })) };
      },
      { onRequest: limited('suggestions') },
    );

    mount(app, 'GET /articles/search/related/:id', async ({ params, query }) => {
      const now = clock.now();
      const ids = await listRelated(db, { ...params, ...query, now });
      if (!ids) throw new AppError('article.not-found', params);
      return { relatedArticles: (await listInOrder(db, ids, now)).map(presentArticleItem) };
    });

    mount(app, 'GET /articles/search/highlight', async ({ query }) => ({
      highlighted: highlightHtml(query.text, query.term),
    }));
  };
