import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const parameters = (pathname: string) => (pathname === '/search' ? ['q', 'page'] : []);

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/actualite/', '/actualite'],
    ['/actualite///', '/actualite'],
    ['/actualite//social', '/actualite/social'],
    ['//evil.example/x', '/evil.example/x'],
    ['///', '/'],
    ['/a/../actualite/./social', '/actualite/social'],
    ['/article/../search?q=bail', '/search?q=bail'],
    ['/%61ctualite', '/actualite'],
    ['/search?q=bail&page=2', '/search?page=2&q=bail'],
    ['/search?page=2&q=bail&x=1', '/search?page=2&q=bail'],
    ['/search?q=bail?x&page=2', '/search?page=2&q=bail%3Fx'],
    ['/search?q=&page=', '/search'],
    ['/search?q=un&q=deux', '/search?q=un'],
    ['/search?q=a%26b%3Dc', '/search?q=a%26b%3Dc'],
    ['/search?q=%E9%ZZ', '/search?q=%EF%BF%BD%25ZZ'],
    ['/article/é?page=3', '/article/%C3%A9'],
    ['/article/%C3%A9', '/article/%C3%A9'],
    ['/article/a%2Fb', '/article/a%2Fb'],
  ])('%s is %s', (url, address) => {
    expect(pageAddress(url, parameters)).toBe(address);
  });

  it.each([
    ...['/\\', '/\\evil.example/article/x', '/\\[', '/%5Cevil', '//\\[', 'http://evil.example/', '*', ''],
    ...[
      '/a%0ab',
      '/%0d%0aSet-Cookie:x=1',
      '/%E2%80%A8',
      '/%00',
      '/%',
      '/article/%zz',
      '/actualite#x',
      '/%23',
    ],
  ])('%s is nowhere', (url) => {
    expect(pageAddress(url, parameters)).toBe('/adresse-illisible');
  });
});
