import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { isVisibleLength, visibleLength, visibleText } from './visible-text.ts';

describe('the visible text of an HTML fragment', () => {
  it.each([
    ['<p><br></p>', ''],
    ['<p>&nbsp;\u00a0\u202f </p>', ''],
    ['<p>\u200b\ufeff&#8203;</p>', ''],
    ['<p>un</p><p>deux</p>', 'un deux'],
    ['vice-<strong>pré</strong>sident', 'vice-président'],
    ['a&nbsp;&nbsp;b\u202fc', 'a b c'],
    ['1 &lt; 2 &amp; 3 &#233; &#xe9; &euro;', '1 < 2 & 3 é é &euro;'],
    ['<script>caché</script>vu<style>caché</style>', 'vu'],
    ['<!-- caché -->vu<!-- caché', 'vu'],
    ['1 < 2', '1 < 2'],
    ['<p title="a>b">vu</p>', 'b">vu'],
  ])('%s is « %s »', (html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  it('is counted in characters', () => {
    expect(visibleLength(`<p> ${'é'.repeat(49)}😀 </p>`)).toBe(50);
  });

  it('counts spaces and no presentation: however a text is laid out, its length is the same', () => {
    const words = fc.array(
      fc.constantFrom('le', 'siège', 'à', "l'étranger", 'e\u0301tabli', '10 000', '€', '😀'),
      {
        minLength: 1,
      },
    );
    const layouts: ((text: readonly string[]) => string)[] = [
      (text) => text.join(' '),
      (text) => `<p>${text.join('</p><p>')}</p>`,
      (text) => text.join('&nbsp;'),
      (text) => text.map((word) => `<strong>${word}</strong>`).join('  \n '),
      (text) => `<h2>${text.join('<br>')}</h2><p></p>`,
      (text) => text.join(' ').normalize('NFD'),
    ];
    fc.assert(
      fc.property(words, fc.constantFrom(...layouts), (text, layout) => {
        expect(visibleLength(layout(text))).toBe([...text.join(' ').normalize('NFC')].length);
      }),
    );
  });

  it('is long enough by its beginning or by the whole, alike', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      'e\u0301',
      '&amp;',
      '&#x10ffff;',
      '<b>',
      '<!-- a -->',
      '<script>',
      ' ',
      '👩',
      '<',
    );
    const pieces = fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 6_000 })), { maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 5_100 }), (given, least) => {
        const html = given.map(([text, times]) => text.repeat(times)).join('');
        expect(isVisibleLength(html, least)).toBe(visibleLength(html) >= least);
      }),
    );
  });

  it('has no space at its ends and no two in a row', () => {
    fc.assert(
      fc.property(anyText(), (html) => {
        expect(visibleText(html)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });
});
