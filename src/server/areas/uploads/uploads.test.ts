import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { responsiveImage } from '#domain/image/responsive-image.ts';
import { createDiskImages } from '#server/adapters/disk-images/disk-images.ts';
import { createS3Images } from '#server/adapters/s3-images/s3-images.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { hostileImages, POISON } from '#tests/support/hostile-images.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { useNewsroom } from '#tests/support/newsroom.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#tests/support/s3-server.ts';

/** A folder or an S3 store: the tests write to the open one. */
const behind = (open: () => ImageStore): ImageStore => ({
  put: (path, bytes, type) => open().put(path, bytes, type),
  get: (path) => open().get(path),
  list: () => open().list(),
  remove: (path) => open().remove(path),
});

const messages = {
  'not-an-image': 'Le fichier doit être une image (jpg, png, gif, webp)',
  'too-large': "La taille de l'image ne doit pas dépasser 5MB",
  'too-many-pixels': "L'image est trop grande : 40 millions de pixels au plus.",
  'animation-too-long': "L'animation est trop longue : 150 images et 40 millions de pixels au plus.",
  missing: 'Choisissez une image à envoyer.',
};

describeOnServer('uploading an image', (database) => {
  let folder = '';
  let s3: S3Server;
  let store: ImageStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-uploads-'));
    s3 = await startS3Server();
    store = createDiskImages(folder);
  });
  afterAll(async () => {
    await s3.stop();
    await rm(folder, { recursive: true });
  });
  const { context, call, headersOf } = useNewsroom(database, { images: behind(() => store) });

  const send = (...parts: Part[]) => {
    const form = multipart(...parts);
    return context().app.inject({
      method: 'POST',
      url: '/api/admin/upload/image',
      payload: form.payload,
      headers: { ...headersOf('ada'), ...form.headers },
    });
  };
  const fetchImage = (path: string) => context().app.inject(`/${path}`);

  it('decides by the content of each file, and serves nothing that it hides', async () => {
    const files = await hostileImages();
    expect(files.length).toBeGreaterThanOrEqual(40);
    const before = process.memoryUsage().rss;
    const folders: string[] = [];
    for (const { name, bytes, outcome, fileName = 'a.jpg', type } of files) {
      const answer = await send({ fileName, type, bytes });
      if (outcome !== 'taken') {
        expect(answer.json(), name).toMatchObject({
          success: false,
          code: `upload.${outcome}`,
          message: messages[outcome],
        });
        expect(answer.statusCode, name).toBe(outcome === 'too-large' ? 413 : 400);
        continue;
      }
      expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
      const { imageUrl, success, message } = answer.json();
      expect({ success, message }).toEqual({ success: true, message: 'Image téléversée avec succès' });
      expect(imageUrl, name).toMatch(/^uploads\/2026\/11\/[0-9a-f]{32}\/\d+x\d+\.(jpg|png|gif)$/);
      folders.push(imageUrl.split('/', 4).join('/'));
      await expectClean(name, imageUrl);
    }
    // Uploaded at the same instant: the names are drawn, not counted.
    expect(new Set(folders).size).toBe(folders.length);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  }, 120_000);

  /** Every variant exists, has its declared type, and is only a picture. */
  const expectClean = async (name: string, imageUrl: string) => {
    const image = responsiveImage(imageUrl);
    const variants = (image?.sources ?? []).flatMap(({ srcset }) =>
      srcset.split(', ').map((one) => one.split(' ')[0]?.slice(1) ?? ''),
    );
    for (const path of [imageUrl, ...variants]) {
      const served = await fetchImage(path);
      expect(served.statusCode, `${name} ${path}`).toBe(200);
      expect(served.rawPayload.includes(POISON), path).toBe(false);
      expect(served.rawPayload.includes('poison'), path).toBe(false);
      const { format, exif, icc, xmp, orientation } = await sharp(served.rawPayload)
        .metadata()
        .catch(() => ({ format: 'heif' as const }) as Metadata);
      expect(served.headers['content-type']).toBe(`image/${format === 'heif' ? 'avif' : format}`);
      expect([exif, icc, xmp, orientation], path).toEqual([undefined, undefined, undefined, undefined]);
    }
  };

  it('serves it cacheable for ever, in every size up to its own, and as a picture only', async () => {
    const bytes = await sharp({
      create: {
        width: 2_000,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const { imageUrl, width, height } = (await send({ fileName: 'a.jpg', bytes })).json();
    expect([width, height]).toEqual([1_600, 160]);
    const image = responsiveImage(imageUrl);
    const widthsOf = async (type: string) => {
      const { srcset = '' } = image?.sources.find((source) => source.type === type) ?? {};
      return Promise.all(
        srcset.split(', ').map(async (one) => {
          const [path = '', descriptor] = one.split(' ');
          const { rawPayload } = await fetchImage(path.slice(1));
          if (type === 'image/avif') return descriptor;
          return `${(await sharp(rawPayload).metadata()).width}w`;
        }),
      );
    };
    const sizes = ['320w', '640w', '736w', '960w', '1280w', '1600w'];
    expect(await widthsOf('image/webp')).toEqual(sizes);
    expect(await widthsOf('image/avif')).toEqual(sizes);
    const { headers, rawPayload } = await fetchImage(imageUrl);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(rawPayload.length).toBeGreaterThan(1_000);

    const [line] = (await call('GET', `audit?object_id=${encodeURIComponent(imageUrl)}`)).json().events;
    expect(line).toMatchObject({
      action: 'image.uploaded',
      object: { id: imageUrl },
      actor: { name: 'Ada Martin' },
    });
  });

  it('rotates a picture upright, and keeps transparency and animation', async () => {
    const side = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await send({ fileName: 'a', bytes: side })).json()).toMatchObject({ width: 40, height: 60 });
    const glass = { create: { width: 20, height: 20, channels: 4, background: '#f008' } } as const;
    const still = await sharp(glass).png().toBuffer();
    const { imageUrl: transparent } = (await send({ fileName: 'a', bytes: still })).json();
    expect(transparent).toMatch(/20x20\.png$/);
    expect((await sharp((await fetchImage(transparent)).rawPayload).metadata()).hasAlpha).toBe(true);

    const frames = Buffer.from(
      Array.from({ length: 20 * 60 * 3 }, (_, n) => (n * 37 + Math.floor(n / 1_200) * 91) & 255),
    );
    const raw = { width: 20, height: 60, channels: 3, pageHeight: 20 } as const;
    const moving = await sharp(frames, { raw }).gif().toBuffer();
    const { imageUrl: animated } = (await send({ fileName: 'a', bytes: moving })).json();
    expect(animated).toMatch(/20x20\.gif$/);
    for (const path of [animated, animated.replace('20x20.gif', '20.webp')])
      expect((await sharp((await fetchImage(path)).rawPayload).metadata()).pages).toBe(3);
  });

  it('accepts one image, in its own field, from an administrator', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(
      (await send({ field: 'legende', bytes: Buffer.from('x') }, { fileName: 'a', bytes })).statusCode,
    ).toBe(200);
    const refusals = [
      [await send({ fileName: 'a', bytes }, { fileName: 'b', bytes }), 'upload.only-one'],
      [await send({ field: 'fichier', fileName: 'a', bytes }), 'upload.missing'],
      [await send({ bytes: Buffer.from('texte') }), 'upload.missing'],
      [await send(), 'upload.missing'],
      [await call('POST', 'upload/image', { image: 'https://exemple.fr/a.jpg' }), 'upload.missing'],
      [
        await context().app.inject({
          method: 'POST',
          url: '/api/admin/upload/image',
          headers: { ...headersOf('ada'), 'content-type': 'multipart/form-data; boundary=x' },
          payload: '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
        }),
        'upload.missing',
      ],
    ] as const;
    for (const [answer, code] of refusals)
      expect(answer.json(), code).toMatchObject({ code, success: false });
    const anonymous = multipart({ fileName: 'a', bytes });
    expect(
      (await context().app.inject({ method: 'POST', url: '/api/admin/upload/image', ...anonymous }))
        .statusCode,
    ).toBe(401);
    // No other call accepts a file.
    const elsewhere = await context().app.inject({
      method: 'POST',
      url: '/api/admin/articles',
      payload: anonymous.payload,
      headers: { ...headersOf('ada'), ...anonymous.headers },
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it('serves the next size where an image is older than a size', async () => {
    const create = { width: 2_000, height: 1_000, channels: 3, background: '#888' } as const;
    const { imageUrl } = (
      await send({ fileName: 'a.jpg', bytes: await sharp({ create }).jpeg().toBuffer() })
    ).json();
    const widthOfAdded = async () => {
      const { rawPayload } = await fetchImage(imageUrl.replace(/[^/]+$/, '736.webp'));
      return (await sharp(rawPayload).metadata()).width;
    };
    expect(await widthOfAdded()).toBe(736);
    await store.remove(imageUrl.replace(/[^/]+$/, '736.webp'));
    expect(await widthOfAdded()).toBe(960);
    await store.remove(imageUrl.replace(/[^/]+$/, '960.webp'));
    expect(await widthOfAdded()).toBe(640);
  });

  it('serves only pictures that were stored', async () => {
    const ups = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..;', '%c0%ae%c0%ae', '..%00', '...'];
    const slashes = ['/', '%2f', '%2F', '%5c', '\\', '//', '/./', '%252f'];
    const outside = ups.flatMap((up) =>
      slashes.map((slash) => `uploads${slash}${up}${slash}${up}${slash}package.json`),
    );
    for (const path of [
      ...outside,
      'uploads/',
      'uploads/x.jpg',
      'UPLOADS/x.jpg',
      'uploads//etc/passwd',
      'uploads/%2fetc%2fpasswd',
      'uploads/C:%5cwindows%5cwin.ini',
      'uploads/2026/11/',
      `uploads/2026/11/${'0'.repeat(32)}/320.webp`,
      `uploads/2026/11/${'0'.repeat(32)}/320.webp%00.html`,
      `uploads/2026/11/${'0'.repeat(32)}/320.webp/..`,
    ]) {
      const { statusCode, body } = await fetchImage(path);
      expect([400, 404], path).toContain(statusCode);
      expect(body, path).not.toContain('"dependencies"');
    }
  });

  it('stores and serves by S3 too, and reports when the store does not answer', async () => {
    store = createS3Images({ ...S3_KEYS, endpoint: s3.endpoint });
    const bytes = await sharp({ create: { width: 400, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { imageUrl } = (await send({ fileName: 'a', bytes })).json();
    expect([...s3.objects.keys()].map((key) => key.replace(/^.*\//, '')).toSorted()).toEqual([
      '320.avif',
      '320.webp',
      '400.avif',
      '400.webp',
      '400x9.jpg',
    ]);
    expect(s3.refused).toEqual([]);
    expect((await fetchImage(imageUrl)).headers['content-type']).toBe('image/jpeg');

    // A store that gives the page of a proxy for the picture.
    const [, picture = ''] = /^\/?(uploads\/.*)$/.exec(imageUrl) ?? [];
    const stored = s3.objects.get(picture);
    s3.objects.set(picture, { bytes: Buffer.from('<!doctype html>'), type: 'text/html' });
    const lied = await fetchImage(imageUrl);
    expect([lied.statusCode, lied.headers['cache-control']]).toEqual([502, 'no-store']);
    if (stored) s3.objects.set(picture, stored);

    store = createS3Images({ ...S3_KEYS, secretAccessKey: 'un autre', endpoint: s3.endpoint });
    const failed = await send({ fileName: 'a', bytes });
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({
      code: 'upload.failed',
      message: "Erreur lors du téléchargement de l'image",
    });
    expect((await fetchImage(imageUrl)).statusCode).toBe(502);
    store = createDiskImages(folder);
  });
});
