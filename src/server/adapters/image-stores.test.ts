import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageStore } from '#server/ports/image-store.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { createDiskImages } from './disk-images/disk-images.ts';
import { createS3Images } from './s3-images/s3-images.ts';

const PATH = `uploads/2026/11/${'ab'.repeat(16)}/320.webp`;
const bytes = (text: string) => new TextEncoder().encode(text);

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-images-'));
  server = await startS3Server();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

const stores: Record<string, () => ImageStore> = {
  'a folder': () => createDiskImages(folder),
  'an S3 store': () => createS3Images({ ...S3_KEYS, endpoint: server.endpoint }),
};

describe.each(Object.entries(stores))('images in %s', (_name, open) => {
  it('come back as they went, also for another server', async () => {
    await open().put(PATH, bytes('une image'), 'image/webp');
    expect(await open().get(PATH)).toEqual(expect.objectContaining(bytes('une image')));
    await open().put(PATH, bytes('la même, autrement'), 'image/webp');
    expect(Buffer.from((await open().get(PATH)) ?? []).toString()).toBe('la même, autrement');
  });

  it('are undefined when they do not exist', async () => {
    expect(await open().get(PATH.replace('320', '640'))).toBeUndefined();
  });
});

describe('images in a folder', () => {
  it('stay in it, and leave nothing half written', async () => {
    const store = createDiskImages(join(folder, 'dedans'));
    for (const path of ['../dehors.webp', 'uploads/../../dehors.webp', '..'])
      await expect(store.put(path, bytes('x'), 'image/webp')).rejects.toThrow('its folder');
    await expect(store.get('../../etc/passwd')).rejects.toThrow('its folder');
    await store.put('uploads/a.webp', bytes('x'), 'image/webp');
    // A folder stands where the file should.
    await expect(store.put('uploads', bytes('x'), 'image/webp')).rejects.toThrow();
    expect((await readdir(join(folder, 'dedans'), { recursive: true })).toSorted()).toEqual([
      'uploads',
      join('uploads', 'a.webp'),
    ]);
  });
});

describe('images in an S3 store', () => {
  it('are sent with a signature that the store verifies', async () => {
    const open = (changes: object) => createS3Images({ ...S3_KEYS, endpoint: server.endpoint, ...changes });
    await open({}).put(PATH, bytes('x'), 'image/webp');
    expect(server.objects.get(PATH)?.type).toBe('image/webp');
    expect(server.refused).toEqual([]);
    for (const changes of [
      { secretAccessKey: 'un autre' },
      { accessKeyId: 'AUTRE' },
      { region: 'eu-west-1' },
    ])
      await expect(open(changes).put(PATH, bytes('y'), 'image/webp')).rejects.toThrow('answered 403');
    expect(server.refused).toEqual(['wrong signature', 'wrong credential', 'wrong credential']);
    expect(server.objects.get(PATH)?.bytes.toString()).toBe('x');
    await expect(open({ secretAccessKey: 'un autre' }).get(PATH)).rejects.toThrow('answered 403');
  });

  it('are retried when the store is overloaded, a bounded number of times', async () => {
    const store = createS3Images({ ...S3_KEYS, endpoint: server.endpoint });
    server.failNext(2);
    await store.put(PATH, bytes('enfin'), 'image/webp');
    expect(server.objects.get(PATH)?.bytes.toString()).toBe('enfin');
    server.failNext(9);
    await expect(store.get(PATH)).rejects.toThrow('answered 503');
    server.failNext(0);
  });
});
