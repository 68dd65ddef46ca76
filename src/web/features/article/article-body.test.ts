import { describe, expect, it } from 'vitest';
import { articleBody, opensOnALetter } from './article-body.ts';

describe('articleBody', () => {
  it.each([
    ['wraps a bare text', '<p>Un</p>', '<article><p>Un</p></article>'],
    ['wraps nothing at all', '', '<article></article>'],
    ['leaves an article as it is', '<article><p>Un</p></article>', '<article><p>Un</p></article>'],
    ['sees an article behind spaces', '\n <article ><p>Un</p></article>', '\n <article ><p>Un</p></article>'],
    ['sees an article in capitals', '<ARTICLE><p>Un</p></ARTICLE>', '<ARTICLE><p>Un</p></ARTICLE>'],
    [
      'wraps a text that holds an article further down',
      '<p>Un</p><article>Deux</article>',
      '<article><p>Un</p><article>Deux</article></article>',
    ],
    [
      'is not taken in by a longer name',
      '<articles>Un</articles>',
      '<article><articles>Un</articles></article>',
    ],
  ])('%s', (_, content, expected) => {
    expect(articleBody(content)).toBe(expected);
  });

  it('shows an h1 as an h2, and nothing else', () => {
    expect(articleBody('<h1>Un</h1><H1 class="x">Deux</H1><h2>Trois</h2><hr><p>h1</p>')).toBe(
      '<article><h2>Un</h2><h2 class="x">Deux</h2><h2>Trois</h2><hr><p>h1</p></article>',
    );
  });

  it('puts a table, with those inside it, in one frame that the keyboard can scroll', () => {
    const table = (inner: string) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`;
    const framed = (inner: string) =>
      `<div class="wide" role="region" aria-label="Tableau" tabindex="0">${table(inner)}</div>`;
    expect(articleBody(`${table('Un')}<p>Deux</p>${table(table('Trois'))}`)).toBe(
      `<article>${framed('Un')}<p>Deux</p>${framed(table('Trois'))}</article>`,
    );
  });

  it('applies French typography to the text, never to the attributes', () => {
    expect(articleBody(`<p>L'<a href="/x?a='b'">arrêt</a> : « oui » !</p>`)).toBe(
      `<article><p>L’<a href="/x?a='b'">arrêt</a>\u00a0: «\u00a0oui\u00a0»\u202f!</p></article>`,
    );
  });
});

describe('opensOnALetter', () => {
  it.each([
    ['<p>Le dirigeant</p>', true],
    ['<p>À défaut</p>', true],
    ['\n<p>Il</p>', true],
    ['<article><p>Il</p></article>', true],
    ['<p>« Il »</p>', false],
    ['<p>12 jours</p>', false],
    ['<p><strong>Il</strong></p>', false],
    ['<h2>Titre</h2><p>Il</p>', false],
    ['', false],
  ])('%s: %s', (content, expected) => {
    expect(opensOnALetter(articleBody(content))).toBe(expected);
  });
});
