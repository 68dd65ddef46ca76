import { describe, expect, it } from 'vitest';
import { sureValues as sure } from '#tests/support/sure-values.ts';

/** Days, organs, courts and prices: other words than those of any corpus. */
const HEAD = `TUILERIE DU NIVERNAIS
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('the day of effect', () => {
  it.each([
    "L'assemblée du 4 mai 2026 a nommé gérante Mme Ève Rollin ; les fonctions courent du 1er juin 2026.",
    "L'assemblée du 4 mai 2026 a nommé gérante Mme Ève Rollin. Cette désignation vaut dès le 1er juin 2026.",
    "L'assemblée du 4 mai 2026 a transféré le siège au 8 rue Neuve, 58000 Nevers, rétroactivement au 1er juin 2026.",
    "L'assemblée du 4 mai 2026 a voté le déplacement du siège au 8 rue Neuve, 58000 Nevers, et ce le 1er juin 2026.",
    "L'assemblée du 4 mai 2026 a mis un terme anticipé à la société au 1er juin 2026.",
  ])('is read in « %s »', (sentence) => {
    expect.soft(sure(HEAD + sentence, 'date.effect')).toEqual(['2026-06-01']);
    expect.soft(sure(HEAD + sentence, 'date.decision')).toEqual(['2026-05-04']);
  });

  it.each([
    'L’acquéreur dispose des lieux depuis le 1er juin 2026.',
    'L’acquéreur jouit du fonds depuis le 1er juin 2026.',
    'Elle a les clés depuis le 1er juin 2026.',
  ])('of a sale is read in « %s »', (sentence) => {
    const text = `CESSION DE FONDS. Par acte du 4 mai 2026, M. Guy Morel, 3 rue Basse, 58200 Cosne, a vendu à Mme Ève Rollin, 1 rue Haute, 58200 Cosne, un fonds de boulangerie sis 8 rue Neuve, 58000 Nevers, au prix de 50 000 €. ${sentence}`;
    expect(sure(text, 'date.effect')).toEqual(['2026-06-01']);
  });

  it('of a lease is its first and its last', () => {
    const text =
      'LOCATION-GÉRANCE. Le 4 mai 2026, Mme Ève Rollin, 1 rue Haute, 58200 Cosne, a consenti à M. Guy Morel, 3 rue Basse, 58200 Cosne, la location-gérance de son fonds de café sis 8 rue Neuve, 58000 Nevers. Le contrat commence le 1er juin 2026 et finit le 31 mai 2028.';
    expect.soft(sure(text, 'date.effect')).toEqual(['2026-06-01', '2028-05-31']);
    expect.soft(sure(text, 'date.signature')).toEqual(['2026-05-04']);
  });
});

describe('who decides', () => {
  it.each([
    [
      'Les porteurs de parts ont décidé le 4 mai 2026 de transférer le siège au 8 rue Neuve, 58000 Nevers.',
      ['collectivité des associés'],
    ],
    [
      'Une consultation écrite close le 4 mai 2026 a emporté le transfert du siège au 8 rue Neuve, 58000 Nevers.',
      ['collectivité des associés'],
    ],
    [
      'Les associés, interrogés par courrier, ont le 4 mai 2026 transféré le siège au 8 rue Neuve, 58000 Nevers.',
      ['collectivité des associés'],
    ],
    [
      "Le 4 mai 2026 s'est tenue l'assemblée générale extraordinaire ; le siège est transféré au 8 rue Neuve, 58000 Nevers.",
      ['assemblée générale extraordinaire'],
    ],
    [
      "L'associé unique a, le 4 mai 2026, réduit le capital à 10 000 €. La présidente, Mme Ève Rollin, a constaté que le capital est de 10 000 €.",
      ['associé unique'],
    ],
  ])('is read in « %s »', (sentence, organs) => {
    expect(sure(HEAD + sentence, 'organ')).toEqual(organs);
  });
});

describe('who leaves and who liquidates', () => {
  it.each([
    "L'associée unique, Mme Ève Rollin, a dissous la société le 4 mai 2026. Elle cesse d'en être gérante et s'en fait liquidatrice. Elle habite 1 rue Haute, 58200 Cosne.",
    "L'assemblée du 4 mai 2026 a dissous la société. Mme Ève Rollin, jusque-là gérante, mènera la liquidation ; elle habite 1 rue Haute, 58200 Cosne.",
    "L'assemblée du 4 mai 2026 a dissous la société. Celle qui assurait la gérance, Mme Ève Rollin, demeurant 1 rue Haute, 58200 Cosne, cesse ces fonctions et devient liquidatrice.",
  ])('is read in « %s »', (sentence) => {
    const text = `DISSOLUTION\n${HEAD}${sentence}`;
    expect.soft(sure(text, 'liquidator')).toEqual(['Ève Rollin']);
    expect.soft(sure(text, 'liquidator.address')).toEqual(['1 rue Haute, 58200 Cosne']);
    expect.soft(sure(text, 'person.outgoing')).toEqual(['gérant: Ève Rollin']);
  });

  it.each([
    ['de choisir pour le remplacer Mme Ève Rollin', 'gérant: Ève Rollin'],
    ["d'approuver l'élection, à sa place, de Mme Ève Rollin", 'gérant: Ève Rollin'],
  ])('is followed by whom is told with « %s »', (words, person) => {
    const text = `${HEAD}L'assemblée du 4 mai 2026 a décidé de prendre acte du départ de M. Guy Morel, gérant démissionnaire, et ${words}.`;
    expect(sure(text, 'person')).toEqual([person]);
  });

  it('is the auditor who is entrusted with the accounts', () => {
    const text = `${HEAD}L'assemblée du 4 mai 2026 a confié le contrôle des comptes à la SAS VALMY AUDIT, 2 quai Foch, 58000 Nevers.`;
    expect(sure(text, 'person')).toEqual(['commissaire aux comptes: VALMY AUDIT']);
  });
});

describe('courts, prices and objections', () => {
  it.each([
    'aux greffes des tribunaux de commerce de Nevers et de Bourges',
    'aux greffes du tribunal de commerce de Nevers et du tribunal de commerce de Bourges',
  ])('names both courts of « %s »', (words) => {
    const text = `AVIS DE FUSION\n${HEAD}Le projet de fusion du 4 mai 2026 a été déposé ${words}.`;
    expect(sure(text, 'court')).toEqual([
      'tribunal de commerce de Bourges',
      'tribunal de commerce de Nevers',
    ]);
  });

  const sale = (more: string) =>
    `Me Anne Petit, notaire à Cosne (58200), 2 rue Vauban.\nCESSION DE FONDS. Par acte du 4 mai 2026, M. Guy Morel, 3 rue Basse, 58200 Cosne, a vendu à Mme Ève Rollin, 1 rue Haute, 58200 Cosne, un fonds de boulangerie sis 8 rue Neuve, 58000 Nevers. ${more}`;

  it('does not take the loan for the price', () => {
    const text = sale('La vente est consentie pour 50 000 €. Le prix est financé par un prêt de 30 000 €.');
    expect(sure(text, 'price')).toEqual(['50000']);
  });

  it.each([
    [
      'Les oppositions sont reçues à mon étude, où domicile est élu.',
      'Me Anne Petit, notaire à Cosne (58200), 2 rue Vauban',
    ],
    [
      'Me Luc Roy, avocat, 5 rue Creuse, 58000 Nevers, reçoit les oppositions en son cabinet.',
      'Me Luc Roy, avocat, 5 rue Creuse, 58000 Nevers',
    ],
  ])('finds where objections go in « %s »', (sentence, place) => {
    expect(sure(sale(`Prix : 50 000 €. ${sentence}`), 'opposition.address')).toEqual([place]);
  });
});
