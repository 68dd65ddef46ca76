import { messages } from '#contract/messages.fr.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { type FeedDeps, freshDocument } from './fresh-document.ts';

/** The most addresses that a sitemap may contain (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

export type SitemapDeps = FeedDeps & {
  /** Addresses in one part. */
  partSize?: number;
};

export const XML = 'application/xml; charset=utf-8';
export const HOUR_MS = 60 * 60_000;

/**
 * Fifty thousand surrogate keys would weigh more than the sitemap itself: it is invalidated at once when the
 * set of articles or announcements changes, and expires within the hour for changes of a text.
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
