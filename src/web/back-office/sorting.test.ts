import { describe, expect, it } from 'vitest';
import { nextSorting, readSorting, sortingQuery } from './sorting.ts';

const columns = ['title', 'date'] as const;
const read = (query: string) => readSorting(new URLSearchParams(query), columns);

describe('the sorting of a list', () => {
  it('is read from the address, and ignores what it does not know', () => {
    expect(read('sortBy=date&sortOrder=desc')).toEqual({ column: 'date', order: 'desc' });
    expect(read('sortBy=title')).toEqual({ column: 'title', order: 'asc' });
    expect(read('sortBy=title&sortOrder=up')).toEqual({ column: 'title', order: 'asc' });
    for (const query of ['', 'sortBy=secret', 'sortOrder=desc']) expect(read(query)).toBeUndefined();
  });

  it('is written with the names that it is read by', () => {
    for (const query of ['sortBy=date&sortOrder=desc', 'sortBy=title&sortOrder=asc'])
      expect(String(new URLSearchParams(sortingQuery(read(query))))).toBe(query);
    expect(sortingQuery(undefined)).toEqual({});
  });

  it('changes with each press: first order, other order, none', () => {
    const first = nextSorting<(typeof columns)[number]>(undefined, 'date', 'desc');
    expect(first).toEqual({ column: 'date', order: 'desc' });
    const second = nextSorting(first, 'date', 'desc');
    expect(second).toEqual({ column: 'date', order: 'asc' });
    expect(nextSorting(second, 'date', 'desc')).toBeUndefined();
    expect(nextSorting(second, 'title', 'asc')).toEqual({ column: 'title', order: 'asc' });
  });
});
