import { describe, expect, it } from 'vitest';
import { listHref, readGeneration, readListState, refined } from './list-address.ts';

const read = (query: string) => readListState(new URLSearchParams(query));
const all = {
  ...({ page: 1, status: 'all', search: '', used: false, source: false, category: '' } as const),
  ...{ author: '', from: '', to: '', sorting: undefined, hidden: [] },
};

describe('the URL of the article list', () => {
  it("holds the list's filters without default values", () => {
    const states = [
      all,
      { ...all, page: 3 },
      {
        ...all,
        status: 'draft',
        search: 'bail & loyers',
        used: true,
        source: true,
        category: 'droit-penal',
        author: 'Élise Marvaudon',
        from: '2026-11-01',
        to: '2026-11-30',
        sorting: { column: 'published_at', order: 'desc' },
        hidden: ['category', 'status'],
        page: 2,
      } as const,
    ];
    for (const state of states) expect(read(new URL(listHref(state), 'https://x').search)).toEqual(state);
    expect(listHref(all)).toBe('/admin/articles');
  });

  it('ignores unknown values', () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=x',
      'page=1.5',
      'status=autre',
      'used_for_generation=1',
      'start_date=x',
    ])
      expect(read(query)).toEqual(all);
  });

  it('starts another filter at the first page, and another status without the generation filter', () => {
    const deep = { ...all, page: 4, used: true, category: 'civil' };
    expect(refined(deep, { search: 'bail' })).toEqual({ ...deep, page: 1, search: 'bail' });
    expect(refined(deep, { status: 'published' })).toEqual({
      ...deep,
      page: 1,
      used: false,
      status: 'published',
    });
    expect(refined(deep, { used: false })).toEqual({ ...deep, page: 1, used: false });
  });

  it('reads the result of a generation', () => {
    const of = (query: string) => readGeneration(new URLSearchParams(query));
    expect(of('status=draft&generation=success&count=7')).toBe(7);
    expect(of('generation=success')).toBe(0);
    expect(of('generation=success&count=x')).toBe(0);
    expect(of('count=7')).toBeUndefined();
  });
});
