import { describe, expect, it } from 'vitest';
import { isSameValue } from './support/same-value.ts';

describe('values that a lawyer calls the same', () => {
  it.each([
    ['company.capital', '15244.90', '15244.9'],
    ['company.seat', '12, rue du Port – 17000 LA ROCHELLE', '12 rue du port 17000 La Rochelle'],
    ['company.seat', '5 rue Basse à Blois (41000)', '5 rue Basse, Blois (41000)'],
    ['person.address', 'Paul MARTIN: 5 rue Basse à Blois', 'Paul MARTIN: 5 rue Basse, Blois'],
    ['person', 'gérant: Gabriel Étienne SAUVECANNE', 'gérant: Gabriel SAUVECANNE'],
    [
      'person.address',
      'Anne Marie LE GOFF: 1 rue Haute, 29000 Quimper',
      'Anne LE GOFF: 1 rue Haute 29000 Quimper',
    ],
    [
      'opposition.address',
      'cabinet de Me Aubry, avocat, 7 cours Langlet, 51100 Reims',
      '7 cours Langlet, 51100 Reims',
    ],
    ['liquidation.seat', 'chez Me Lacombe, 21 rue Foch, 46000 Cahors', '21 rue Foch, 46000 Cahors'],
    ['meeting.place', '3 place du Palais, 34500 Béziers, salle B', '3 place du Palais, 34500 Béziers'],
    ['business.nature', 'droit au bail des locaux commerciaux', 'locaux commerciaux'],
    [
      'business.nature',
      'droit au bail commercial portant sur une boutique et sa réserve',
      'une boutique et sa réserve',
    ],
    [
      'company.object',
      "la vente de vélos ; et plus généralement toutes opérations se rattachant directement ou indirectement à l'objet",
      'la vente de vélos',
    ],
  ])('%s: « %s » and « %s »', (fact, one, other) => {
    expect(isSameValue(fact, one, other)).toBe(true);
    expect(isSameValue(fact, other, one)).toBe(true);
  });

  it.each([
    ['company.capital', '15000', '1500'],
    ['company.seat', 'bâtiment A, 5 rue Basse, Blois', 'bâtiment, 5 rue Basse, Blois'],
    ['company.seat', '5 rue Basse à Blois', '5 rue Basse à Tours'],
    [
      'company.seat',
      'Parc Euromédecine, 155 rue Fleming, 34090 Montpellier',
      '155 rue Fleming, 34090 Montpellier',
    ],
    [
      'company.seat',
      'chez Erwan Le Roux, 13 rue Haute, 22700 Perros-Guirec',
      '13 rue Haute, 22700 Perros-Guirec',
    ],
    ['company.name', 'SOCIÉTÉ ROUERGATE DE CONDITIONNEMENT', 'ROUERGATE DE CONDITIONNEMENT'],
    ['person', 'gérant: Gabriel SAUVECANNE', 'président: Gabriel SAUVECANNE'],
    ['person', 'gérant: Gabriel SAUVECANNE', 'gérant: Lucile SAUVECANNE'],
    ['person', 'gérant: Paul MARTIN', 'gérant: Paul MARTIN DURAND'],
    ['person', 'gérant: SAUVECANNE', 'gérant: Gabriel SAUVECANNE'],
    ['person', 'président: AUDIT REVISION', 'président: AUDIT NORD REVISION'],
    ['person.address', 'Paul MARTIN: 1 rue Haute, 29000 Quimper', 'Paul MARTIN: 2 rue Haute, 29000 Quimper'],
    ['seller', 'Jean Paul MARTIN', 'Jean MARTIN'],
    ['opposition.address', 'cabinet de Me Aubry, 9 rue Basse, 51100 Reims', '7 cours Langlet, 51100 Reims'],
    ['liquidation.seat', 'chez Me Lacombe', '21 rue Foch, 46000 Cahors'],
    ['liquidation.seat', '3 bis rue Foch, 46000 Cahors, bâtiment 2', '3 bis rue Foch, 46000 Cahors'],
    ['business.nature', 'droit au bail', 'locaux commerciaux'],
    ['company.object', 'la vente de vélos', 'la vente de voitures'],
    ['date.effect', '2026-05-01', '2026-05-02'],
  ])('but not %s: « %s » and « %s »', (fact, one, other) => {
    expect(isSameValue(fact, one, other)).toBe(false);
    expect(isSameValue(fact, other, one)).toBe(false);
  });
});
