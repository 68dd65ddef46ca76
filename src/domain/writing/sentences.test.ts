import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTitle, repeatsOpening } from './headings.ts';
import { planDrafts } from './plan-drafts.ts';
import { leansOnPrevious, limitsPrevious, splitSentences, standsAlone } from './sentences.ts';

describe('the sentences of a paragraph', () => {
  it.each([
    ['Un. Deux ! Trois ? Quatre…', ['Un.', 'Deux !', 'Trois ?', 'Quatre…']],
    ["L'article L. 231-1 s'applique. Il est clair.", ["L'article L. 231-1 s'applique.", 'Il est clair.']],
    [
      'M. Durand et Mme. Petit, cf. art. 12 du code. Fin.',
      ['M. Durand et Mme. Petit, cf. art. 12 du code.', 'Fin.'],
    ],
    [
      'Cass. soc., 6 nov. 2026, n° 22-12.345. La Cour casse.',
      ['Cass. soc., 6 nov. 2026, n° 22-12.345.', 'La Cour casse.'],
    ],
    ['Il dit : « Non. Jamais. » Puis il part.', ['Il dit : « Non. Jamais. »', 'Puis il part.']],
    [
      'Le délai (deux mois. Ou trois.) court. Il finit.',
      ['Le délai (deux mois. Ou trois.) court.', 'Il finit.'],
    ],
    ['Sans point final', ['Sans point final']],
    ['', []],
  ])('%s', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  it('joined are the paragraph, whatever its content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(splitSentences(text).join(' ')).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  it('are found in linear time in adversarial texts', () => {
    for (const text of [
      '.'.repeat(200_000),
      `( ${'Aa. '.repeat(50_000)}`,
      '.»'.repeat(100_000),
      `«${'! A '.repeat(60_000)}`,
    ])
      expect(splitSentences(text).length).toBeGreaterThan(0);
  });

  it('depend on the previous one when they refer back', () => {
    expect(
      ['Elle vaut rejet.', 'Ce délai court.', "S'y ajoute une somme.", 'Toutefois, non.'].map(
        leansOnPrevious,
      ),
    ).toEqual([true, true, true, true]);
    expect(['Le délai court.', 'Il-de-France', 'Cession de parts'].map(leansOnPrevious)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('stand alone when nothing refers back, and may restrict the previous one', () => {
    expect(['Le délai court.', "Le juge dit ce qu'il pense."].map(standsAlone)).toEqual([true, true]);
    expect(
      [
        'Faute de décision dans ce délai, la question est transmise.',
        "La loi de 2018 y a ajouté l'article 3.",
        "L'article 5 lui permet de postuler.",
        "Une borne s'impose toutefois.",
        'Trois conditions sont exigées :',
      ].map(standsAlone),
    ).toEqual([false, false, false, false, false]);
    expect(
      ['Toutefois, non.', 'Par dérogation, un délai court.', 'Maison close.'].map(limitsPrevious),
    ).toEqual([true, true, false]);
  });

  it('become titles only when they are suitable', () => {
    expect(asTitle('Le silence gardé deux mois vaut acceptation.')).toBe(
      'Le silence gardé deux mois vaut acceptation',
    );
    expect(asTitle('Elle vaut acceptation pendant deux mois entiers.')).toBeUndefined();
    expect(asTitle('Le silence vaut alors acceptation dans ce cas.')).toBeUndefined();
    expect(asTitle('Non.')).toBeUndefined();
    expect(repeatsOpening('Le congé', 'Les congés payés')).toBe(false);
    expect(repeatsOpening('Congé', 'Le congé (article 4) est écrit.')).toBe(true);
    expect(repeatsOpening("L'appel du congé", 'Appel du congé : un mois.')).toBe(true);
  });
});

describe('the sources of each draft', () => {
  const source = (id: string, text: string, categoryId = 3) => ({ id, categoryId, text });
  const bail = (id: string) =>
    source(id, 'Le bail commercial et sa résiliation par le bailleur faute de loyer payé');
  const vol = (id: string) =>
    source(id, 'Le vol aggravé et la peine encourue devant le tribunal correctionnel', 3);

  it('are one each when there are enough, in their order', () => {
    expect(planDrafts([bail('a'), vol('b'), bail('c')], 2)).toEqual([['a', 'c'], ['b']]);
    expect(planDrafts([bail('a'), bail('b')], 2)).toEqual([['a'], ['b']]);
    expect(planDrafts([bail('a'), vol('b')], 10)).toEqual([['a'], ['b']]);
    expect(planDrafts([], 3)).toEqual([]);
  });

  it('are at most three on one subject, and never of two categories', () => {
    expect(planDrafts([bail('a'), bail('b'), bail('c'), bail('d')], 1)).toEqual([['a', 'b', 'c']]);
    expect(planDrafts([bail('a'), { ...bail('b'), categoryId: 4 }], 1)).toEqual([['a']]);
  });
});
