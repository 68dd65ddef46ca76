import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { announcementFeedQuery } from '#contract/announcements.ts';
import { paths } from '#contract/paths.ts';
import { findCategory } from '#domain/category/categories.ts';
import { sendNotFound } from '#server/http/error-handler.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import type { PageServer } from '#server/pages/page-server.ts';
import { sendPage } from '#server/pages/send-page.ts';
import {
  type AnnouncementFeedFilters,
  announcementFeedPath,
  makeAnnouncementFeed,
} from './make-announcement-feed.ts';
import { makeAnnouncementsSitemap } from './make-announcement-sitemaps.ts';
import { makeFeed } from './make-feed.ts';
import { makeRobots } from './make-robots.ts';
import { makeArticlesSitemap, makeNewsSitemap, makePagesSitemap, makeSitemapIndex } from './make-sitemaps.ts';
import type { SitemapDeps } from './sitemap-document.ts';
import { feedFormats, feedPath } from './write-feed.ts';

type Deps = SitemapDeps & { server: PageServer };

const ofCategory = z.object({ slug: z.string() });
const ofPart = z.object({ part: z.coerce.number() });
const ofMonth = z.object({
  year: z.coerce.number(),
  month: z.coerce.number().min(1).max(12),
  part: z.coerce.number(),
});

/** Feeds, sitemaps and robots.txt. Written once per change and cached with the pages. */
export const feedRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const answer = async (
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      address: string,
      make: () => Promise<FreshPage>,
    ) => sendPage(request, reply, await deps.server.serve(request, address, make));

    const document = (address: string, make: (deps: Deps) => Promise<FreshPage>) =>
      app.get(address, (request, reply) => answer({ request, reply }, address, () => make(deps)));

    document('/robots.txt', makeRobots);
    document(paths.sitemap, makeSitemapIndex);
    document(paths.newsSitemap, makeNewsSitemap);
    document(`${paths.sitemapParts}/pages.xml`, makePagesSitemap);
    app.get(`${paths.sitemapParts}/articles-:part(^[1-9]\\d{0,3}).xml`, (request, reply) => {
      const { part } = ofPart.parse(request.params);
      return answer({ request, reply }, `${paths.sitemapParts}/articles-${part}.xml`, () =>
        makeArticlesSitemap(deps, part),
      );
    });

    app.get(
      `${paths.sitemapParts}/announcements-:year(^\\d{4})-:month(^\\d{2})-:part(^[1-9]\\d{0,3}).xml`,
      (request, reply) => {
        const asked = ofMonth.safeParse(request.params);
        if (!asked.success) return sendNotFound(request, reply);
        const { year, month, part } = asked.data;
        const name = [year, String(month).padStart(2, '0'), part].join('-');
        return answer({ request, reply }, `${paths.sitemapParts}/announcements-${name}.xml`, () =>
          makeAnnouncementsSitemap(deps, asked.data),
        );
      },
    );

    app.get(paths.announcementFeed, (request, reply) => {
      const filters: AnnouncementFeedFilters | undefined = announcementFeedQuery.safeParse(
        request.query,
      ).data;
      if (!filters) return sendNotFound(request, reply);
      return answer({ request, reply }, announcementFeedPath(filters), () =>
        makeAnnouncementFeed(deps, filters),
      );
    });

    for (const format of feedFormats) {
      document(feedPath(format), () => makeFeed(deps, { format }));
      app.get(`${paths.category}/${format}.xml`, (request, reply) => {
        const { slug } = ofCategory.parse(request.params);
        const category = findCategory(slug);
        if (!category) return sendNotFound(request, reply);
        const address = feedPath(format, category);
        if (slug !== category.slug) return reply.redirect(address, 301);
        return answer({ request, reply }, address, () => makeFeed(deps, { format, category }));
      });
    }
  };
