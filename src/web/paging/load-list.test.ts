import { describe, expect, it } from 'vitest';
import { loadList, type ReadPage } from './load-list.ts';

const SIZE = 10;

const aSource = (total: number) => {
  const asked: string[] = [];
  const read: ReadPage<{ id: string }> = async (page, size) => {
    asked.push(`${page}×${size}`);
    const from = (page - 1) * size;
    const length = Math.max(0, Math.min(size, total - from));
    return { items: Array.from({ length }, (_, index) => ({ id: `${from + index + 1}` })), total };
  };
  return { asked, read };
};

const load = (path: string, read: ReadPage<{ id: string }>, whole = false) =>
  loadList(new Request(new URL(path, 'http://site')), SIZE, read, { whole });

const leadsTo = async (answer: Promise<unknown>) => {
  const thrown: unknown = await answer.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(Response);
  return (thrown as Response).headers.get('location');
};

describe('loading a list', () => {
  it('reads only the first page', async () => {
    const { asked, read } = aSource(61);
    const list = await load('/actualite', read);
    expect(asked).toEqual(['1×10']);
    expect(list).toMatchObject({ list: '/actualite', first: 1, last: 1, size: 10, total: 61 });
    expect(list.items).toHaveLength(10);
  });

  it('reads pages 1 to n in one call', async () => {
    const { asked, read } = aSource(61);
    const list = await load('/search?q=bail&page=7', read);
    expect(asked).toEqual(['1×70']);
    expect(list).toMatchObject({ list: '/search?q=bail', first: 1, last: 7 });
    expect(list.items).toHaveLength(61);
  });

  it('reads on the server only the block that ends with a deep page', async () => {
    const { asked, read } = aSource(50_000);
    const list = await load('/actualite?page=203', read);
    expect(asked).toEqual(['21×100']);
    expect(list).toMatchObject({ first: 201, last: 203 });
    expect(list.items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 30 }, (_, i) => 2001 + i));
  });

  it('reads in the browser all the pages up to a deep page', async () => {
    const { asked, read } = aSource(500);
    const list = await load('/actualite?page=23', read, true);
    expect(asked).toEqual(['1×100', '2×100', '3×100']);
    expect(list).toMatchObject({ first: 1, last: 23 });
    expect(list.items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 230 }, (_, i) => i + 1));
  });

  it.each([
    { path: '/actualite?page=99', total: 61, to: '/actualite?page=7' },
    { path: '/actualite?page=2', total: 0, to: '/actualite' },
    { path: '/actualite?page=2', total: 10, to: '/actualite' },
    { path: '/search?q=bail&page=abc', total: 61, to: '/search?q=bail' },
    { path: '/actualite?page=0', total: 61, to: '/actualite' },
  ])('$path, of $total items, leads to $to', async ({ path, total, to }) => {
    expect(await leadsTo(load(path, aSource(total).read))).toBe(to);
  });

  it('is empty when the call fails, and does not redirect', async () => {
    const list = await load('/actualite?page=3', () => Promise.reject(new Error('panne')));
    expect(list).toMatchObject({ list: '/actualite', last: 3, total: 0, items: [] });
  });

  it('gives a page beyond a total that is not exact, and leaves an empty one', async () => {
    const { read } = aSource(130);
    const uncounted: typeof read = async (page, size) => {
      const { items } = await read(page, size);
      return { items, total: 20, totalIsMore: true };
    };
    const list = await load('/search?q=droit&page=13', uncounted);
    expect(list).toMatchObject({ last: 13, total: 20, totalIsMore: true });
    expect(list.items).toHaveLength(30);
    expect(await leadsTo(load('/search?q=droit&page=99', uncounted))).toBe('/search?q=droit&page=2');
  });
});
