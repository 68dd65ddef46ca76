import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    { current: 1, total: 1, slots: '1' },
    { current: 3, total: 5, slots: '1 2 3 4 5' },
    { current: 1, total: 6, slots: '1 2 3 … 6' },
    { current: 3, total: 6, slots: '1 2 3 … 6' },
    { current: 4, total: 6, slots: '1 … 4 5 6' },
    { current: 4, total: 7, slots: '1 … 4 … 7' },
    { current: 1, total: 104, slots: '1 2 3 … 104' },
    { current: 52, total: 104, slots: '1 … 52 … 104' },
    { current: 104, total: 104, slots: '1 … 102 103 104' },
  ])('shows $slots on page $current of $total', ({ current, total, slots }) => {
    expect(pageWindow(current, total).join(' ').replaceAll('ellipsis', '…')).toBe(slots);
  });

  it('has no slot without pages', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it('follows its rule on every page of every pager up to 60 pages', () => {
    const every = Array.from({ length: 60 }, (_, total) =>
      Array.from({ length: total + 1 }, (_, page) => ({ current: page + 1, total: total + 1 })),
    ).flat();
    expect(every.filter(({ current, total }) => !followsTheRule(current, total))).toEqual([]);
  });
});

const followsTheRule = (current: number, total: number): boolean => {
  const slots = pageWindow(current, total);
  const pages = slots.filter((slot) => slot !== 'ellipsis');
  const gapsAreReal = slots.every((slot, index) => {
    const [before, after] = [slots[index - 1], slots[index + 1]];
    if (slot === 'ellipsis')
      return typeof before === 'number' && typeof after === 'number' && after - before > 2;
    return typeof after !== 'number' || after === slot + 1;
  });
  return (
    slots.length <= 5 && pages[0] === 1 && pages.at(-1) === total && pages.includes(current) && gapsAreReal
  );
};
