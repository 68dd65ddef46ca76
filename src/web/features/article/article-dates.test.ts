import { describe, expect, it } from 'vitest';
import { isOverAYearOld } from './article-dates.ts';

describe('isOverAYearOld', () => {
  it.each([
    ['2026-11-15T10:00:00Z', '2026-11-15T10:00:00Z', false],
    ['2025-11-16T10:00:00Z', '2026-11-15T10:00:00Z', false],
    ['2025-11-15T10:00:00Z', '2026-11-15T10:00:00Z', false],
    ['2025-11-15T10:00:00Z', '2026-11-15T10:00:01Z', true],
    ['2019-01-01T00:00:00Z', '2026-11-15T10:00:00Z', true],
    ['2024-02-29T00:00:00Z', '2025-03-01T00:00:00Z', false],
    ['2024-02-29T00:00:00Z', '2025-03-01T00:00:01Z', true],
  ])('last touched %s, read %s: %s', (touched, now, expected) => {
    expect(isOverAYearOld(new Date(touched), new Date(now))).toBe(expected);
  });
});
