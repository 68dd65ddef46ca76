import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { readBounded } from '#server/net/bounded.ts';
import type { ImageStore, StoredFile } from '#server/ports/image-store.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 15_000;
/** More than any picture, and than any page of the list. */
const MOST_BYTES = 32 * 1024 * 1024;
/** After 429 and 5xx, with a growing delay. */
const RETRIES = 2;
const FIRST_WAIT_MS = 50;

/** Any S3-compatible store, addressed as endpoint/bucket/path. No other address is called. */
export const createS3Images = ({
  endpoint,
  bucket,
  timeoutMs = TIMEOUT_MS,
  ...keys
}: S3Settings): ImageStore => {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    sending: { body?: Uint8Array; type?: string } = {},
  ): Promise<Response> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const init = {
      method,
      headers: {
        // The body is signed too: the store refuses bytes changed in transit.
        'x-amz-content-sha256': createHash('sha256')
          .update(sending.body ?? '')
          .digest('hex'),
        ...(sending.type && { 'content-type': sending.type }),
      },
      ...(sending.body && { body: sending.body as Uint8Array<ArrayBuffer> }),
      redirect: 'error' as const,
    };
    for (let attempt = 0; ; attempt++) {
      // The signal is given to fetch itself: the one of a Request is lost when memory is collected meanwhile.
      const answer = await fetch(await client.sign(`${endpoint}/${bucket}/${path}`, init), { signal });
      const isRetried = answer.status >= 500 || answer.status === 429;
      if (!isRetried || attempt === RETRIES) return answer;
      await answer.body?.cancel();
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt, undefined, { signal });
    }
  };
  return {
    async put(path, body, type) {
      const answer = await ask('PUT', path, { body, type });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The store of images answered ${answer.status}`);
      // Every store names what it has stored; the page of a proxy in front of it does not.
      if (!answer.headers.has('etag')) throw new Error('The store of images did not confirm the picture');
    },
    async get(path) {
      const answer = await ask('GET', path);
      if (answer.ok) return readBounded(answer, MOST_BYTES);
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The store of images answered ${answer.status}`);
    },
    async *list() {
      let next: string | undefined;
      do {
        const token = next === undefined ? '' : `continuation-token=${encodeURIComponent(next)}&`;
        const answer = await ask('GET', `?${token}list-type=2&prefix=uploads%2F`);
        const page = (await readBounded(answer, MOST_BYTES)).toString('utf8');
        if (!answer.ok) throw new Error(`The store of images answered ${answer.status}`);
        yield* filesOf(page);
        const before = next;
        next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1];
        if (next !== undefined && next === before) throw new Error('The store of images repeats a page');
      } while (next !== undefined);
    },
    async remove(path) {
      const answer = await ask('DELETE', path);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The store of images answered ${answer.status}`);
    },
  };
};

/** Our names contain nothing that XML escapes; any other name is not ours. */
function* filesOf(page: string): Generator<StoredFile> {
  for (const contents of page.split('<Contents>').slice(1)) {
    const path = /<Key>([^<]+)<\/Key>/.exec(contents)?.[1];
    const storedAt = /<LastModified>([^<]+)<\/LastModified>/.exec(contents)?.[1];
    if (path && storedAt) yield { path, storedAt: new Date(storedAt) };
  }
}
