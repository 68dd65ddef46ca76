import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ImageStore, StoredFile } from '#server/ports/image-store.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT_MS = 15_000;
/** aws4fetch retries 429 and 5xx with a growing delay. */
const RETRIES = 2;

/** Any S3-compatible store, addressed as endpoint/bucket/path. No other address is called. */
export const createS3Images = ({ endpoint, bucket, ...keys }: S3Settings): ImageStore => {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES });
  const ask = (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    sending: { body?: Uint8Array; type?: string } = {},
  ) =>
    client.fetch(`${endpoint}/${bucket}/${path}`, {
      method,
      headers: {
        // The body is signed too: the store refuses bytes changed in transit.
        'x-amz-content-sha256': createHash('sha256')
          .update(sending.body ?? '')
          .digest('hex'),
        ...(sending.type && { 'content-type': sending.type }),
      },
      ...(sending.body && { body: sending.body as Uint8Array<ArrayBuffer> }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  return {
    async put(path, body, type) {
      const answer = await ask('PUT', path, { body, type });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The store of images answered ${answer.status}`);
    },
    async get(path) {
      const answer = await ask('GET', path);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The store of images answered ${answer.status}`);
    },
    async *list() {
      let next: string | undefined;
      do {
        const token = next === undefined ? '' : `continuation-token=${encodeURIComponent(next)}&`;
        const answer = await ask('GET', `?${token}list-type=2&prefix=uploads%2F`);
        const page = await answer.text();
        if (!answer.ok) throw new Error(`The store of images answered ${answer.status}`);
        yield* filesOf(page);
        next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1];
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
