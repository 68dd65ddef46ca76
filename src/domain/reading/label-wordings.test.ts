import { describe, expect, it } from 'vitest';
import { sureValues as sure } from '#tests/support/sure-values.ts';

/** Labels, names and addresses that look like others: other words than those of any corpus. */
const HEAD = `TUILERIE DU NIVERNAIS
SAS au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('the object of something else', () => {
  it.each([
    'Objet de la décision : transfert du siège social',
    'Objet de l’avis : nomination d’un directeur général',
    'Objet du vote : changement de dénomination',
    'Objet de l’assemblée : approbation des comptes',
  ])('is not the object of the company in « %s »', (line) => {
    expect(sure(`${HEAD}${line}\nDécision : AGE du 4 mai 2026`, 'company.object')).toEqual([]);
  });

  it.each([
    [
      'La société, dont l’objet est la vente de vins, fera l’objet d’une nouvelle immatriculation à Dijon.',
      'la vente de vins',
    ],
    [
      'La société, dont l’activité est la pose de carrelage, sera radiée du RCS de Nevers.',
      'la pose de carrelage',
    ],
  ])('ends before the verb in « %s »', (sentence, object) => {
    const text = `${HEAD}Par décision de l’AGE du 4 mai 2026 le siège est transféré au 3 rue Haute, 21000 Dijon, à compter du 1er juin 2026. ${sentence}`;
    expect(sure(text, 'company.object')).toEqual([object]);
  });
});

describe('two companies', () => {
  it.each([
    'L’AGO du 4 mai 2026 a nommé commissaires aux comptes les sociétés AUDIT DU MIDI et VALMY RÉVISION.',
    'La société a pour commissaires aux comptes les sociétés AUDIT DU MIDI et VALMY RÉVISION.',
  ])('are not one in « %s »', (sentence) => {
    expect(sure(HEAD + sentence, 'person')).toEqual([
      'commissaire aux comptes: AUDIT DU MIDI',
      'commissaire aux comptes: VALMY RÉVISION',
    ]);
  });
});

describe('who represents a company that is only a partner', () => {
  it('holds no office', () => {
    const text = `${HEAD}Par décision du 4 mai 2026, l’associé unique, la société HOLDING DU MIDI, représentée par son président M. Guy Morel, a nommé directrice générale Mme Ève Rollin, 1 rue Haute, 58200 Cosne.`;
    expect(sure(text, 'person')).toEqual(['associé: HOLDING DU MIDI', 'directeur général: Ève Rollin']);
  });
});

describe('an auditor and his deputy', () => {
  it('are named in their order', () => {
    const text = `${HEAD}L’AGO du 4 mai 2026 a renouvelé les mandats. Commissaires aux comptes titulaire et suppléant : la société AUDIT DU MIDI et M. Guy Morel.`;
    expect(sure(text, 'person')).toEqual([
      'commissaire aux comptes suppléant: Guy Morel',
      'commissaire aux comptes: AUDIT DU MIDI',
    ]);
  });
});

describe('an acronym', () => {
  it.each([
    'COMPAGNIE DES TUILES DU NIVERNAIS - CTN\nSociété anonyme',
    'COMPAGNIE DES TUILES DU NIVERNAIS (CTN)\nSociété anonyme',
    'COMPAGNIE DES TUILES DU NIVERNAIS – C.T.N.\nSociété anonyme',
  ])('stands beside the name in « %s »', (head) => {
    const text = `${head} au capital de 200 000 €\n4 rue du Midi, 58000 NEVERS\nRCS NEVERS 501 502 503\nL’AGO du 4 mai 2026 a nommé administrateur M. Guy Morel, 1 rue Haute, 58200 Cosne.`;
    expect.soft(sure(text, 'company.name')).toEqual(['COMPAGNIE DES TUILES DU NIVERNAIS']);
    expect.soft(sure(text, 'company.sigle').map((one) => one.replaceAll('.', ''))).toEqual(['CTN']);
  });
});

describe('a town alone', () => {
  it.each(['demeurant à Cosne (58200)', 'domiciliée à 58200 Cosne'])('is no address in « %s »', (home) => {
    const text = `${HEAD}L’AGO du 4 mai 2026 a nommé présidente Mme Ève Rollin, ${home}, à compter du 1er juin 2026.`;
    expect(sure(text, 'person.address')).toEqual([]);
  });

  it('may be followed by a street without a word for it', () => {
    const text = `${HEAD}L’AGO du 4 mai 2026 a nommé présidente Mme Ève Rollin, demeurant à METZ (57000), 6 en Fournirue.`;
    expect(sure(text, 'person.address')).toEqual(['Ève Rollin: METZ (57000), 6 en Fournirue']);
  });
});

describe('capital', () => {
  it('is what is subscribed, not the least that is allowed', () => {
    const text =
      'Il a été constitué le 4 mai 2026 une SAS à capital variable dénommée « LES TUILES », au capital minimum de 3 000 €, dont le capital souscrit s’élève à 30 000 €, siège 4 rue du Midi, 58000 Nevers. RCS Nevers.';
    expect(sure(text, 'company.capital')).toEqual(['30000']);
  });

  it('goes from the first to the last amount when it is reduced, then raised', () => {
    const text = `${HEAD}L’AGE du 4 mai 2026 a réduit le capital de 20 000 € à 2 000 €, par imputation des pertes, puis l’a augmenté de 28 000 €, par apports en numéraire, pour le porter à 30 000 €.`;
    expect.soft(sure(text, 'change.capital.old')).toEqual(['20000']);
    expect.soft(sure(text, 'change.capital.new')).toEqual(['30000']);
  });
});

describe('the duration', () => {
  it.each([
    'a prorogé la durée de la société de 25 ans pour la porter à 75 ans',
    'a prolongé sa durée de 25 ans, ainsi portée à 75 ans',
  ])('before is not by how much it grows in « %s »', (words) => {
    const text = `${HEAD}L’AGE du 4 mai 2026 ${words}.`;
    expect.soft(sure(text, 'company.duration')).toEqual([]);
    expect.soft(sure(text, 'change.duration.new')).toEqual(['75']);
  });
});

describe('the home of the liquidator', () => {
  it.each([
    'tenue au 9 allée des Tilleuls, 63200 Mozac, domicile du liquidateur,',
    'tenue au domicile du liquidateur, 9 allée des Tilleuls, 63200 Mozac,',
  ])('is read in « %s »', (held) => {
    const text = `LE BON GRAIN, SARL en liquidation au capital de 8 000 €, siège 8 rue Neuve, 58000 Nevers, RCS Nevers 501 502 503. L’assemblée générale du 4 mai 2026, ${held} a approuvé les comptes définitifs de liquidation, donné quitus à M. Guy Morel, liquidateur, et constaté la clôture de la liquidation.`;
    expect(sure(text, 'liquidator.address')).toEqual(['9 allée des Tilleuls, 63200 Mozac']);
  });
});

describe('an additional notice', () => {
  it('has no seat of a liquidation of which it does not speak', () => {
    const text =
      'ADDITIF à l’annonce parue le 4 mai 2026 dans Le Courrier du Nivernais, relative à la constitution de la SAS LES TUILES, 4 rue du Midi, 58000 Nevers. Il y a lieu d’ajouter : « Directeur général : M. Guy Morel, demeurant 1 rue Haute, 58200 Cosne. »';
    expect(sure(text, 'liquidation.seat')).toEqual([]);
  });
});
