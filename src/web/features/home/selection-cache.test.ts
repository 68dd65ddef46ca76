import { describe, expect, it } from 'vitest';
import { cachedSelection, cacheSelection } from './selection-cache.ts';

const HOUR = 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 15, 12);

const aStore = (stored = new Map<string, string>()) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

const article = {
  id: '1',
  title: 'Bail commercial',
  slug: 'bail-commercial',
  excerpt: '',
  date: '14 novembre 2026',
  readTime: '3 minute(s) de lecture',
  imageUrl: null,
  categorySlug: 'affaires',
  categoryName: 'Affaires',
  author: 'Admin',
};

describe('the selection cache', () => {
  it('is off by default', () => {
    const store = aStore();
    cacheSelection([article], { enabled: false, store, now: NOON });
    expect(cachedSelection({ enabled: true, store, now: NOON })).toBeUndefined();
    expect(cachedSelection()).toBeUndefined();
  });

  it('keeps the selection for 24 hours', () => {
    const store = aStore();
    cacheSelection([article], { enabled: true, store, now: NOON });
    expect(cachedSelection({ enabled: true, store, now: NOON + 24 * HOUR - 1 })).toEqual([article]);
    expect(cachedSelection({ enabled: true, store, now: NOON + 24 * HOUR })).toBeUndefined();
  });

  it('does not store an empty selection and ignores invalid content', () => {
    const store = aStore();
    cacheSelection([], { enabled: true, store, now: NOON });
    expect(cachedSelection({ enabled: true, store, now: NOON })).toBeUndefined();
    for (const junk of ['', '{', '[]', '{"at":"x","articles":[]}', 'null']) {
      store.setItem('parution.selection', junk);
      expect(cachedSelection({ enabled: true, store, now: NOON })).toBeUndefined();
    }
  });
});
