import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

/** Words that refer to what the text says elsewhere: addresses, days, representatives. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

const HEAD = `VERRERIE DU BOCAGE
SARL au capital de 8 000 €
Siège social : 6 rue Haute, 61000 Alençon
RCS ALENÇON 501 502 503
`;

describe('an address that is told elsewhere', () => {
  it.each([
    ['Gérante : Mme Zoé Landais, domiciliée au siège.', '6 rue Haute, 61000 Alençon'],
    [
      'Le siège est transféré à compter du 2 mai 2026 au 9 quai Neuf, 14000 Caen. La gérante, Mme Zoé Landais, est domiciliée au nouveau siège.',
      '9 quai Neuf, 14000 Caen',
    ],
    [
      'Les associés ont nommé gérante, le 2 mai 2026, Mme Zoé Landais, demeurant 14 rue Basse, même ville.',
      '14 rue Basse, 61000 Alençon',
    ],
  ])('is that of the manager in « %s »', (sentence, home) => {
    expect(sure(HEAD + sentence, 'person.address')).toEqual([`Zoé Landais: ${home}`]);
  });

  it('is that of the person who is named, not of the one told last', () => {
    const text = `${HEAD}L'assemblée générale du 2 mai 2026 a nommé cogérants M. Luc Landais, demeurant 3 rue du Lac, 61200 Argentan, Mme Ève Rollin, demeurant 8 rue du Puits, 61400 Mortagne, et Mme Zoé Landais, demeurant à la même adresse que son père.`;
    expect(sure(text, 'person.address')).toContain('Zoé Landais: 3 rue du Lac, 61200 Argentan');
  });

  it('is that of the business, or of the seller', () => {
    const sale = (seat: string, place: string) =>
      `Par acte sous seing privé du 3 mars 2026, la SARL LE FOUR, dont le siège est ${seat}, a vendu à M. Luc Landais, demeurant 3 rue du Lac, 61200 Argentan, un fonds de commerce de boulangerie exploité ${place}, moyennant le prix de 40 000 €.`;
    const told = sale("à l'adresse du fonds", '5 place Foch, 61000 Alençon');
    expect.soft(sure(told, 'person.address')).toContain('LE FOUR: 5 place Foch, 61000 Alençon');
    const referred = sale('5 place Foch, 61000 Alençon', "à l'adresse du siège du vendeur");
    expect.soft(sure(referred, 'business.address')).toEqual(['5 place Foch, 61000 Alençon']);
  });
});

describe('a day that is told by another', () => {
  it('has the year of the day before it', () => {
    const text = `${HEAD}L'assemblée générale du 14 novembre 2026 a transféré le siège au 9 quai Neuf, 14000 Caen, à compter du 1er janvier suivant.`;
    expect(sure(text, 'date.effect')).toEqual(['2027-01-01']);
  });

  it('follows the day on which somebody leaves', () => {
    const text = `${HEAD}Les associés, réunis le 2 mai 2026, ont pris acte de ce que M. Guy Morel abandonnait la gérance au soir du 31 mai 2026 et ont nommé gérante, dès le lendemain, Mme Zoé Landais.`;
    expect.soft(sure(text, 'date.effect')).toEqual(['2026-05-31', '2026-06-01']);
    expect.soft(sure(text, 'person.outgoing')).toEqual(['gérant: Guy Morel']);
    expect.soft(sure(text, 'person')).toEqual(['gérant: Zoé Landais']);
  });
});

it('reads who represents a seller in a sentence of its own', () => {
  const text =
    "Par acte du 3 mars 2026, la SARL LE FOUR, 5 place Foch, 61000 Alençon, a vendu à M. Luc Landais, demeurant 3 rue du Lac, 61200 Argentan, le fonds de boulangerie qu'elle exploite 5 place Foch, 61000 Alençon, au prix de 40 000 €. La venderesse était représentée par sa gérante, Mme Zoé Landais.";
  expect(sure(text, 'person')).toEqual(['gérant: Zoé Landais']);
});

it('reads a form in which one sign follows each label', () => {
  const text = `Annonce > Modification
Société > VERRERIE DU BOCAGE
Forme > SARL
Capital > 8 000 €
Siège > 6 rue Haute, 61000 Alençon
Gérant > M. Guy Morel, 3 rue du Lac, 61200 Argentan`;
  expect.soft(sure(text, 'company.name')).toEqual(['VERRERIE DU BOCAGE']);
  expect.soft(sure(text, 'company.seat')).toEqual(['6 rue Haute, 61000 Alençon']);
  expect.soft(sure(text, 'person')).toEqual(['gérant: Guy Morel']);
});

it.each([
  'a décidé que la société quitterait son nom pour prendre celui de VERRES ET LUMIÈRES.',
  "a résolu que la société s'appellerait dorénavant VERRES ET LUMIÈRES.",
  'a abandonné le nom actuel au profit de VERRES ET LUMIÈRES.',
])('reads the new name where « %s »', (sentence) => {
  const text = `${HEAD}L'assemblée générale extraordinaire du 2 mai 2026 ${sentence}`;
  expect.soft(readText(text).types).toEqual(['changement_denomination']);
  expect.soft(sure(text, 'change.name.new')).toEqual(['VERRES ET LUMIÈRES']);
});

it('knows a person whose first names are parted by commas', () => {
  const text = `${HEAD}Aux termes des décisions du 2 mai 2026, Monsieur Luc, Jean, Marie LANDAIS, demeurant 3 rue du Lac, 61200 Argentan, a été nommé gérant.`;
  expect(sure(text, 'person')).toEqual(['gérant: Luc Jean Marie LANDAIS']);
});
