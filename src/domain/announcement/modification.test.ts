import { expect, it } from 'vitest';
import { factsOfStatus } from './lifecycle.ts';
import { rightToModify } from './modification.ts';

it.each([
  ['paid', 'standard', 0, { refusal: 'none-left' }],
  ['paid', 'premium', 0, { left: 1 }],
  ['pending', 'premium', 1, { refusal: 'none-left' }],
  ['payment_failed', 'entreprise', 50, { left: Number.POSITIVE_INFINITY }],
  ['paid', null, 0, { refusal: 'none-left' }],
  ['published', 'entreprise', 0, { refusal: 'published-is-not-modified' }],
  ['approved', 'entreprise', 0, { refusal: 'not-modifiable' }],
] as const)('%s with the offer %s, modified %i times: %o', (status, offer, done, expected) => {
  expect(rightToModify(factsOfStatus(status), { offer, done })).toEqual(expected);
});

it('is not possible for a deleted announcement', () => {
  const facts = { ...factsOfStatus('paid'), deleted: true };
  expect(rightToModify(facts, { offer: 'entreprise', done: 0 })).toEqual({ refusal: 'not-found' });
});
