import { expect, it } from 'vitest';
import { adminPaths } from '#contract/paths.ts';
import { listBodyOf, listHref, readList } from './list-address.ts';

const address = {
  path: adminPaths.payments,
  filters: { status: ['paid', 'failed'], kind: undefined },
  sorts: ['amount'] as const,
  isPersonal: (search: string) => search.includes('@'),
};
const read = (query: string, entry?: object) => readList(address, new URLSearchParams(query), entry);

it('writes what a list shows into its address, and reads it back', () => {
  const query =
    'search=AL-000001&status=paid&kind=x&start_date=2026-11-01&end_date=2026-11-30&sortBy=amount&sortOrder=desc&hidden=offer%2Crefund&page=3';
  expect(listHref(address, read(query))).toBe(`${adminPaths.payments}?${query}`);
  expect(listHref(address, read('page=0&status=inconnu&start_date=hier&sortBy=secret'))).toBe(
    adminPaths.payments,
  );
});

it('keeps a search that names a person out of the address', () => {
  const state = read('', { search: 'zoe@exemple.fr' });
  expect(state.search).toBe('zoe@exemple.fr');
  expect(listHref(address, state)).toBe(adminPaths.payments);
  expect(read('search=zoe@exemple.fr').search).toBe('');
});

it('asks the API for what is set, and nothing else', () => {
  expect(listBodyOf(read(''))).toEqual({});
  expect(listBodyOf(read('status=paid&sortBy=amount&page=2'))).toEqual({
    status: 'paid',
    sortBy: 'amount',
    sortOrder: 'asc',
  });
});
