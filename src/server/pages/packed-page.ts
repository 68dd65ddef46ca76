import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rememberTexts } from '#domain/text/remember-texts.ts';

/** A page as it goes over the wire: Buffers, since a string would be encoded again for each reader. */
export type PackedPage = {
  status: number;
  type: string;
  /** Where to go instead. */
  location: string | undefined;
  etag: string;
  /** When these bytes were first rendered: a page rendered again without a change keeps its date. */
  lastModified: string;
  /** The route that serves it, once it did: answers from memory are counted under its name. */
  route?: string;
  /** The header that names its surrogate keys, where a shared cache in front is told of changes. */
  keys: Readonly<Record<string, string>>;
  /** Roughly, in every encoding. */
  bytes: number;
  /** Compressed as well as it goes. */
  tight?: true;
  /** Compressed when first asked for: most addresses are only ever asked for in one encoding. */
  bodies: { identity: Buffer; gzip?: Buffer | Promise<Buffer>; br?: Buffer | Promise<Buffer> };
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Beyond 5, brotli takes many times longer for a tenth less: 2 ms and 135 ms for 90 kB. Nobody waits for the second. */
const [WHILE_WAITED_FOR, AT_BEST] = [5, constants.BROTLI_MAX_QUALITY];

const compress = promisify(brotliCompress);
const brotli = (body: Buffer, quality: number) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const compressions = { gzip: promisify(gzip), br: (body: Buffer) => brotli(body, WHILE_WAITED_FOR) };

/** Both encodings of HTML together weigh less than half of it. */
const WEIGHT = 1.5;

export const HTML = 'text/html; charset=utf-8';

/** Pages come encoded, since most of their parts are; feeds and sitemaps do not. */
export type Text = string | Uint8Array<ArrayBuffer>;

/** What a render returns: HTML unless its type says otherwise (a feed, a sitemap). */
export type Unpacked = { status: number; html: Text; type?: string; location?: string };

/** Bytes are not copied. */
export const bytesOf = (text: Text): Buffer =>
  typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.length);

export const packPage = (
  { status, html, type = HTML, location }: Unpacked,
  madeAt: Date,
  keys: PackedPage['keys'] = {},
): PackedPage => {
  const identity = bytesOf(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const bytes = Math.ceil(identity.length * WEIGHT);
  const lastModified = madeAt.toUTCString();
  return { status, type, location, etag, lastModified, keys, bytes, bodies: { identity } };
};

/** Compressed off the event loop, since a sitemap weighs megabytes, and once for all who ask. */
export const bodyAs = (
  { bodies }: Pick<PackedPage, 'bodies'>,
  encoding: Encoding,
): Buffer | Promise<Buffer> => {
  const known = bodies[encoding];
  if (known || encoding === 'identity') return known ?? bodies.identity;
  const made = compressions[encoding](bodies.identity).then((body) => {
    bodies[encoding] = body;
    return body;
  });
  made.catch(() => delete bodies[encoding]);
  bodies[encoding] = made;
  return made;
};

/** The same page, with a tenth fewer bytes to send. */
export const packTighter = async (page: PackedPage): Promise<PackedPage> => {
  const br = await brotli(page.bodies.identity, AT_BEST);
  return { ...page, bodies: { ...page.bodies, br }, tight: true };
};

/** The best encoding among those a browser accepts; one refused by q=0 is not taken. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  accepted === undefined ? 'identity' : choose(accepted);

/** Visitors send a handful of different lists. */
const choose = rememberTexts((accepted): Encoding => {
  if (wanted.br.test(accepted)) return 'br';
  return wanted.gzip.test(accepted) ? 'gzip' : 'identity';
}, 10_000);

/** Listed, and not with q=0. */
const wanted = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};
