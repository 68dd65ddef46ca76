import { expect, it } from 'vitest';
import { listLinks } from './list-links.ts';

const list = { list: '/actualite', size: 10, total: 25 };

it.each([
  { last: 1, canonical: '/actualite', previous: undefined, next: '/actualite?page=2' },
  { last: 2, canonical: '/actualite?page=2', previous: '/actualite', next: '/actualite?page=3' },
  { last: 3, canonical: '/actualite?page=3', previous: '/actualite?page=2', next: undefined },
])('page $last of three knows its neighbours', ({ last, ...links }) => {
  expect(listLinks({ ...list, last })).toEqual(links);
});
