import { messages } from '#contract/messages.fr.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { type FeedDeps, freshDocument } from './fresh-document.ts';

/** The most addresses that a sitemap may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

export type SitemapDeps = FeedDeps & {
  /** Addresses in one part. */
  partSize?: number;
};

export const XML = 'application/xml; charset=utf-8';
export const HOUR_MS = 60 * 60_000;

/**
 * Fifty thousand names of articles would weigh more than the sitemap: it knows which articles and announcements there
 * are at once, and within the hour that the text of one has changed.
 */
export const sitemap = (now: Date, text: string): FreshPage =>
  freshDocument({
    now,
    type: XML,
    text,
    keys: [surrogateKeys.articles, surrogateKeys.announcements],
    until: now.getTime() + HOUR_MS,
  });

export const missingPart = (now: Date): FreshPage => ({
  status: 404,
  html: messages.request.notFound,
  type: 'text/plain; charset=utf-8',
  keys: new Set(),
  freshUntil: now.getTime(),
});
