import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding, HTML, type PackedPage, type Unpacked } from './packed-page.ts';
import type { Served } from './page-cache.ts';

/** The browser revalidates each time (mostly 304); a shared cache in front may serve the page for a minute. */
const CACHEABLE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** What is sent of a page: its bytes in one encoding, or a 304 (`known`). */
export type Form = Encoding | 'known';

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer | undefined };

/** Sends a page, a feed or a sitemap from the cache. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, served: Served) => {
  const { status, headers, body } = answerAs(served, formFor(served.page, request.headers));
  return reply.code(status).headers(headers).send(body);
};

export const formFor = (page: PackedPage, asked: IncomingHttpHeaders): Form =>
  page.status === 200 && isKnown(asked, page) ? 'known' : chooseEncoding(asked['accept-encoding']);

export const answerAs = ({ page, state }: Served, form: Form): PageAnswer => {
  const { status, location, etag, lastModified } = page;
  // Never cached: a browser that remembers « A moved to B » would loop once B moves back to A.
  if (location !== undefined)
    return { status, headers: { 'cache-control': 'no-cache', location }, body: undefined };
  const headers = {
    'content-type': page.type,
    vary: 'accept-encoding',
    // A stale page, served because the render failed, must not be cached elsewhere.
    'cache-control': status === 200 && state !== 'stale' ? CACHEABLE : 'no-store',
    'x-cache': state,
    ...(status === 200 && { etag, 'last-modified': lastModified }),
  };
  if (form === 'known') return { status: 304, headers, body: undefined };
  const encoded = form === 'identity' ? headers : { ...headers, 'content-encoding': form };
  return { status, headers: encoded, body: page[form] };
};

/** Private to one visitor: not cached, not indexed, and its address is never sent as a referrer. */
export const sendPrivatePage = (reply: FastifyReply, { status, html, location }: Unpacked) => {
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
  if (location !== undefined) return reply.code(status).header('location', location).send();
  return reply.code(status).type(HTML).send(html);
};

/** Compares the ETag if the client sends one, otherwise the date, which has only whole seconds. */
const isKnown = (headers: IncomingHttpHeaders, { etag, lastModified }: PackedPage): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === etag || tags.split(',').some((tag) => isSameTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
};

/** Some proxies turn a weak ETag into a strong one or back; it names the same bytes. */
const isSameTag = (given: string, etag: string): boolean =>
  given === '*' || given.replace(/^W\//, '') === etag.replace(/^W\//, '');
