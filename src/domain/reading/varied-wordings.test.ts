import { describe, expect, it } from 'vitest';
import { sureValues as sure } from '#tests/support/sure-values.ts';
import { readText } from './read-text.ts';

/** What other writers call the same things: other words than those of any corpus. */
const HEAD = `TUILERIE DU NIVERNAIS
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('the type of a notice', () => {
  it.each([
    [
      `${HEAD}La société n’exploite plus depuis le 4 mai 2026 son activité de tuilerie. Le gérant est M. Guy Morel.`,
      'cessation_activite',
    ],
    [
      'Mme Ève Rollin, fleuriste, SIREN 501 502 503, cessera d’exercer le 4 mai 2026. RCS Nevers.',
      'cessation_activite',
    ],
    [`${HEAD}L’AGE du 4 mai 2026 a choisi le régime des sociétés par actions simplifiées.`, 'transformation'],
    [
      `${HEAD}Changement de nom : par décision de l’AGE du 4 mai 2026, la société s’appelle NIÈVRE TUILES.`,
      'changement_denomination',
    ],
    [
      `${HEAD}Par décision du gérant du 4 mai 2026, la société quitte Nevers pour s’établir 8 quai Neuf, 58200 COSNE.`,
      'transfert_siege',
    ],
    [
      `${HEAD}Société en liquidation. L’assemblée du 4 mai 2026, sur rapport du liquidateur, a déclaré les opérations de la société achevées et lui a donné quitus.`,
      'liquidation',
    ],
    [
      `${HEAD}La présente complète l’annonce parue le 4 mai 2026 dans Le Nivernais : Gérant : M. Guy Morel.`,
      'additif',
    ],
    [
      `${HEAD}Le 4 mai 2026, l’AGO a pris acte que M. Guy Morel, gérant, laisse la place à Mme Ève Rollin.`,
      'changement_dirigeant',
    ],
  ])('is told by « %s »', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });

  it.each([
    `STATUTS DE LA SOCIÉTÉ LES TUILES
PRÉAMBULE
La société NIÈVRE INVEST, SAS au capital de 9 000 euros, 4 rue du Midi, 58000 NEVERS, RCS NEVERS 501 502 503, fonde par les présentes la société ci-après.
TITRE I. IDENTITÉ
1.1 Dénomination : LES TUILES.
1.2 Le siège est à l’adresse suivante : 8 quai Neuf, 58200 COSNE.
TITRE II. CAPITAL
2.1 Le capital est de 500 euros.`,
    `STATUTS
L’an deux mille vingt-six, le quatre mai, à NEVERS, entre les soussignés :
NOM. - Les Tuiles.
SIÈGE. - 8 quai Neuf, 58200 COSNE.
DURÉE. - 60 ans.
CAPITAL. - Le capital est de 500 euros.
OBJET. - La location d’une maison.`,
  ])('is that of statutes, whatever numbers their clauses', (text) => {
    const reading = readText(text);
    expect.soft(reading.kind).toBe('statuts');
    expect.soft(reading.types).toEqual(['constitution']);
    expect.soft(sure(text, 'company.name')).not.toContain('NIÈVRE INVEST');
    expect.soft(sure(text, 'date.decision')).toEqual([]);
  });
});

describe('a day', () => {
  it.each([
    [
      'La société a été dissoute le 4 mai 2026 par décision de son unique associée, la société NIÈVRE INVEST.',
    ],
    ['Les associés ont, suivant acte sous seing privé du 4 mai 2026, voté la dissolution de la société.'],
  ])('is that of the decision in « %s »', (text) => {
    expect.soft(sure(HEAD + text, 'date.decision')).toEqual(['2026-05-04']);
    expect.soft(sure(HEAD + text, 'date.signature')).toEqual([]);
  });

  it('is that of a treaty two companies agree on, and none when it is handed to the registry', () => {
    const text = `${HEAD}Projet de fusion : la société a conclu le 4 mai 2026 avec NIÈVRE INVEST (SAS, 58000 Nevers) un traité. Ce projet a été déposé au greffe du tribunal de commerce de Nevers le 11 mai 2026.`;
    expect.soft(sure(text, 'date.signature')).toEqual(['2026-05-04']);
    expect.soft(sure(text, 'date.decision')).toEqual([]);
  });
});

describe('a seat that moves', () => {
  it.each([
    [
      'Le gérant de la SARL TUILES (capital : 500 € ; 501 502 503 RCS Nevers) a transféré le siège, par décision du 4 mai 2026, du Parc Vert, 4 rue du Midi, 58000 Nevers, vers Le Beffroi, 8 quai Neuf, 58200 Cosne.',
      'Parc Vert, 4 rue du Midi, 58000 Nevers',
      'Le Beffroi, 8 quai Neuf, 58200 Cosne',
    ],
    [
      `${HEAD}L’AGE du 4 mai 2026 décide : l’adresse du siège, jusqu’alors 4 rue du Midi, est maintenant ZA du Port, 8 quai Neuf, 58200 Cosne.`,
      '4 rue du Midi, 58000 NEVERS',
      'ZA du Port, 8 quai Neuf, 58200 Cosne',
    ],
  ])('is read at both ends of « %s »', (text, old, fresh) => {
    expect.soft(sure(text, 'change.seat.old')).toEqual([old]);
    expect.soft(sure(text, 'change.seat.new')).toEqual([fresh]);
    expect.soft(sure(text, 'company.seat')).toEqual([old]);
  });
});

describe('a company', () => {
  it('has capitals that are set apart', () => {
    const text = `N I È V R E   T U I L E S
S A R L au capital de 20 000 €
Siège : 4 rue du Midi, 58000 NEVERS
501 502 503 RCS NEVERS`;
    expect.soft(sure(text, 'company.name')).toEqual(['NIÈVRE TUILES']);
    expect.soft(sure(text, 'company.form')).toEqual(['SARL']);
  });

  it('has a capital beside its form, before those who receive its assets', () => {
    const text =
      'Projet de scission. La société TUILES RÉUNIES, société anonyme de 900 000 €, ayant siège 4 rue du Midi, 58000 NEVERS (RCS Nevers 501 502 503), transmettra tout son patrimoine à la SAS TUILES NEUVES, 40 000 €, 8 quai Neuf, 58200 COSNE (RCS Nevers 504 505 506).';
    expect.soft(sure(text, 'company.name')).toEqual(['TUILES RÉUNIES']);
    expect.soft(sure(text, 'company.capital')).toEqual(['900000']);
  });

  it('keeps its old name when the text tells the new one as hers', () => {
    const text =
      'Changement de nom : il n’y a plus de « LES TUILES ». Le gérant de cette SARL (500 € ; 4 rue du Midi, 58000 Nevers ; 501 502 503 RCS Nevers) l’a décidé. Depuis le 4 mai 2026, la société s’appelle NIÈVRE ARGILE.';
    expect.soft(sure(text, 'change.name.new')).toEqual(['NIÈVRE ARGILE']);
    expect.soft(sure(text, 'company.name')).toEqual(['LES TUILES']);
  });
});

it('takes no rent for the price', () => {
  const text = `ACTE DE VENTE D’UN FONDS DE COMMERCE
Les parties
Le vendeur : Mme Ève Rollin, 4 rue du Midi, 58000 Nevers.
L’acheteur : M. Guy Morel, 8 quai Neuf, 58200 Cosne.
Ce qui est vendu
Le fonds de tuilerie situé 4 rue du Midi, 58000 Nevers, avec le bail consenti moyennant 900 € de loyer par mois.
Le prix
TRENTE MILLE EUROS, payé comptant.
Fait à Nevers le 4 mai 2026.`;
  expect(sure(text, 'price')).toEqual(['30000']);
});

it('writes an address as on an envelope', () => {
  const text =
    'Par décision du gérant du 4 mai 2026, la SARL TUILES (500 €, RCS Nevers 501 502 503) a quitté le 4 de la rue du Midi à 58000 NEVERS pour s’installer au 8 de l’avenue du Port, 58200 COSNE.';
  expect.soft(sure(text, 'change.seat.old')).toEqual(['4 rue du Midi, 58000 NEVERS']);
  expect.soft(sure(text, 'change.seat.new')).toEqual(['8 avenue du Port, 58200 COSNE']);
});
