import { describe, expect, it } from 'vitest';
import { factsOf, missingFacts, missingLinks, unsupportedFacts } from './facts.ts';

const texts = (text: string) => factsOf(text).map((fact) => `${fact.kind}: ${fact.text}`);

describe('the facts of a text', () => {
  it.each([
    ['le 12 novembre 2013 et le 1er janvier 2001', ['date: 12 novembre 2013', 'date: 1er janvier 2001']],
    ['avant le 31 mars, en novembre 2014', ['date: 31 mars', 'date: novembre 2014']],
    ['du 06/11/2026 au 2026-11-15', ['date: 06/11/2026', 'date: 2026-11-15']],
    [
      '75 000 euros, 40 €, 2 millions d’euros et 5,5 %',
      ['amount: 75 000 euros', 'amount: 40 €', "amount: 2 millions d'euros", 'amount: 5,5 %'],
    ],
    ['75\u202f000\u00a0€', ['amount: 75 000 €']],
    [
      'la loi n° 2013-1005 et le pourvoi n° 22-12.345',
      ['reference: n° 2013-1005', 'reference: n° 22-12.345'],
    ],
    ['ECLI:FR:CCASS:2026:C100123', ['reference: ECLI:FR:CCASS:2026:C100123']],
    [
      'les articles L. 231-1, R. 421-2 et L.O. 141',
      ['article: L. 231-1', 'article: R. 421-2', 'article: L.O. 141'],
    ],
    [
      "l'article 1240 et l'article 1792-4-1 du code civil",
      ['article: article 1240', 'article: article 1792-4-1'],
    ],
    ['sous 45 jours, pas 3', ['number: 45', 'number: 3']],
    ['deux mois sans rien', []],
  ])('%s', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('are the same however they are spaced, cased or worded', () => {
    const before = '75 000 euros, article L. 231-1, loi n° 2013-1005, le 1er mai 2026';
    expect(
      missingFacts(before, '75\u202f000\u00a0€ ; L.\u00a0231-1 ; loi n°\u00a02013-1005 ; 1 mai 2026'),
    ).toEqual([]);
  });

  it('are reported when they are removed or changed', () => {
    const before = 'Le 6 novembre 2026, 45 000 euros (article L. 441-10, n° 22-12.345).';
    expect(
      missingFacts(before, 'Le 7 novembre 2026, 54 000 euros (article L. 441-11).').map(({ text }) => text),
    ).toEqual(['6 novembre 2026', '45 000 euros', 'L. 441-10', 'n° 22-12.345']);
    expect(missingFacts(before, before)).toEqual([]);
  });

  it('are reported when no source has them, except small numbers', () => {
    expect(
      unsupportedFacts('Le délai est de 30 jours.', 'Le délai est de 31 jours et de 90 euros.'),
    ).toMatchObject([{ kind: 'amount', text: '90 euros' }]);
  });

  it('include the links of a text', () => {
    const before = '<p><a href="https://a.fr/1">un</a> <a href="https://a.fr/2">deux</a></p>';
    expect(missingLinks(before, '<a href="https://a.fr/2">x</a>')).toMatchObject([
      { kind: 'link', text: 'https://a.fr/1' },
    ]);
  });

  it('are found in linear time in any text', () => {
    for (const text of [
      '1 '.repeat(50_000),
      '1.'.repeat(50_000),
      'n°'.repeat(50_000),
      'L. 1-'.repeat(30_000),
    ])
      expect(factsOf(text).length).toBeLessThan(100_000);
  });
});
