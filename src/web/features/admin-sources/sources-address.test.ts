import { expect, test } from 'vitest';
import { readSourcesState, SOURCES, sourcesHref } from './sources-address.ts';

test.each([
  ['', { page: 1, status: 'all', search: '' }],
  ['status=used&search=bail&page=3', { page: 3, status: 'used', search: 'bail' }],
  ['status=nothing&page=-2&search=%20', { page: 1, status: 'all', search: '' }],
])('%s', (address, state) => expect(readSourcesState(new URLSearchParams(address))).toEqual(state));

test('the URL holds only the chosen filters', () => {
  expect(sourcesHref({ page: 1, status: 'all', search: '' })).toBe(SOURCES);
  const chosen = { page: 2, status: 'available', search: 'bail & congé' } as const;
  const href = sourcesHref(chosen);
  expect(readSourcesState(new URL(href, 'https://parution.test').searchParams)).toEqual(chosen);
});
