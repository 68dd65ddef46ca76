import { describe, expect, it } from 'vitest';
import { createImageCache } from './image-cache.ts';

const aCache = ({ maxBytes = 1000, maxWaiting = 2 } = {}) => {
  const drawn: string[] = [];
  const state = { atOnce: 0, most: 0 };
  const cache = createImageCache({
    maxBytes,
    maxWaiting,
    draw: async (svg) => {
      drawn.push(svg);
      state.most = Math.max(state.most, ++state.atOnce);
      await new Promise(setImmediate);
      state.atOnce--;
      if (svg === 'impossible') throw new Error(svg);
      return Buffer.alloc(100, svg);
    },
  });
  const take = (address: string) => cache.take(address, () => address);
  return { drawn, state, take };
};

describe('the image cache', () => {
  it('draws each image once for concurrent requests', async () => {
    const { drawn, take } = aCache();
    const [one, other] = await Promise.all([take('a'), take('a')]);
    expect(one).toBe(other);
    expect(await take('a')).toBe(one);
    expect(drawn).toEqual(['a']);
  });

  it('draws one at a time and refuses requests beyond the queue’s limit', async () => {
    const { state, take } = aCache();
    const images = ['a', 'b', 'c'].map(take);
    await expect(take('d')).rejects.toThrow('momentanément indisponible');
    expect((await Promise.all(images)).map(String)).toEqual(
      ['a', 'b', 'c'].map((letter) => letter.repeat(100)),
    );
    expect(state.most).toBe(1);
    expect(String(await take('d'))).toMatch(/^d+$/);
  });

  it('continues after an image that cannot be drawn', async () => {
    const { take } = aCache();
    const [failed, next] = await Promise.allSettled([take('impossible'), take('a')]);
    expect([failed.status, next.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('stays within its memory limit', async () => {
    const { drawn, take } = aCache({ maxBytes: 250 });
    for (const address of ['a', 'b', 'c', 'c', 'b', 'a']) await take(address);
    expect(drawn).toEqual(['a', 'b', 'c', 'a']);
  });
});
