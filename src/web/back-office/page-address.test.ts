import { describe, expect, it, test } from 'vitest';
import { pageHref, readPage, readText } from './page-address.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=99999', 10_000],
])('%s asks for page %i', (address, page) => expect(readPage(new URLSearchParams(address))).toBe(page));

describe('a filter of an address', () => {
  const read = (search: string) => readText(new URLSearchParams({ search }), 'search');

  it('is trimmed', () => {
    expect(read(' bail & loyers ')).toBe('bail & loyers');
    expect(readText(new URLSearchParams(), 'search')).toBe('');
  });

  it('is cut to the length that the server accepts', () => {
    expect(read('a'.repeat(250))).toBe('a'.repeat(200));
    expect(read(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
    expect(read('ba\u0000il')).toBe('bail');
  });
});

test('the first page has no number', () => {
  expect([pageHref('/x', 1), pageHref('/x', 2)]).toEqual(['/x', '/x?page=2']);
});
