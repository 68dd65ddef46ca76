import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestWords } from './spelling.ts';

describe('the distance between two words', () => {
  it.each([
    { one: 'cassation', other: 'cassation', distance: 0 },
    { one: 'cassaton', other: 'cassation', distance: 1 },
    { one: 'casation', other: 'cassation', distance: 1 },
    { one: 'cassatoin', other: 'cassation', distance: 1 },
    { one: 'kasation', other: 'cassation', distance: 2 },
    { one: 'bail', other: 'notaire', distance: 3 },
  ])('$one, $other: $distance', ({ one, other, distance }) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  it('is symmetric, and zero only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, other, 9) === 0).toBe(one === other);
      }),
    );
  });
});

describe('the corrections of a misspelt word', () => {
  const known = ['bail', 'baux', 'cassation', 'cessation', 'notaire', 'notaires', 'viol', 'vol'];

  it.each([
    { word: 'cassaton', meant: ['cassation'] },
    // At a distance of one letter from two words: both are searched.
    { word: 'ccssation', meant: ['cassation', 'cessation'] },
    // In a word of three letters, any other letter makes another word.
    { word: 'vil', meant: [] },
    { word: 'bial', meant: ['bail'] },
    { word: 'notairre', meant: ['notaire'] },
    { word: 'xylophone', meant: [] },
  ])('$word', ({ word, meant }) => {
    expect(nearestWords(word, known)).toEqual(meant);
  });
});
