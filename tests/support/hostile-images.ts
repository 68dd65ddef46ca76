import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const MEBIBYTE = 1024 * 1024;
const FIVE_MEBIBYTES = 5 * MEBIBYTE;

type Outcome = 'taken' | 'not-an-image' | 'too-large' | 'too-many-pixels' | 'animation-too-long' | 'missing';
export type HostileImage = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly outcome: Outcome;
  readonly fileName?: string;
  readonly type?: string;
};

/** Markup that must not survive in any served file. */
export const POISON = '<script>alert("poison")</script>';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f8b' } });

const PLACE = {
  IFD0: { Artist: 'GPSPOISON Ada Martin', Copyright: 'GPSPOISON' },
  IFD3: { GPSLatitude: '48/1 51/1 0/1' },
};

/** An animation whose frames are one pixel wide: small on disk, long to decode. */
const gifOf = (frames: number, width = 1, height = 1): Buffer => {
  const word = (n: number) => [n & 255, n >> 8];
  const head = [
    ...Buffer.from('GIF89a'),
    ...word(width),
    ...word(height),
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ];
  const frame = [
    ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...word(1), ...word(1), 0],
    ...[2, 2, 0x44, 1, 0],
  ];
  const loop = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Buffer.concat([
    Buffer.from([...head, ...loop]),
    ...Array.from({ length: frames }, () => Buffer.from(frame)),
    Buffer.from([0x3b]),
  ]);
};

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG that declares any size, whatever its content: a bomb is a few kilobytes of zeros. */
const pngBomb = (width: number, height: number, compressedRows: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * compressedRows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A JPEG of exactly so many bytes, filled with comments as cameras do. */
const jpegOf = async (size: number): Promise<Buffer> => {
  const small = await plain().jpeg().toBuffer();
  const parts = [small.subarray(0, 2)];
  let missing = size - small.length;
  while (missing > 0) {
    // A comment has 4 bytes of overhead; the rest must not be less than that.
    const length = missing > 65_537 + 4 ? 65_533 : Math.min(missing, 65_537) - 4;
    const marker = Buffer.alloc(length + 4, 0x20);
    marker.set([0xff, 0xfe, (length + 2) >> 8, (length + 2) & 255]);
    parts.push(marker);
    missing -= marker.length;
  }
  return Buffer.concat([...parts, small.subarray(2)]);
};

/** Hostile files, generated here, with the expected outcome of each. */
export const hostileImages = async (): Promise<HostileImage[]> => {
  const jpeg = await plain(900, 600).withExif(PLACE).jpeg().toBuffer();
  const png = await plain().png().toBuffer();
  const webp = await plain().webp().toBuffer();
  const gif = await plain().gif().toBuffer();
  const alpha = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#1f6f8b80' } })
    .png()
    .toBuffer();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${POISON}</svg>`);
  const html = Buffer.from(`<!doctype html><html><body>${POISON}</body></html>`);
  const poison = Buffer.from(POISON);
  const taken = (name: string, bytes: Buffer, more: Partial<HostileImage> = {}): HostileImage => ({
    name,
    bytes,
    outcome: 'taken',
    ...more,
  });
  const refused = (name: string, bytes: Buffer, more: Partial<HostileImage> = {}): HostileImage => ({
    name,
    bytes,
    outcome: 'not-an-image',
    ...more,
  });
  return [
    taken('a JPEG with where and by whom it was made', jpeg),
    taken('a PNG', png, { type: 'image/png', fileName: 'a.png' }),
    taken('a WebP', webp),
    taken('a GIF', gif),
    taken('a PNG with transparency', alpha),
    taken('a JPEG on its side', await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    taken('a JPEG in the colours of a printer', await plain().toColourspace('cmyk').jpeg().toBuffer()),
    taken('a picture of sixteen bits', await plain().toColourspace('rgb16').png().toBuffer()),
    taken('a grey picture', await plain().greyscale().jpeg().toBuffer()),
    taken('one pixel', await plain(1, 1).png().toBuffer()),
    taken('a short animation', gifOf(12, 30, 20)),
    taken('a JPEG that says it is a PNG', jpeg, { type: 'image/png', fileName: 'a.png' }),
    taken('a JPEG that says nothing of itself', jpeg, { type: 'application/octet-stream', fileName: 'x' }),
    taken('a JPEG with a page behind its end', Buffer.concat([jpeg, html])),
    taken(
      'a PNG with PHP behind its end',
      Buffer.concat([png, Buffer.from(`<?php system('id'); ?>${POISON}`)]),
    ),
    taken(
      'a PNG with a script in its text',
      Buffer.concat([
        png.subarray(0, 33),
        chunk('tEXt', Buffer.from(`Comment\0${POISON}`)),
        png.subarray(33),
      ]),
    ),
    taken(
      'a GIF with a script in its comment',
      Buffer.concat([
        gif.subarray(0, -1),
        Buffer.from([0x21, 0xfe, poison.length]),
        poison,
        Buffer.from([0, 0x3b]),
      ]),
    ),
    taken('five megabytes exactly', await jpegOf(FIVE_MEBIBYTES)),
    ...[
      '../../x.jpg',
      'x%00.jpg',
      'a\u202egpj.exe',
      `${'n'.repeat(300)}.jpg`,
      '<script>.jpg',
      'x.jpg/../../etc',
      '',
      'con.jpg;.php',
    ].map((fileName) => taken(`a file called « ${fileName.slice(0, 20)} »`, png, { fileName })),
    refused('a GIF that is a script', Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;alert(1)//`)),
    refused('an SVG called .png', svg, { fileName: 'a.png', type: 'image/png' }),
    refused('an SVG that says so', svg, { fileName: 'a.svg', type: 'image/svg+xml' }),
    refused('a page called .jpg', html, { fileName: 'a.jpg', type: 'image/jpeg' }),
    refused('a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])),
    refused('a TIFF', await plain().tiff().toBuffer(), { type: 'image/jpeg' }),
    refused('an AVIF', await plain().avif().toBuffer(), { type: 'image/webp' }),
    refused('a PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'), { type: 'image/png' }),
    refused('a ZIP', Buffer.from([0x50, 0x4b, 3, 4, ...new Array(60).fill(0)])),
    refused('a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)])),
    refused('half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 2))),
    refused('half a PNG', (await plain(300, 300).png().toBuffer()).subarray(0, 90)),
    refused('the head of a PNG alone', png.subarray(0, 8)),
    refused('noise', Buffer.from(Array.from({ length: 500 }, (_, n) => (n * 131 + 7) & 255))),
    refused('a few letters', Buffer.from('bonjour')),
    { name: 'nothing', bytes: Buffer.alloc(0), outcome: 'missing' },
    { name: 'five megabytes and one byte', bytes: await jpegOf(FIVE_MEBIBYTES + 1), outcome: 'too-large' },
    {
      name: 'a bomb of 20,000 by 20,000',
      bytes: pngBomb(20_000, 20_000, 20_000),
      outcome: 'too-many-pixels',
    },
    {
      name: 'a picture that only claims to be huge',
      bytes: pngBomb(60_000, 60_000, 1),
      outcome: 'too-many-pixels',
    },
    { name: 'an animation of 3,000 images', bytes: gifOf(3_000), outcome: 'animation-too-long' },
    {
      name: 'a short animation of large images',
      bytes: gifOf(60, 1_000, 1_000),
      outcome: 'animation-too-long',
    },
  ];
};
