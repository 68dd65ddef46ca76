import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Counter } from '#server/metrics/registry.ts';
import {
  bodyAs,
  bytesOf,
  chooseEncoding,
  type Encoding,
  HTML,
  type PackedPage,
  type Unpacked,
} from './packed-page.ts';
import type { Served } from './page-cache.ts';

/** The browser revalidates each time (mostly 304); a shared cache in front may serve the page for a minute. */
const CACHEABLE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** What is sent of a page: its bytes in one encoding, or a 304 (`known`). */
export type Form = Encoding | 'known';

/** By what a visitor can say that it has these bytes. */
type Known = Pick<PackedPage, 'status' | 'etag'> & { lastModified?: string };

export type PageAnswer = { status: number; headers: Record<string, string> };

/** An answer that only has to be written. */
export type ReadyAnswer = {
  status: number;
  /** Names and values in turn: Node writes a list faster than the properties of an object. */
  headers: string[];
  body: Buffer | undefined;
  route: string;
  counter: Counter;
};

/** Sends a page, a feed or a sitemap from the cache. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, served: Served) => {
  const form = formFor(served.page, request.headers);
  const { status, headers } = answerAs(served, form);
  return reply
    .code(status)
    .headers(headers)
    .send(await bodyOf(served.page, form));
};

/** Undefined where none is sent. */
export const bodyOf = (page: PackedPage, form: Form): Buffer | Promise<Buffer> | undefined =>
  form === 'known' || page.location !== undefined ? undefined : bodyAs(page, form);

export const formFor = (page: Known, asked: IncomingHttpHeaders): Form =>
  page.status === 200 && isKnown(asked, page) ? 'known' : chooseEncoding(asked['accept-encoding']);

export const answerAs = ({ page, state }: Served, form: Form): PageAnswer => {
  const { status, location, etag, lastModified } = page;
  // Never cached: a browser that remembers « A moved to B » would loop once B moves back to A.
  if (location !== undefined) return { status, headers: { 'cache-control': 'no-cache', location } };
  const headers = {
    'content-type': page.type,
    vary: 'accept-encoding',
    // A stale page, served while it is rendered anew or because that failed, must not be cached elsewhere.
    'cache-control': status === 200 && state !== 'stale' ? CACHEABLE : 'no-store',
    'x-cache': state,
    ...(status === 200 && { etag, 'last-modified': lastModified, ...page.keys }),
  };
  if (form === 'known') return { status: 304, headers };
  return { status, headers: form === 'identity' ? headers : { ...headers, 'content-encoding': form } };
};

/** Private to one visitor: not cached, not indexed, and its address is never sent as a referrer. */
export const sendPrivatePage = (reply: FastifyReply, { status, html, location }: Unpacked) => {
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
  if (location !== undefined) return reply.code(status).header('location', location).send();
  return reply.code(status).type(HTML).send(bytesOf(html));
};

/** Compares the ETag if the client sends one, otherwise the date, which has only whole seconds. */
const isKnown = (headers: IncomingHttpHeaders, { etag, lastModified }: Known): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === etag || tags.split(',').some((tag) => isSameTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && lastModified !== undefined && Date.parse(lastModified) <= Date.parse(since);
};

/** Some proxies turn a weak ETag into a strong one or back; it names the same bytes. */
const isSameTag = (given: string, etag: string): boolean =>
  given === '*' || given.replace(/^W\//, '') === etag.replace(/^W\//, '');
