import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPurgeServer } from '#tests/support/purge-server.ts';
import { createHttpCdn, keyHeaderOf } from './http-cdn.ts';

describe('a cache in front, reached by HTTP', () => {
  let server: Awaited<ReturnType<typeof startPurgeServer>>;
  beforeAll(async () => {
    server = await startPurgeServer();
  });
  beforeEach(() => Object.assign(server.state, { status: 200, purges: [] }));
  afterAll(() => server.close());

  const keys = Array.from({ length: 31 }, (_, n) => `article:${n}`);

  it.each([
    ['surrogate-key', 'PURGE', 'articles article:1'],
    ['cache-tag', 'POST', 'articles,article:1'],
  ] as const)('is told by %s which pages show what, and what to forget', async (style, method, header) => {
    expect(keyHeaderOf(style)(new Set(['articles', 'article:1']))).toEqual({ [style]: header });
    expect(keyHeaderOf(style)(new Set())).toEqual({});
    const purge = { url: server.url, method, headers: { 'fastly-key': 'secret' } };
    await createHttpCdn({ keys: style, purge }).purge(keys);
    expect(server.state.purges).toEqual([
      { method, keys: keys.slice(0, 30), headers: expect.objectContaining({ 'fastly-key': 'secret' }) },
      { method, keys: keys.slice(30), headers: expect.anything() },
    ]);
  });

  it.each([500, 403, 302])('has not forgotten anything when it answers %i', async (status) => {
    server.state.status = status;
    const cdn = createHttpCdn({
      keys: 'surrogate-key',
      purge: { url: server.url, method: 'PURGE', headers: {} },
    });
    await expect(cdn.purge(['articles'])).rejects.toThrow();
  });
});
