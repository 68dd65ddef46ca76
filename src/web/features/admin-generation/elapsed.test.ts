import { expect, test } from 'vitest';
import { elapsed } from './elapsed.ts';

test.each([
  [-5, '0 s'],
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min 00 s'],
  [185_400, '3 min 05 s'],
  [3_599_999, '59 min 59 s'],
  [3_720_000, '1 h 02 min'],
])('%i ms : %s', (milliseconds, text) => expect(elapsed(milliseconds)).toBe(text));
