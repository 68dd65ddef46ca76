import { describe, expect, it } from 'vitest';
import { sureValues as sure } from '#tests/support/sure-values.ts';

/** What ends, what is only recalled and who only records: other words than those of any corpus. */
const HEAD = `TUILERIE DU NIVERNAIS
SAS au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('an office that ends', () => {
  it.each([
    [
      'L’AGO du 4 mai 2026 met un terme aux fonctions de la présidente, Mme Ève Rollin.',
      ['président: Ève Rollin'],
    ],
    [
      'L’AGO du 4 mai 2026 a prononcé la révocation du directeur général, M. Guy Morel.',
      ['directeur général: Guy Morel'],
    ],
    [
      'L’AGO du 4 mai 2026 a pris acte de la démission de M. Guy Morel, président, et de celle de Mme Ève Rollin, directrice générale.',
      ['directeur général: Ève Rollin', 'président: Guy Morel'],
    ],
    [
      'L’AGO du 4 mai 2026 a pris acte de la démission remise par M. Guy Morel de ses fonctions de président et de directeur général.',
      ['directeur général: Guy Morel', 'président: Guy Morel'],
    ],
    [
      'Le 4 mai 2026, Mme Ève Rollin, présidente, a quitté définitivement ses fonctions.',
      ['président: Ève Rollin'],
    ],
    [
      'Mme Ève Rollin, présidente, cessera alors ses fonctions, par décision de l’AGO du 4 mai 2026.',
      ['président: Ève Rollin'],
    ],
    [
      'Le mandat de la société AUDIT DU MIDI, commissaire aux comptes titulaire, a été renouvelé par l’AGO du 4 mai 2026, et celui de M. Guy Morel, commissaire aux comptes suppléant, n’a pas été renouvelé.',
      ['commissaire aux comptes suppléant: Guy Morel'],
    ],
  ])('is left in « %s »', (sentence, outgoing) => {
    expect(sure(HEAD + sentence, 'person.outgoing')).toEqual(outgoing);
    for (const one of outgoing) expect(sure(HEAD + sentence, 'person')).not.toContain(one);
  });

  it.each([
    'Les fonctions de la présidente prennent fin à cette date.',
    'Cette nomination met fin aux fonctions de la présidente.',
    'Le mandat de la présidente a pris fin de ce fait.',
  ])('is left by whoever holds it in « %s »', (sentence) => {
    const text = `${HEAD}Par décision du 4 mai 2026, Mme Ève Rollin, présidente et associée unique, a prononcé la dissolution anticipée de la société et nommé liquidateur M. Guy Morel, 1 rue Haute, 58200 Cosne. ${sentence}`;
    expect(sure(text, 'person.outgoing')).toEqual(['président: Ève Rollin']);
    expect(sure(text, 'person')).not.toContain('président: Ève Rollin');
  });

  it('is each of those that the title of who leaves names', () => {
    const text = `${HEAD}Le conseil d’administration du 4 mai 2026 a pris acte de la cessation des fonctions de M. Guy Morel, administrateur et directeur général, atteint par la limite d’âge.`;
    expect(sure(text, 'person.outgoing')).toEqual([
      'administrateur: Guy Morel',
      'directeur général: Guy Morel',
    ]);
    expect(sure(text, 'person')).toEqual([]);
  });

  it('is not that of who stays alone', () => {
    const text = `${HEAD}Suite au départ de M. Guy Morel, directeur général, Mme Ève Rollin, 1 rue Haute, 58200 Cosne, demeure seule présidente, selon AGO du 4 mai 2026.`;
    expect(sure(text, 'person.outgoing')).toEqual(['directeur général: Guy Morel']);
    expect(sure(text, 'person')).toEqual(['président: Ève Rollin']);
  });

  it('is not that of the company which names somebody', () => {
    const text = `${HEAD}La société VALMY GESTION, administrateur, a désigné comme représentante permanente Mme Ève Rollin au lieu de M. Guy Morel.`;
    expect(sure(text, 'person')).toEqual([
      'administrateur: VALMY GESTION',
      'représentant permanent: Ève Rollin',
    ]);
    expect(sure(text, 'person.outgoing')).toEqual(['représentant permanent: Guy Morel']);
  });
});

describe('who decides', () => {
  it.each([
    'L’AGE du 4 mai 2026 a transformé la société en SAS. Sous sa nouvelle forme elle est dirigée par un président.',
    'L’AGE du 4 mai 2026 a décidé la réduction du capital à 10 000 €. Le président, M. Guy Morel, a constaté la réalisation définitive de l’opération.',
    'L’AGE du 4 mai 2026 a décidé de porter le capital à 30 000 €. Le conseil d’administration, réuni le même jour, a constaté la souscription intégrale.',
    'L’AGE du 4 mai 2026 a décidé de porter le capital à 30 000 €. Le directoire a constaté la réalisation de l’augmentation.',
    'Les associés, réunis en assemblée générale extra ordinaire le 4 mai 2026, ont décidé de porter le capital à 30 000 €.',
  ])('is only the meeting in « %s »', (sentence) => {
    expect(sure(HEAD + sentence, 'organ')).toEqual(['assemblée générale extraordinaire']);
  });
});

describe('a notice recalls', () => {
  it('the birth of the company, which is no decision', () => {
    const text = `${HEAD}Aux termes d’une assemblée du 4 mai 2026, les actionnaires ont décidé de transformer la société, constituée le 4 juin 2001, en SARL à compter du 1er juin 2026.`;
    expect(sure(text, 'date.decision')).toEqual(['2026-05-04']);
  });
});

describe('a deed recalls older acts', () => {
  const deed = (recital: string) => `ACTE DE CESSION DE DROIT AU BAIL

Le 4 mai 2026, Maître Anne Roux, notaire à Nevers, 3 rue Neuve, a reçu le présent acte à la requête de :

LE CÉDANT
La société LE BON GRAIN, SARL au capital de 10 000 euros, dont le siège est à Nevers (58000), 8 rue Neuve, identifiée sous le numéro 344 902 715 RCS Nevers, représentée par Mme Ève Rollin, sa gérante.

LE CESSIONNAIRE
La société VALMY CONSEIL, SARL au capital de 12 000 euros, dont le siège est à Cosne (58200), 50 rue Foch, identifiée sous le numéro 817 445 260 RCS Nevers, représentée par M. Guy Morel, son gérant.

EXPOSÉ
${recital}

CESSION
Le cédant cède au cessionnaire, qui accepte, tous ses droits au bail pour le temps qui reste à courir.

ENTRÉE EN JOUISSANCE
Le cessionnaire aura la jouissance des locaux à compter du 1er juin 2026.

PRIX
La cession est consentie moyennant le prix de vingt mille euros, payé comptant par la comptabilité du notaire.

DONT ACTE.`;

  it.each([
    'Suivant acte du 15 janvier 2020, M. Luc Petit a donné à bail au cédant des locaux commerciaux situés à Nevers (58000), 8 rue Neuve.',
    'Par bail commercial signé le 15 janvier 2020, prenant effet le 1er février 2020, le cédant est locataire de la boutique du 8 rue Neuve à Nevers (58000).',
    'Le fonds appartient au cédant pour l’avoir créé le 15 janvier 2020 à Nevers (58000), 8 rue Neuve.',
    'Un avenant au bail a été conclu le 15 janvier 2020 pour les locaux de Nevers (58000), 8 rue Neuve.',
  ])('not its own day in « %s »', (recital) => {
    expect.soft(sure(deed(recital), 'date.signature')).toEqual(['2026-05-04']);
    expect.soft(sure(deed(recital), 'date.effect')).toEqual(['2026-06-01']);
  });
});
