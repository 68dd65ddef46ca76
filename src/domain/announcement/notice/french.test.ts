import { describe, expect, it } from 'vitest';
import { courtOf } from './court.ts';
import { of, printAmount, printDate, withArticle } from './french.ts';

describe('the French of notices', () => {
  it.each([
    ['2026-11-06', '6 novembre 2026'],
    ['06/11/2026', '6 novembre 2026'],
    ['2026-02-01', '1er février 2026'],
    ['2026-13-01', '2026-13-01'],
    ['courant mars 2026', 'courant mars 2026'],
  ])('prints the date %s as %s', (typed, printed) => {
    expect(printDate(typed)).toBe(printed);
  });

  it.each([
    ['10000', '10 000 €'],
    ['10 000€', '10 000 €'],
    ['1234567 euros', '1 234 567 €'],
    ['1500,50', '1 500,50 €'],
    ['1500.00 €', '1 500 €'],
    ['500', '500 €'],
    ['10 000€ variable', '10 000 € variable'],
    ['néant', 'néant'],
  ])('prints the amount %s as %s', (typed, printed) => {
    expect(printAmount(typed)).toBe(printed);
  });

  it.each([
    ['Lyon', 'de Lyon'],
    ['Annecy', "d'Annecy"],
    ['Évry', "d'Évry"],
    ['Le Mans', 'du Mans'],
    ['La Rochelle', 'de La Rochelle'],
    ['les associés', 'des associés'],
    ["l'associé unique", "de l'associé unique"],
    ['[ville du RCS]', 'de [ville du RCS]'],
  ])('%s gives « %s »', (noun, phrase) => {
    expect(of(noun)).toBe(phrase);
  });

  it.each([
    ['Assemblée générale extraordinaire', "l'assemblée générale extraordinaire"],
    ["L'associé unique", "l'associé unique"],
    ['associée unique', "l'associée unique"],
    ['Associés', 'les associés'],
    ['AGE', "l'AGE"],
    ['gérance', 'la gérance'],
    ['Le président', 'le président'],
    ["conseil d'administration", "le conseil d'administration"],
    ['Mme Marvaudon', 'Mme Marvaudon'],
  ])('the body « %s » reads « %s »', (typed, phrase) => {
    expect(withArticle(typed)).toBe(phrase);
  });

  it.each([
    ['Lyon', 'tribunal des activités économiques de Lyon'],
    ['LE MANS', 'tribunal des activités économiques du MANS'],
    ['Bordeaux', 'tribunal de commerce de Bordeaux'],
    ['Strasbourg', 'tribunal judiciaire de Strasbourg'],
    ['Cayenne', 'tribunal mixte de commerce de Cayenne'],
    ['greffe du tribunal de commerce de Nice', 'tribunal de commerce de Nice'],
  ])('the registry of %s belongs to the %s', (place, court) => {
    expect(courtOf(place)).toBe(court);
  });
});
