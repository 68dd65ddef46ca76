import { describe, expect, it } from 'vitest';
import { isAsking, isFiltered, readSearch, searchHref, toggled } from './search-state.ts';

const at = (query: string) => readSearch(new URL(`http://site/search${query}`));

describe('a search and its URL', () => {
  it.each([
    ['', { q: '', categories: [], tags: [] }],
    ['?q=bail', { q: 'bail', categories: [], tags: [] }],
    ['?q=%20bail%20&page=3', { q: 'bail', categories: [], tags: [] }],
    ['?q=bail&categories=Social,P%C3%A9nal', { q: 'bail', categories: ['Social', 'Pénal'], tags: [] }],
    ['?categories=droit-penal,5,Inconnue', { q: '', categories: ['Pénal', 'Inconnue'], tags: [] }],
    ['?tags=preuve,%20vie%20priv%C3%A9e,,preuve', { q: '', categories: [], tags: ['preuve', 'vie privée'] }],
  ])('reads « %s »', (query, search) => {
    expect(at(query)).toEqual(search);
  });

  it.each([
    [{ q: '', categories: [], tags: [] }, '/search'],
    [{ q: 'R&D ?', categories: [], tags: [] }, '/search?q=R%26D+%3F'],
    [
      { q: 'bail', categories: ['Social', 'Pénal'], tags: ['preuve'] },
      '/search?q=bail&categories=Social%2CP%C3%A9nal&tags=preuve',
    ],
  ])('writes %j as %s, and reads it back', (search, href) => {
    expect(searchHref(search)).toBe(href);
    expect(readSearch(new URL(href, 'http://site'))).toEqual(search);
  });

  it('adds a filter and removes it', () => {
    expect(toggled([], 'Social')).toEqual(['Social']);
    expect(toggled(['Social'], 'Pénal')).toEqual(['Social', 'Pénal']);
    expect(toggled(['Social', 'Pénal'], 'Social')).toEqual(['Pénal']);
  });

  it('distinguishes a search from an empty one', () => {
    expect(isAsking(at(''))).toBe(false);
    expect(isAsking(at('?q=%20'))).toBe(false);
    expect(isAsking(at('?q=bail'))).toBe(true);
    expect(isAsking(at('?tags=preuve'))).toBe(false);
    expect(isFiltered(at('?q=bail'))).toBe(false);
    expect(isFiltered(at('?categories=Social'))).toBe(true);
  });
});
