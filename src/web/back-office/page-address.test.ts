import { describe, expect, it, test } from 'vitest';
import { pageHref, readDay, readPage, readText, writeQuery } from './page-address.ts';

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

test('a day of an address is a day of the calendar', () => {
  const read = (day: string) => readDay(new URLSearchParams({ day }), 'day');
  expect([read('2026-02-28'), read('2026-02-31'), read('hier')]).toEqual(['2026-02-28', '', '']);
  expect(readDay(new URLSearchParams(), 'day')).toBe('');
});

test('an address holds only the filters that are set', () => {
  expect(writeQuery('/x', { a: '', b: '' })).toBe('/x');
  expect(writeQuery('/x', { a: 'é & b', b: '', c: '2' })).toBe('/x?a=%C3%A9+%26+b&c=2');
});
