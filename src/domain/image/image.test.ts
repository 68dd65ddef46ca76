import { describe, expect, it } from 'vitest';
import { resolveImagePath } from './image-path.ts';
import { responsiveImage, withResponsiveImages } from './responsive-image.ts';
import { isStoredPath, parseUploadedImage, uploadedImagePath, variantsOf } from './uploaded-image.ts';

const FOLDER = `uploads/2026/11/${'0123456789abcdef'.repeat(2)}`;

describe('the path of an image', () => {
  it.each([
    [null, null],
    ['', null],
    ['https://exemple.fr/a.jpg', 'https://exemple.fr/a.jpg'],
    ['http://exemple.fr/a.jpg', 'http://exemple.fr/a.jpg'],
    ['uploads/a.jpg', '/uploads/a.jpg'],
    ['assets/a.jpg', '/assets/a.jpg'],
    ['a.jpg', '/assets/a.jpg'],
    ['/covers/a.svg', '/covers/a.svg'],
  ])('%s is shown as %s', (path, shown) => {
    expect(resolveImagePath(path)).toBe(shown);
  });
});

describe('an uploaded image', () => {
  const image = { folder: FOLDER, width: 1600, height: 900, ending: 'jpg' } as const;

  it('is described by its path', () => {
    const path = uploadedImagePath(image);
    expect(path).toBe(`${FOLDER}/1600x900.jpg`);
    expect(parseUploadedImage(path)).toEqual(image);
    expect(parseUploadedImage(`/${path}`)).toEqual(image);
  });

  it.each([
    ['a large one', 1600, 'jpg', [320, 640, 736, 960, 1280, 1600], [320, 640, 736, 960, 1280, 1600]],
    ['one of a size of its own', 700, 'png', [320, 640, 700], [320, 640, 700]],
    ['a small one', 200, 'jpg', [200], [200]],
    ['one that moves', 700, 'gif', [], [700]],
  ] as const)('has no size larger than itself: %s', (_name, width, ending, avif, webp) => {
    const given = { ...image, width, ending };
    expect(variantsOf(given, 'avif').map((variant) => variant.width)).toEqual(avif);
    expect(variantsOf(given, 'webp').map((variant) => variant.width)).toEqual(webp);
    for (const { path } of [...variantsOf(given, 'avif'), ...variantsOf(given, 'webp')])
      expect(isStoredPath(path)).toBe(true);
    expect(isStoredPath(uploadedImagePath(given))).toBe(true);
  });

  it.each([
    ...[
      `/${FOLDER}/320.webp`,
      `${FOLDER}/320.svg`,
      `${FOLDER}/320.html`,
      `${FOLDER}/`,
      FOLDER,
      `${FOLDER}/0.webp`,
    ],
    ...[
      `${FOLDER}/../1x1.jpg`,
      `${FOLDER}/%2e%2e/1.webp`,
      'uploads/../../etc/passwd',
      `${FOLDER}/320.webp\u0000`,
    ],
    ...[
      `${FOLDER}/320.webp\n`,
      `x/${FOLDER}/320.webp`,
      `${FOLDER}/1600x900.jpg.exe`,
      `${FOLDER.toUpperCase()}/320.webp`,
    ],
    ...[`${FOLDER}\\..\\1.webp`, 'uploads/2026/11/abc/320.webp', `${FOLDER}/99999.webp`, ''],
  ])('is not stored as « %s »', (path) => {
    expect(isStoredPath(path)).toBe(false);
  });

  it('is offered in every size and format; other images are unchanged', () => {
    const small = `${FOLDER}/400x300.png`;
    expect(responsiveImage(small)).toEqual({
      width: 400,
      height: 300,
      sources: [
        { type: 'image/avif', srcset: `/${FOLDER}/320.avif 320w, /${FOLDER}/400.avif 400w` },
        { type: 'image/webp', srcset: `/${FOLDER}/320.webp 320w, /${FOLDER}/400.webp 400w` },
      ],
    });
    expect(responsiveImage('https://exemple.fr/a.jpg')).toBeUndefined();

    const html = `<p>a</p><img src="/${small}" alt="Une salle" width="9" /><img src="https://x.fr/a.jpg" alt="" />`;
    expect(withResponsiveImages(html, '100vw')).toBe(
      `<p>a</p><picture><source type="image/avif" srcset="/${FOLDER}/320.avif 320w, /${FOLDER}/400.avif 400w" sizes="100vw">` +
        `<source type="image/webp" srcset="/${FOLDER}/320.webp 320w, /${FOLDER}/400.webp 400w" sizes="100vw">` +
        `<img src="/${small}" alt="Une salle" width="400" height="300" loading="lazy" decoding="async"></picture>` +
        '<img src="https://x.fr/a.jpg" alt="" />',
    );
    expect(withResponsiveImages('<img '.repeat(100_000), '100vw')).toHaveLength(500_000);
  });
});
