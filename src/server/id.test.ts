import { expect, it } from 'vitest';
import { newId, newOrderedId } from './id.ts';

const AT = new Date('2026-11-15T12:00:00.123Z');
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('draws ids that start with their moment', () => {
  for (const id of [newId(AT), newOrderedId(AT)]) {
    expect(id).toMatch(VERSION_7);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(AT.getTime());
  }
});

it('keeps the order in which ids of one moment were drawn', () => {
  // More than the first twelve bits hold.
  const drawn = Array.from({ length: 40_000 }, () => newOrderedId(AT));
  expect(drawn.toSorted()).toEqual(drawn);
  expect(new Set(drawn).size).toBe(drawn.length);
});
