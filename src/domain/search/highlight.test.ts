import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightHtml, highlightSegments } from './highlight.ts';

describe('highlighting', () => {
  it.each([
    { text: 'Le droit pénal', term: 'penal', html: 'Le droit <mark>pénal</mark>' },
    { text: 'LES PEINES PÉNALES', term: 'pénal', html: 'LES PEINES <mark>PÉNALES</mark>' },
    { text: 'Un licenciement', term: 'licenciements', html: 'Un <mark>licenciement</mark>' },
    { text: 'La salariée', term: 'salariés', html: 'La <mark>salariée</mark>' },
    { text: 'les tribunaux', term: 'tribunal', html: 'les <mark>tribunaux</mark>' },
    { text: "de l'employeur", term: 'employeur', html: 'de l&#39;<mark>employeur</mark>' },
    { text: 'un employeur', term: 'l’employeur', html: 'un <mark>employeur</mark>' },
    { text: "l'œuvre", term: 'oeuvres', html: 'l&#39;<mark>œuvre</mark>' },
    { text: 'Le juge de la paix', term: 'de la', html: 'Le juge de la paix' },
    { text: 'courage, cour', term: 'cour', html: 'courage, <mark>cour</mark>' },
    {
      text: 'l’article L.1232-1 et R. 1232-1',
      term: 'L 1232-1',
      html: 'l’article <mark>L.1232-1</mark> et R. 1232-1',
    },
    {
      text: 'L. 1232-1 ou R. 1232-1',
      term: '1232-1',
      html: '<mark>L. 1232-1</mark> ou <mark>R. 1232-1</mark>',
    },
    {
      text: 'pourvoi n° 22-12.345, 22 ans',
      term: 'n° 22-12345',
      html: 'pourvoi n° <mark>22-12.345</mark>, 22 ans',
    },
    { text: 'bail commercial', term: 'commercial bail', html: '<mark>bail</mark> <mark>commercial</mark>' },
    { text: '<script>bail</script>', term: 'bail', html: '&lt;script&gt;<mark>bail</mark>&lt;/script&gt;' },
    { text: 'a & b "bail"', term: '<bail>', html: 'a &amp; b &quot;<mark>bail</mark>&quot;' },
    { text: 'Rien', term: '', html: 'Rien' },
    { text: 'Rien', term: '.*+?^$()|[]{}\\', html: 'Rien' },
    { text: '', term: 'bail', html: '' },
  ])('marks « $term » in « $text »', ({ text, term, html }) => {
    expect(highlightHtml(text, term)).toBe(html);
  });

  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

  it('never changes the text', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, term) => {
        expect(
          highlightSegments(text, term)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('writes no tag except <mark>', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('<', '>', '&', '"', "'", 'bail', ' ', '/'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(hostile, (text) => {
        expect(highlightHtml(text, 'bail').replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  // Texts that would hang a careless regular expression; a test that hangs fails by its timeout.
  it.each(['1.111', '1-', 'L. ', 'l', '.', '-/', 'é', '1'])('reads 100 000 characters of « %s »', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(
      highlightSegments(text, `${piece} L. 1232-1 bail`)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text);
  });
});
