import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskImages } from '#server/adapters/disk-images/disk-images.ts';
import { createS3Images } from '#server/adapters/s3-images/s3-images.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { aForm, TEXT, useNewsroom } from '#tests/support/newsroom.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { sweepImages } from './sweep-images.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) });

const folderOf = (n: number) => `uploads/2026/11/${String(n).padStart(32, '0')}`;
const pictureOf = (n: number) => `${folderOf(n)}/640x480.jpg`;

describeWithDatabase('sweeping pictures', (database) => {
  let folder = '';
  let s3: S3Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-sweep-'));
    s3 = await startS3Server();
  });
  afterAll(async () => {
    await s3.stop();
    await rm(folder, { recursive: true });
  });
  const { context, call, done, create } = useNewsroom(database);

  const given = async (images: ImageStore) => {
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      for (const file of ['320.avif', '640x480.jpg'])
        await images.put(`${folderOf(n)}/${file}`, Buffer.from('x'), 'image/jpeg');
  };
  const left = async (images: ImageStore): Promise<string[]> => {
    const paths: string[] = [];
    for await (const { path } of images.list()) paths.push(path);
    return paths.filter((path) => path.endsWith('.jpg')).sort();
  };

  it('removes those that no article, version, draft or trash names, once they are old, wherever they are', async () => {
    const shown = (n: number) => `<p><img src="/${pictureOf(n)}" alt=""></p>${TEXT}`;
    await create({ image_url: pictureOf(1) });
    const { id } = await create({ content: shown(2) });
    await done('PUT', `articles/${id}`, aForm({ content: shown(3) }));
    const trashed = await create({ image_url: pictureOf(5) });
    await call('DELETE', `articles/${trashed.id}`);
    await call('PUT', 'articles/draft', { content: shown(4) });

    const retained = [1, 2, 3, 4, 5].map(pictureOf);
    const stores = [createDiskImages(folder), createS3Images({ ...S3_KEYS, endpoint: s3.endpoint })];
    for (const images of stores) {
      await sweepImages({ db: context().db, clock: daysLater(40), images });
      await given(images);
      await images.put('uploads/autre.txt', Buffer.from('not ours'), 'text/plain');
      await sweepImages({ db: context().db, clock: daysLater(30), images });
      expect(await left(images)).toEqual([...retained, pictureOf(6), pictureOf(7)]);
      await sweepImages({ db: context().db, clock: daysLater(32), images });
      expect(await left(images)).toEqual(retained);
      expect(await images.get(`${folderOf(6)}/320.avif`)).toBeUndefined();
      expect(await images.get('uploads/autre.txt')).toBeDefined();
      await images.remove(pictureOf(6));
    }
    expect(await readdir(join(folder, 'uploads/2026/11'))).toHaveLength(retained.length);
    expect(s3.refused).toEqual([]);
    const audit = (await call('GET', 'audit?action=image')).json();
    expect(audit.pagination.total).toBe(4);
    expect(audit.events[0].sentence).toBe("Le site a effacé, faute d'article qui la montre, l'image");

    // An erased article no longer needs its pictures.
    await call('POST', 'articles/trash/empty');
    await sweepImages({ db: context().db, clock: daysLater(32), images: createDiskImages(folder) });
    expect(await left(createDiskImages(folder))).toEqual(retained.slice(0, 4));
  });
});
