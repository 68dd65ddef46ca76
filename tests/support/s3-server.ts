import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A store that implements enough of S3: PUT, GET and DELETE of objects in one bucket, and its list. Each
 * request is checked by Signature Version 4, written here from its description, independently of the library
 * that signs.
 */
export type S3Server = {
  readonly endpoint: string;
  readonly objects: Map<string, { bytes: Buffer; type: string }>;
  /** Answers so many requests with 503, then works again. */
  failNext(times: number): void;
  readonly refused: string[];
  stop(): Promise<void>;
};

const keys = {
  accessKeyId: 'AKIDPARUTION',
  secretAccessKey: 'un secret de test',
  region: 'eu-west-3',
  bucket: 'images',
};
export const S3_KEYS = keys;

export const startS3Server = async (): Promise<S3Server> => {
  const objects: S3Server['objects'] = new Map();
  const refused: string[] = [];
  let failing = 0;

  const answer = (
    response: ServerResponse,
    status: number,
    body: Buffer | string = '',
    type = 'application/xml',
  ) => void response.writeHead(status, { 'content-type': type }).end(body);

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bytesOf(request);
    if (failing > 0) {
      failing -= 1;
      return answer(response, 503);
    }
    const fault = signatureFault(request, body);
    if (fault) {
      refused.push(fault);
      return answer(response, 403);
    }
    if (request.method === 'PUT')
      response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`);
    return answer(response, ...act(objects, request, body));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    failNext(times) {
      failing = times;
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
};

type Answer = [status: number, body?: Buffer | string, type?: string];

const act = (objects: S3Server['objects'], request: IncomingMessage, bytes: Buffer): Answer => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = rest.join('/');
  if (bucket !== keys.bucket) return [404];
  if (searchParams.get('list-type') === '2') return [200, listing(objects, searchParams)];
  if (request.method === 'DELETE') return objects.delete(key) ? [204] : [404];
  if (request.method === 'PUT') {
    objects.set(key, { bytes, type: String(request.headers['content-type']) });
    return [200];
  }
  const found = objects.get(key);
  return found ? [200, found.bytes, found.type] : [404, '<Error/>'];
};

/** A small page size, so that a client must ask for more pages. */
const PAGE = 3;

const listing = (objects: S3Server['objects'], query: URLSearchParams): string => {
  const names = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token')?.replace('after ', '') ?? 0);
  const contents = names
    .slice(from, from + PAGE)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    )
    .join('');
  const more =
    from + PAGE < names.length ? `<NextContinuationToken>after ${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents}${more}</ListBucketResult>`;
};

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

const FIFTEEN_MINUTES = 15 * 60_000;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** Why the signature of the request is invalid; undefined when it is valid. */
const signatureFault = (request: IncomingMessage, body: Buffer): string | undefined => {
  const { headers } = request;
  const [, id, date = '', region = '', service, names = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (id !== keys.accessKeyId || region !== keys.region || service !== 's3') return 'wrong credential';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'headers not signed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'body changed';
  const moment = String(headers['x-amz-date']);
  if (!isNow(moment) || !moment.startsWith(date)) return 'wrong date';
  const toSign = [
    'AWS4-HMAC-SHA256',
    moment,
    `${date}/${region}/s3/aws4_request`,
    sha256(canonical(request, signed)),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, date), region), 's3'), 'aws4_request');
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'wrong signature';
};

const isNow = (moment: string): boolean => {
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Math.abs(Date.now() - at) < FIFTEEN_MINUTES;
};

const canonical = (
  { method = '', url = '', headers }: IncomingMessage,
  signed: readonly string[],
): string => {
  const [path = '', query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}`);
  return [method, path, query, ...lines, '', signed.join(';'), headers['x-amz-content-sha256']].join('\n');
};
