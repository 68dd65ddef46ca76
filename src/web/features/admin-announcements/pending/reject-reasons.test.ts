import { expect, it } from 'vitest';
import { rejectReasons, withUsualReason } from './reject-reasons.ts';

const [first, second] = rejectReasons;

it('fills an empty field, and replaces another usual reason', () => {
  expect(withUsualReason(' ', 0)).toBe(first?.text);
  expect(withUsualReason(first?.text ?? '', 1)).toBe(second?.text);
});

it('is appended to typed text', () => {
  expect(withUsualReason('Bonjour, ', 0)).toBe(`Bonjour,\n\n${first?.text}`);
});
