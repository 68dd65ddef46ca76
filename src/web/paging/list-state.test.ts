import { describe, expect, it } from 'vitest';
import { type ListAction, type ListStart, type ListState, listReducer, startList } from './list-state.ts';

type Item = { id: string };

const SIZE = 3;
const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }));
const idsOf = (state: ListState<Item>) => state.items.map(({ id }) => id);

const aStart = (changes: Partial<ListStart<Item>> = {}): ListStart<Item> => ({
  list: '/actualite/civil',
  first: 1,
  last: 1,
  size: SIZE,
  total: 8,
  items: items('a', 'b', 'c'),
  failed: false,
  ...changes,
});

const loaded = (
  page: number,
  ids: readonly string[],
  { list = '/actualite/civil', total = 8, totalIsMore = false } = {},
): ListAction<Item> => ({ type: 'loaded', list, page, items: items(...ids), total, totalIsMore });

const listAfter = (start: ListStart<Item>, ...actions: ListAction<Item>[]) =>
  actions.reduce(listReducer<Item>, startList(start));

const moreAfter = (after: number): ListAction<Item> => ({ type: 'more', after });
const more = moreAfter(1);
const failed: ListAction<Item> = { type: 'failed', list: '/actualite/civil', page: 2 };

describe('an infinite list', () => {
  it('appends its pages in order, up to the total', () => {
    const second = listAfter(aStart(), more, loaded(2, ['d', 'e', 'f']));
    expect(second).toMatchObject({ status: 'idle', last: 2, added: items('d', 'e', 'f') });

    const third = [moreAfter(2), loaded(3, ['g', 'h'])].reduce(listReducer<Item>, second);
    expect(idsOf(third)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(third).toMatchObject({ status: 'ended', last: 3, added: items('g', 'h') });
  });

  it.each([
    { what: 'nothing', start: aStart({ total: 0, items: [] }) },
    { what: 'one page that is not full', start: aStart({ total: 2, items: items('a', 'b') }) },
    { what: 'one full page', start: aStart({ total: 3 }) },
  ])('ends at once with $what', ({ start }) => {
    expect(startList(start).status).toBe('ended');
    expect(listAfter(start, more)).toEqual(startList(start));
  });

  it('requests a page once, however often it is asked to load', () => {
    const asking = listAfter(aStart(), more);
    expect(asking.status).toBe('loading');
    expect(listReducer(asking, more)).toBe(asking);
  });

  it('appends the answer to a page once', () => {
    const once = listAfter(aStart(), more, loaded(2, ['d', 'e', 'f']));
    expect(listReducer(once, loaded(2, ['d', 'e', 'f']))).toBe(once);
    const asking = listReducer(once, moreAfter(2));
    expect(listReducer(asking, loaded(2, ['d', 'e', 'f']))).toBe(asking);
  });

  it('ignores a page that is not the next one, or was not requested', () => {
    const asking = listAfter(aStart(), more);
    expect(listReducer(asking, loaded(3, ['g', 'h']))).toBe(asking);
    const idle = startList(aStart());
    expect(listReducer(idle, loaded(2, ['d']))).toBe(idle);
  });

  it('shows once an item that a publication pushed to the next page, and still ends', () => {
    const second = listAfter(aStart(), more, loaded(2, ['c', 'd', 'e'], { total: 9 }));
    expect(idsOf(second)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(second.added).toEqual(items('d', 'e'));

    const third = [moreAfter(2), loaded(3, ['f', 'g', 'h'], { total: 9 })].reduce(listReducer<Item>, second);
    expect(third.status).toBe('ended');
  });

  it('ends on an empty page, whatever the total says', () => {
    expect(listAfter(aStart(), more, loaded(2, [])).status).toBe('ended');
  });

  it('goes on beyond a total that is not exact, until a page is not full', () => {
    const start = aStart({ total: 3, totalIsMore: true });
    expect(startList(start).status).toBe('idle');
    const beyond = { total: 3, totalIsMore: true };
    const second = listAfter(start, more, loaded(2, ['d', 'e', 'f'], beyond));
    expect(second.status).toBe('idle');
    expect(listReducer(listReducer(second, moreAfter(2)), loaded(3, ['g'], beyond)).status).toBe('ended');
    expect(listReducer(listReducer(second, moreAfter(2)), loaded(3, [], beyond)).status).toBe('ended');
  });

  it('stops on an error, keeps its items, and resumes only on a retry', () => {
    const broken = listAfter(aStart(), more, failed);
    expect(broken.status).toBe('failed');
    expect(idsOf(broken)).toEqual(['a', 'b', 'c']);
    expect(listReducer(broken, more)).toBe(broken);

    const again = [{ type: 'retry' } as const, loaded(2, ['d', 'e', 'f'])].reduce(listReducer<Item>, broken);
    expect(idsOf(again)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(again.status).toBe('idle');
  });

  it('ignores a retry when nothing failed', () => {
    const idle = startList(aStart());
    expect(listReducer(idle, { type: 'retry' })).toBe(idle);
  });

  it('asks for nothing more when it has grown since the reader reached its end', () => {
    const grown = listAfter(aStart(), more, loaded(2, ['d', 'e', 'f']));
    expect(listReducer(grown, more)).toBe(grown);
  });

  it('starts from the first page of another list when it replaces this one', () => {
    const social = aStart({ list: '/actualite/social', items: items('x', 'y', 'z') });
    const state = listAfter(aStart(), more, loaded(2, ['d', 'e', 'f']), { type: 'start', start: social });
    expect(state).toEqual(startList(social));
  });

  it('ignores late answers of the previous list', () => {
    const social = aStart({ list: '/actualite/social', items: items('x', 'y', 'z') });
    const state = listAfter(aStart(), more, { type: 'start', start: social });
    expect(listReducer(state, loaded(2, ['d', 'e', 'f']))).toBe(state);
    expect(listReducer(state, failed)).toBe(state);

    const asking = listReducer(state, more);
    expect(listReducer(asking, loaded(2, ['d', 'e', 'f']))).toBe(asking);
    expect(listReducer(asking, failed)).toBe(asking);
  });

  it('continues after the pages that its address asked for', () => {
    const start = aStart({ first: 2, last: 2, items: items('d', 'e', 'f') });
    const state = listAfter(start, moreAfter(2), loaded(3, ['g', 'h']));
    expect(idsOf(state)).toEqual(['d', 'e', 'f', 'g', 'h']);
    expect(state).toMatchObject({ first: 2, last: 3, status: 'ended' });
  });
});
