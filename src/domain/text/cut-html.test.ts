import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutHtml } from './cut-html.ts';
import { visibleText } from './visible-text.ts';

describe('the beginning of a text in HTML', () => {
  it.each([
    ['<p>Un texte court.</p>', 30, '<p>Un texte court.</p>'],
    ['<p>Un texte plus long que cela.</p>', 16, '<p>Un texte plus…</p>'],
    ['<p>Un <strong>texte plus long</strong> que cela.</p>', 12, '<p>Un <strong>texte…</strong></p>'],
    ['<ul><li>Objet : conseil, études.</li><li>Durée</li></ul>', 17, '<ul><li>Objet : conseil…</li></ul>'],
    ['<p>Un</p><p>Deux</p>', 2, '<p>Un</p><p>…</p>'],
    ['<p>A &amp; B &amp; C</p>', 5, '<p>A &amp;…</p>'],
    ['<p>A&amp;B</p>', 1, '<p>A…</p>'],
    ['<p>Ligne<br>suivante, encore</p>', 9, '<p>Ligne<br>…</p>'],
    [
      '<p><a href="/?a>b" title="x">Un lien assez long</a></p>',
      8,
      '<p><a href="/?a>b" title="x">Un lien…</a></p>',
    ],
    ['<p><strong>Objet :</strong> étude et conseil</p>', 10, '<p><strong>Objet :</strong>…</p>'],
    ['<p>Anticonstitutionnellement</p>', 4, '<p>Anti…</p>'],
    ['<p>😀😀</p>', 3, '<p>😀…</p>'],
    ['', 10, ''],
  ])('of %s within %i characters is %s', (html, characters, expected) => {
    expect(cutHtml(html, characters)).toBe(expected);
  });

  const text = fc.stringMatching(/^[a-zé ,.’]{0,40}$/);
  const html = fc.letrec<{ node: string; element: string }>((tie) => ({
    node: fc.oneof({ maxDepth: 3 }, text, fc.constantFrom('&amp;', '&lt;', '<br>'), tie('element')),
    element: fc
      .tuple(fc.constantFrom('p', 'ul', 'li', 'strong', 'em'), fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  })).element;

  it('is a beginning of its text, within the bound, with every element closed', () => {
    fc.assert(
      fc.property(html, fc.integer({ min: 1, max: 60 }), (whole, characters) => {
        const cut = cutHtml(whole, characters);
        if (cut === whole) return;
        const letters = (given: string) => visibleText(given).replaceAll(/[\s…]/g, '');
        expect(letters(whole).startsWith(letters(cut))).toBe(true);
        expect(letters(cut).length).toBeLessThanOrEqual(characters);
        const opened = cut.match(/<(?!br)\w+>/g) ?? [];
        expect(cut.match(/<\/\w+>/g) ?? []).toHaveLength(opened.length);
      }),
    );
  });
});
