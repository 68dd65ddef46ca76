import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siretTyped } from './siret-typing.ts';

describe('siretTyped', () => {
  it.each([
    ['7', 1, '7', 1],
    ['7328', 4, '732 8', 5],
    ['732 829 320 000745', 18, '732 829 320 000745', 18],
    // A digit typed in the middle: the caret follows it, not the end.
    ['732 5829 320', 5, '732 582 932 0', 5],
    // A digit erased in front of a group.
    ['732 29 320', 4, '732 293 20', 3],
    ['SIRET : 732 829 320 00074', 25, '732 829 320 00074', 17],
    ['abc', 3, '', 0],
    ['', 0, '', 0],
  ])('« %s » with the caret at %i', (text, caret, shown, position) => {
    expect(siretTyped(text, caret)).toEqual({ text: shown, caret: position });
  });

  it('keeps the number of digits before the caret', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 x'), maxLength: 17 });
    fc.assert(
      fc.property(typed, fc.nat(17), (text, at) => {
        const caret = Math.min(at, text.length);
        const after = siretTyped(text, caret);
        const digits = (part: string) => part.replace(/\D/g, '');
        expect(digits(after.text.slice(0, after.caret))).toBe(digits(text.slice(0, caret)));
        expect(digits(after.text)).toBe(digits(text));
      }),
    );
  });
});
