import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const parameters = (pathname: string) => (pathname === '/search' ? ['q', 'page'] : []);

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/actualite/', '/actualite'],
    ['/actualite///', '/actualite'],
    ['//evil.example/x', '/evil.example/x'],
    ['///', '/'],
    ['/search?q=bail&page=2', '/search?page=2&q=bail'],
    ['/search?page=2&q=bail&x=1', '/search?page=2&q=bail'],
    ['/search?q=&page=', '/search'],
    ['/search?q=un&q=deux', '/search?q=un'],
    ['/search?q=a%26b%3Dc', '/search?q=a%26b%3Dc'],
    ['/search?q=%E9%ZZ', '/search?q=%EF%BF%BD%25ZZ'],
    ['/article/é?page=3', '/article/é'],
  ])('%s is %s', (url, address) => {
    expect(pageAddress(url, parameters)).toBe(address);
  });
});
