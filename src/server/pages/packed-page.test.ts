import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyAs, chooseEncoding, packPage } from './packed-page.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['BR', 'br'],
    ['brotli, gzipped', 'identity'],
    ['br ; q=0.5', 'br'],
  ])('%s: %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('packPage', () => {
  it('holds the same page in each encoding, under a tag of its own', async () => {
    const page = packPage({ status: 200, html: '<p>é</p>' }, new Date());
    expect(gunzipSync(await bodyAs(page, 'gzip')).toString()).toBe('<p>é</p>');
    expect(brotliDecompressSync(await bodyAs(page, 'br')).toString()).toBe('<p>é</p>');
    expect(page.etag).toMatch(/^W\/"[\w-]{27}"$/);
    const other = packPage({ status: 200, html: '<p>e</p>', type: 'application/xml' }, new Date());
    expect(other.etag).not.toBe(page.etag);
    expect([page.type, other.type]).toEqual(['text/html; charset=utf-8', 'application/xml']);
  });
});
