import { describe, expect, it } from 'vitest';
import { datelineDate, longDate, momentInWords } from './format.fr.ts';

const FIRST = new Date('2026-12-01T09:05:00Z');

describe('a day in words', () => {
  it('is « 1er » for the first of a month', () => {
    expect(longDate(FIRST)).toBe('1er décembre 2026');
    expect(datelineDate(FIRST)).toBe('Mardi 1er décembre 2026');
    expect(momentInWords(FIRST)).toBe('mardi 1er décembre 2026 à 10 h 05');
  });

  it.each([
    ['2026-11-11T12:00:00Z', '11 novembre 2026'],
    ['2026-11-21T12:00:00Z', '21 novembre 2026'],
    ['2026-10-31T23:30:00Z', '1er novembre 2026'],
  ])('is its number for the others (%s)', (moment, words) => {
    expect(longDate(new Date(moment))).toBe(words);
  });
});
