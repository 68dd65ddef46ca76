import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawVariants } from './draw-variants.ts';

const FOLDER = `uploads/2026/11/${'a'.repeat(32)}`;

const sizesOf = async (picture: Buffer) => {
  const { files } = await drawVariants(picture, FOLDER);
  const sizeOf = (name: string) => files.find(({ path }) => path === `${FOLDER}/${name}`)?.bytes.length ?? 0;
  return { telephone: sizeOf('736.avif'), screen: sizeOf('1280.avif') };
};

const encoded = async (picture: Buffer, width: number, quality: number) =>
  (await sharp(picture).resize({ width }).avif({ quality, effort: 1 }).toBuffer()).length;

it('draws a picture full of detail again for telephones until a new connection delivers it at once', async () => {
  const picture = await sharp({
    create: {
      ...{ width: 1_280, height: 426, channels: 3, background: '#888888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(1.3)
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(await encoded(picture, 736, 48)).toBeGreaterThan(13_800);

  const { telephone, screen } = await sizesOf(picture);
  expect(telephone).toBeLessThanOrEqual(13_800);
  expect(screen).toBeGreaterThan(await encoded(picture, 1_280, 44));
});

it('keeps the best quality of a picture that is light enough', async () => {
  const plain = await sharp({ create: { width: 800, height: 533, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();
  expect((await sizesOf(plain)).telephone).toBe(await encoded(plain, 736, 48));
});
