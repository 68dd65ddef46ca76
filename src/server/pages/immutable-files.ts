import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { routeName } from '#server/http/route-name.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { bodyAs, type PackedPage } from './packed-page.ts';
import { type Form, formFor, type ReadyAnswer } from './send-page.ts';

/** All built files in every encoding (7 MB), and the covers that are read. */
const MAX_BYTES = 24 * 1024 * 1024;

/** An image or a font is compressed already. */
const COMPRESSES = /^(?:text\/|image\/svg|image\/vnd\.microsoft\.icon)/;

export const FOR_EVER = 'public, max-age=31536000, immutable';

/** A file whose bytes never change while this version of the site runs. */
export type ImmutableFile = {
  type: string;
  caching: string;
  /** Instead of that of the pages. */
  policy?: string | undefined;
  bodies: PackedPage['bodies'];
};

type Kept = {
  file: ImmutableFile;
  etag: string;
  route: string;
  ready: Map<Form, ReadyAnswer>;
};

export type ImmutableFiles = ReturnType<typeof createImmutableFiles>;

/**
 * The files that a route sent once, to be answered before the framework sees the next request, as cached pages are: a
 * visit asks for some twenty of them, each of which took longer than the page.
 */
export const createImmutableFiles = ({
  headers: ofAll,
  metrics,
}: {
  /** The headers of every answer. */
  headers: SecurityHeaders;
  metrics: Metrics;
}) => {
  const kept = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: weigh });

  const headersOf = ({ file: { type, caching, policy }, etag }: Kept, form: Form) => ({
    ...(policy && { 'content-security-policy': policy }),
    'cache-control': caching,
    etag,
    vary: 'accept-encoding',
    ...(form !== 'known' && { 'content-type': type }),
    ...(form !== 'known' && form !== 'identity' && { 'content-encoding': form }),
  });

  /** Undefined while the file is being compressed. */
  const prepare = (one: Kept, form: Form): ReadyAnswer | undefined => {
    const body = form === 'known' ? undefined : bodyAs(one.file, form);
    if (body instanceof Promise) return undefined;
    const status = form === 'known' ? 304 : 200;
    const length = body && { 'content-length': String(body.length) };
    const headers = Object.entries({ ...ofAll, ...headersOf(one, form), ...length }).flat();
    const ready = { status, headers, body, route: one.route, counter: metrics.requests(one.route, status) };
    one.ready.set(form, ready);
    return ready;
  };

  return {
    find(address: string, asked: IncomingHttpHeaders): ReadyAnswer | undefined {
      const one = kept.get(address);
      if (!one) return undefined;
      const form = formOf(one, asked);
      return one.ready.get(form) ?? prepare(one, form);
    },

    /** Sends a file and keeps it under its address. */
    async send(request: FastifyRequest, reply: FastifyReply, address: string, file: ImmutableFile) {
      const one: Kept = { file, etag: etagOf(file), route: routeName(request), ready: new Map() };
      kept.set(address, one);
      const form = formOf(one, request.headers);
      reply.code(form === 'known' ? 304 : 200).headers(headersOf(one, form));
      return reply.send(form === 'known' ? undefined : await bodyAs(file, form));
    },
  };
};

const etagOf = ({ bodies }: ImmutableFile) =>
  `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 16)}"`;

const formOf = ({ file, etag }: Kept, asked: IncomingHttpHeaders): Form => {
  const form = formFor({ status: 200, etag }, asked);
  return form === 'known' || COMPRESSES.test(file.type) ? form : 'identity';
};

/** Covers are compressed once they are asked for: about half of their weight more. */
const weigh = ({ file: { bodies } }: Kept): number =>
  Object.values(bodies).reduce(
    (sum, body) => sum + (Buffer.isBuffer(body) ? body.length : 0),
    Math.ceil(bodies.identity.length / 2),
  );
