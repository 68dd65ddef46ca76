import { describe, expect, it } from 'vitest';
import { looksLikeSpam } from './spam.ts';

describe('looksLikeSpam', () => {
  it.each([
    { who: 'a caller without a form', signs: {}, spam: false },
    { who: 'a reader who took their time', signs: { website: '', elapsedMs: 3_000 }, spam: false },
    { who: 'a space typed by a screen reader', signs: { website: ' ' }, spam: false },
    { who: 'a program that fills in everything', signs: { website: 'http://x.example' }, spam: true },
    { who: 'the same, patient', signs: { website: 'x', elapsedMs: 60_000 }, spam: true },
    { who: 'a program in a hurry', signs: { elapsedMs: 2_999 }, spam: true },
    { who: 'a program without a clock', signs: { website: '', elapsedMs: 0 }, spam: true },
  ])('$who: $spam', ({ signs, spam }) => {
    expect(looksLikeSpam(signs)).toBe(spam);
  });
});
