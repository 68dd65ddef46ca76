import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A page as it goes over the wire: Buffers, since a string would be encoded again for each reader. */
export type PackedPage = {
  status: number;
  etag: string;
  bytes: number;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Beyond 5, brotli takes many times longer for a few hundred bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const packPage = ({ status, html }: { status: number; html: string }): PackedPage => {
  const identity = Buffer.from(html);
  const gzip = gzipSync(identity);
  const br = brotliCompressSync(identity, BROTLI);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { status, etag, identity, gzip, br, bytes: identity.length + gzip.length + br.length };
};

/** The best encoding among those a browser accepts; one refused by q=0 is not taken. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
};

const accepts = (accepted: string | undefined, encoding: string): boolean =>
  accepted
    ?.split(',')
    .some((part) => new RegExp(`^\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*$).*)?$`, 'i').test(part)) ??
  false;
