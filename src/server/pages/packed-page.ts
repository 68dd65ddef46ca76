import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it goes over the wire: Buffers, since a string would be encoded again for each reader. */
export type PackedPage = {
  status: number;
  type: string;
  /** Where to go instead. */
  location: string | undefined;
  etag: string;
  /** When these bytes were first rendered: a page rendered again without a change keeps its date. */
  lastModified: string;
  bytes: number;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Beyond 5, brotli takes many times longer for a few hundred bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressions = { gzip: promisify(gzip), br: promisify(brotliCompress) };

export const HTML = 'text/html; charset=utf-8';

/** What a render returns: HTML unless its type says otherwise (a feed, a sitemap). */
export type Unpacked = { status: number; html: string; type?: string; location?: string };

/** Compressed off the event loop: a sitemap weighs megabytes. */
export const packPage = async (
  { status, html, type = HTML, location }: Unpacked,
  madeAt: Date,
): Promise<PackedPage> => {
  const identity = Buffer.from(html);
  const [gzip, br] = await Promise.all([compressions.gzip(identity), compressions.br(identity, BROTLI)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const bytes = identity.length + gzip.length + br.length;
  return { status, type, location, etag, lastModified: madeAt.toUTCString(), bytes, identity, gzip, br };
};

/** The best encoding among those a browser accepts; one refused by q=0 is not taken. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
};

const accepts = (accepted: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  accepted !== undefined && wanted[encoding].test(accepted);

/** Listed, and not with q=0. */
const wanted = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};
