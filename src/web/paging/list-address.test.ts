import { describe, expect, it } from 'vitest';
import { listAddress, pageHref, pageOf } from './list-address.ts';

const at = (path: string) => new URL(path, 'http://site');

describe('the address of a list', () => {
  it.each([
    ['/actualite', '/actualite'],
    ['/actualite?page=3', '/actualite'],
    ['/search?q=bail&page=2&tags=preuve', '/search?q=bail&tags=preuve'],
  ])('of %s is %s', (path, list) => {
    expect(listAddress(at(path))).toBe(list);
  });

  it('has one link for each page, and none of them says « page 1 »', () => {
    expect(pageHref('/actualite', 1)).toBe('/actualite');
    expect(pageHref('/actualite', 2)).toBe('/actualite?page=2');
    expect(pageHref('/search?q=bail', 2)).toBe('/search?q=bail&page=2');
  });

  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=12', 12],
    ['?page=10000', 10_000],
  ])('%j asks for page %i', (query, page) => {
    expect(pageOf(at(`/actualite${query}`))).toBe(page);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=2.5',
    '?page=deux',
    '?page=10001',
    '?page=1e3',
    '?page=999999999999',
  ])('%j asks for no page', (query) => {
    expect(pageOf(at(`/actualite${query}`))).toBeUndefined();
  });
});
