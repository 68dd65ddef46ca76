import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type PackedPage } from './packed-page.ts';
import type { Served } from './page-cache.ts';

/** The browser asks each time (and mostly hears 304); a shared cache in front may serve on its own for a minute. */
const CACHEABLE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** A page, a feed or a sitemap, as the cache holds it. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, { page, state }: Served) => {
  if (page.location !== undefined) return sendRedirect(reply, page.status, page.location);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .code(page.status)
    .type(page.type)
    .header('vary', 'accept-encoding')
    // A page served because the present one could not be made is for this reader only.
    .header('cache-control', page.status === 200 && state !== 'stale' ? CACHEABLE : 'no-store')
    .header('x-cache', state);
  if (page.status === 200) {
    reply.header('etag', page.etag).header('last-modified', page.lastModified);
    if (isKnown(request.headers, page)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
};

/** Asked again each time: a browser that kept « A moved to B » for ever would turn in circles once B moves back to A. */
const sendRedirect = (reply: FastifyReply, status: number, location: string) =>
  reply.code(status).header('cache-control', 'no-cache').header('location', location).send();

/** By its tag where the reader sends one; by its date, which knows only whole seconds, where not. */
const isKnown = (headers: FastifyRequest['headers'], { etag, lastModified }: PackedPage): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === etag || tags.split(',').some((tag) => isSameTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
};

/** Some proxies make a weak tag strong or the other way round; the bytes it stands for are the same. */
const isSameTag = (given: string, etag: string): boolean =>
  given === '*' || given.replace(/^W\//, '') === etag.replace(/^W\//, '');
