import { describe, expect, it } from 'vitest';
import { freshUntil, READS_KEY } from './freshness.ts';

describe('a page that shows no reads is fresh until the next midnight in Paris', () => {
  it.each([
    ['an ordinary day', '2026-11-15T10:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['in summer', '2026-07-14T10:00:00.500Z', '2026-07-14T22:00:00.000Z'],
    ['at midnight itself', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['a moment before', '2026-11-15T22:59:59.999Z', '2026-11-15T23:00:00.000Z'],
    ['the day of 23 hours, before the change', '2026-03-29T00:30:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['the day of 23 hours, after it', '2026-03-29T10:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['the day of 25 hours, before the change', '2026-10-25T00:30:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['the day of 25 hours, after it', '2026-10-25T10:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s', (_, now, midnight) => {
    expect(new Date(freshUntil(new Set(), new Date(now))).toISOString()).toBe(midnight);
  });
});

describe('freshUntil', () => {
  const now = new Date('2026-11-15T10:00:00.000Z');

  it('lasts until midnight, or five minutes for what is ordered by reads', () => {
    expect(freshUntil(new Set(['articles']), now)).toBe(Date.parse('2026-11-15T23:00:00.000Z'));
    expect(freshUntil(new Set(['articles', READS_KEY]), now)).toBe(now.getTime() + 300_000);
    const late = new Date('2026-11-15T22:58:00.000Z');
    expect(freshUntil(new Set([READS_KEY]), late)).toBe(Date.parse('2026-11-15T23:00:00.000Z'));
  });
});
