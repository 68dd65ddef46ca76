import { describe, expect, it } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';
import { sureValues as sure } from '#tests/support/sure-values.ts';

/** Classes of wording by which other writers misled the reader, each in words of no corpus. */
const HEAD = `TUILERIE DU NIVERNAIS
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('who represents a party is none of the parties', () => {
  reads('a sale', [
    [
      'Suivant acte du 4 mai 2026, la SARL TUILES, 4 rue du Midi, 58000 Nevers (Nevers 501 502 503), représentée par sa gérante Mme Ève Rollin, a cédé à la SAS ARGILE, 8 quai Neuf, 58200 Cosne (Nevers 504 505 506), un fonds de tuilerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 €.',
      'buyer',
      ['ARGILE'],
    ],
    [
      'Suivant acte du 4 mai 2026, la SARL TUILES, 4 rue du Midi, 58000 Nevers, laquelle intervient représentée à l’acte par M. Guy Morel, a vendu à Mme Ève Rollin, 8 quai Neuf, 58200 Cosne, un fonds de tuilerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 €.',
      'buyer',
      ['Ève Rollin'],
    ],
    [
      `PROTOCOLE DE RÉSILIATION
La société TUILES, SAS au capital de 9 000 euros, ayant son siège 4 rue du Midi, 58000 Nevers, représentée par Mesdames Ève Rollin et Léa Morel, cogérantes, ci-après « la Bailleresse »,
La société ARGILE, SARL au capital de 500 euros, ayant son siège 8 quai Neuf, 58200 Cosne, représentée par Messieurs Guy Morel et Jean Ardin, cogérants, ci-après « la Locataire-gérante »,
conviennent que la location-gérance du fonds de tuilerie sis 4 rue du Midi, 58000 Nevers, prendra fin le 4 mai 2026.`,
      'buyer',
      ['ARGILE'],
    ],
  ]);
  it('gives the title behind the last of them to all', () => {
    const text =
      'Suivant acte du 4 mai 2026, la SARL TUILES, 4 rue du Midi, 58000 Nevers, représentée par Messieurs Guy Morel et Jean Ardin, cogérants, a cédé à Mme Ève Rollin, 8 quai Neuf, 58200 Cosne, un fonds de tuilerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 €.';
    expect(sure(text, 'person')).toEqual(['cogérant: Guy Morel', 'cogérant: Jean Ardin']);
  });
});

describe('the sides of a deed', () => {
  const deed = (first: string, second: string) => `CESSION DE FONDS DE COMMERCE
PAR-DEVANT Maître Odile ROUX, notaire à NEVERS (Nièvre), 2 place Haute,
ONT COMPARU
La société TUILES, société à responsabilité limitée au capital de 500 euros, ayant son siège 4 rue du Midi, 58000 NEVERS, RCS NEVERS 501 502 503, représentée par Monsieur Guy MOREL, son gérant. ${first}
Monsieur Jean ARDIN, potier, et Madame Ève ROLLIN, potière, son épouse, demeurant ensemble 8 quai Neuf, 58200 COSNE. ${second}
Un fonds de commerce de tuilerie sis 4 rue du Midi, 58000 NEVERS, est cédé au prix de 30 000 euros.
Fait à NEVERS le 4 mai 2026.`;
  it.each([
    ['Ci-après « le CÉDANT ».', 'Ci-après « les CESSIONNAIRES ».'],
    ['Ci-après dénommée le vendeur.', 'Ci-après dénommés ensemble les acquéreurs.'],
    ['Ci-après la Cédante.', 'Ci-après les Acheteurs.'],
  ])('are told in a sentence of their own: « %s » « %s »', (first, second) => {
    expect.soft(sure(deed(first, second), 'seller')).toEqual(['TUILES']);
    expect.soft(sure(deed(first, second), 'buyer')).toEqual(['Jean ARDIN', 'Ève ROLLIN']);
  });
});

describe('an office', () => {
  reads('told in other words', [
    [
      `${HEAD}L’AGO du 4 mai 2026 a nommé administratrice Mme Ève Rollin, le siège de M. Guy Morel, arrivé au terme de son mandat, n’étant pas renouvelé.`,
      'person.outgoing',
      ['administrateur: Guy Morel'],
    ],
    [
      `${HEAD}Le conseil d’administration du 4 mai 2026 a porté à sa présidence Mme Ève Rollin, déjà administratrice.`,
      'person',
      ['administrateur: Ève Rollin', 'président: Ève Rollin'],
    ],
    [
      `${HEAD}L’AGO du 4 mai 2026 a confié la fonction de commissaire aux comptes à la SAS NIÈVRE AUDIT et celle de suppléant à M. Guy Morel.`,
      'person',
      ['commissaire aux comptes suppléant: Guy Morel', 'commissaire aux comptes: NIÈVRE AUDIT'],
    ],
    [
      `${HEAD}L’AGE du 4 mai 2026 a pris acte du départ de M. Guy Morel de ses fonctions de directeur général et de celles, accessoires, d’administrateur.`,
      'person.outgoing',
      ['administrateur: Guy Morel', 'directeur général: Guy Morel'],
    ],
    [
      `${HEAD}L’AGO du 4 mai 2026 a nommé président M. Guy Morel. Mme Ève Rollin garde la direction générale.`,
      'person',
      ['directeur général: Ève Rollin', 'président: Guy Morel'],
    ],
    [
      `${HEAD}L’AGO du 4 mai 2026 a accepté la démission de M. Guy Morel de ses fonctions de gérant. Pour le remplacer, elle désigne Mme Ève Rollin.`,
      'person',
      ['gérant: Ève Rollin'],
    ],
    [
      'TUILES. STATUTS. Article 1. Forme : SAS. Article 2. Dénomination : TUILES. Article 3. Un directeur général seconde la présidente : M. Guy Morel, 8 quai Neuf, 58200 Cosne.',
      'person',
      ['directeur général: Guy Morel'],
    ],
    [
      'PAR ASSEMBLEE DU 4 MAI 2026 LES ASSOCIES DE LA SCI DES TUILES, 500 EUROS, 4 RUE DU MIDI 58000 NEVERS, RCS NEVERS 501 502 503, ONT PROROGE LA SOCIETE DE 30 ANS. POUR AVIS, LE GERANT, GUY MOREL.',
      'person',
      ['gérant: GUY MOREL'],
    ],
    [
      'Par décision du 4 mai 2026, la société NIÈVRE INVEST, SAS au capital de 9 000 €, 8 quai Neuf, 58200 Cosne (RCS Nevers 504 505 506), agissant comme seule associée de la société TUILES, SARL au capital de 500 €, 4 rue du Midi, 58000 Nevers (RCS Nevers 501 502 503), a dissous celle-ci sans liquidation.',
      'person',
      ['associé: NIÈVRE INVEST'],
    ],
    [
      `${HEAD}Le 4 mai 2026, l’associée unique a prononcé la dissolution de la société. Elle s’est désignée liquidatrice : Mme Ève Rollin, demeurant 8 quai Neuf, 58200 Cosne.`,
      'person',
      ['associé: Ève Rollin'],
    ],
    [
      'Redressement judiciaire de la SARL TUILES, 4 rue du Midi, 58000 Nevers, 501 502 503 RCS Nevers, par jugement du tribunal de commerce de Nevers du 4 mai 2026. Mandataire : SELARL MOREL, 8 quai Neuf, 58200 Cosne.',
      'officer',
      ['mandataire judiciaire: MOREL'],
    ],
  ]);

  reads('with an address told elsewhere', [
    [
      `${HEAD}Dissolution décidée par l’AGE du 4 mai 2026. C’est moi, Ève Rollin, gérante, qui serai liquidatrice, je demeure 8 quai Neuf, 58200 Cosne.`,
      'liquidator.address',
      ['8 quai Neuf, 58200 Cosne'],
    ],
    [
      'Création de la SCI TUILES, capital 500 euros, siège 4 rue du Midi, 58000 Nevers, durée 99 ans. Gérance : M. Guy MOREL et Mme Ève MOREL, tous les deux 8 quai Neuf, 58200 Cosne.',
      'person.address',
      ['Guy MOREL: 8 quai Neuf, 58200 Cosne', 'Ève MOREL: 8 quai Neuf, 58200 Cosne'],
    ],
    [
      `${HEAD}L’AGO du 4 mai 2026 a désigné Mme Ève Rollin en qualité de gérante, 8 quai Neuf, 58200 Cosne.`,
      'person.address',
      ['Ève Rollin: 8 quai Neuf, 58200 Cosne'],
    ],
  ]);
});

describe('an object', () => {
  const statutes = (clause: string) => `STATUTS
Article 1. Forme. Société à responsabilité limitée.
Article 2. Nom. LES TUILES.
Article 3. Objet. ${clause}
Article 4. Siège. 4 rue du Midi, 58000 Nevers.
Article 5. Durée. Soixante ans.
Article 6. Capital. Neuf mille euros, en 90 parts de 100 euros.`;
  it.each([
    'La société se propose : la pose de tuiles et d’ardoises.',
    'L’activité comprend la pose de tuiles et d’ardoises.',
    'Elle a en vue la pose de tuiles et d’ardoises.',
  ])('is told by « %s »', (clause) => {
    expect.soft(sure(statutes(clause), 'company.object')).toEqual(['la pose de tuiles et d’ardoises']);
    expect.soft(sure(statutes(clause), 'company.capital')).toEqual(['9000']);
  });

  reads('in a notice', [
    [
      `${HEAD}La société n’exerce plus depuis le 4 mai 2026 son activité de pose de tuiles.`,
      'company.object',
      ['pose de tuiles'],
    ],
    [
      `${HEAD}Aux termes d’une décision du 4 mai 2026, l’associé unique a remplacé l’objet « pose de tuiles » par le suivant, à compter de ce jour : négoce d’argile, location de fours.`,
      'change.object.new',
      ['négoce d’argile, location de fours'],
    ],
    [
      `${HEAD}Aux termes d’une décision du 4 mai 2026, l’associé unique a remplacé l’objet « pose de tuiles » par le suivant : négoce d’argile, location de fours.`,
      'company.object',
      ['pose de tuiles'],
    ],
    [
      'La SARL TUILES, capital 500 €, 4 rue du Midi, 58000 Nevers, 501 502 503 RCS Nevers, dont l’objet est la pose de tuiles et dont le gérant est M. Guy Morel, a été dissoute le 4 mai 2026.',
      'company.object',
      ['la pose de tuiles'],
    ],
  ]);
});

describe('places', () => {
  reads('are read', [
    [
      'VENTE AUX ENCHÈRES le jeudi 7 mai 2026 à 9 h 30, au tribunal judiciaire de Nevers, 9 avenue du Président-Carnot, 58000 Nevers, salle des ventes. Un chalet de bois avec jardin, libre d’occupation, 8 chemin du Lac, 58230 Ouroux. Mise à prix : 30 000 €.',
      'meeting.place',
      ['tribunal judiciaire de Nevers, 9 avenue du Président-Carnot, 58000 Nevers, salle des ventes'],
    ],
    [
      'Vente sur saisie le jeudi 7 mai 2026 à 9 heures, au tribunal judiciaire de Nevers, 9 place Haute, 58000 Nevers. Un chalet de bois avec jardin, 8 chemin du Lac, 58230 Ouroux, libre d’occupation. Mise à prix : 30 000 €.',
      'business.address',
      ['8 chemin du Lac, 58230 Ouroux'],
    ],
    [
      'La location-gérance consentie par Mme Ève Rollin, 4 rue du Midi, 58000 Nevers, à la SARL TUILES, 8 quai Neuf, 58200 Cosne, de son fonds de tuilerie exploité à cette dernière adresse, a pris fin le 4 mai 2026.',
      'business.address',
      ['8 quai Neuf, 58200 Cosne'],
    ],
    [
      'Par contrat du 4 mai 2026, Mme Ève Rollin, 4 rue du Midi, 58000 Nevers, a donné en location-gérance à M. Guy Morel, 2 rue Basse, 58000 Nevers, son fonds d’hôtel, dénommé « Le Lion », quai Neuf, 58200 Cosne.',
      'business.address',
      ['quai Neuf, 58200 Cosne'],
    ],
    [
      'Fin de la location-gérance du fonds de tuilerie sis 4 rue du Midi, 58000 Nevers, que la SAS ARGILE, 8 quai Neuf, 58200 Cosne, avait consentie à M. Guy Morel, 2 rue Basse, 58000 Nevers, le 4 mai 2026. Les oppositions seront reçues au siège de la bailleresse.',
      'opposition.address',
      ['8 quai Neuf, 58200 Cosne'],
    ],
  ]);
});

describe('a company', () => {
  it.each([
    ['Pharmacie centrale du Marché', 'SELAS'],
    ['Laiterie coopérative des Deux Vallées', 'SA'],
    ['Imprimerie nouvelle de Brest', 'SARL'],
  ])('has its whole name in « %s, %s »', (name, form) => {
    const text = `${name}, ${form}, capital 9 000 €, 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503. L’AGE du 4 mai 2026 a décidé la dissolution.`;
    expect(sure(text, 'company.name')).toEqual([name]);
  });

  it('decides by its own organ, not by that of the company that it absorbs', () => {
    const text = `${HEAD}L’assemblée générale extraordinaire de la société et l’associé unique de la société ARGILE (SARL, 500 €, 8 quai Neuf, 58200 Cosne, RCS Nevers 504 505 506) ont approuvé le 4 mai 2026 la fusion par absorption de celle-ci.`;
    expect(sure(text, 'organ')).toEqual(['assemblée générale extraordinaire']);
  });

  it('has an address that character recognition tore', () => {
    const text = `TUILES NEUVES
SARL au capital de 5OO €
l 18 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
L’AGE du 4 mai 2026 a nommé gérant M. Guy Morel, demeurant Ie Moulin, 58200 Cosne.`;
    expect.soft(sure(text, 'company.seat')).toEqual(['118 rue du Midi, 58000 NEVERS']);
    expect.soft(sure(text, 'person.address')).toEqual(['Guy Morel: le Moulin, 58200 Cosne']);
  });
});

describe('the day of effect', () => {
  it.each([
    'La disponibilité des lieux : 7 mai 2026.',
    'Il entrera en fonctions le 7 mai 2026.',
    'C’est là que se trouve son siège depuis le 7 mai 2026.',
  ])('is told by « %s »', (words) => {
    expect(sure(`${HEAD}L’AGE s’est tenue le 4 mai 2026. ${words}`, 'date.effect')).toEqual(['2026-05-07']);
  });
});

describe('texts of a notary, a clerk, a layman and an accountant', () => {
  reads('offices', [
    [
      `${HEAD}Le conseil, en sa séance du 4 mai 2026, a pris acte de la démission de M. Guy Morel de ses fonctions de Président-Directeur Général et a élu en ses lieu et place Mme Ève Rollin.`,
      'person',
      ['directeur général: Ève Rollin', 'président: Ève Rollin'],
    ],
    [
      `${HEAD}Le conseil, en sa séance du 4 mai 2026, a pris acte de la démission de M. Guy Morel de ses fonctions de Président-Directeur Général.`,
      'person.outgoing',
      ['directeur général: Guy Morel', 'président: Guy Morel'],
    ],
    [
      `${HEAD}L’AGO du 4 mai 2026 a renouvelé le mandat de la société NIÈVRE AUDIT, commissaire aux comptes titulaire, et n’a pas reconduit M. Guy Morel, suppléant.`,
      'person.outgoing',
      ['commissaire aux comptes suppléant: Guy Morel'],
    ],
    [
      `${HEAD}L’AGO du 4 mai 2026 a nommé Mme Ève Rollin aux fonctions de gérante, M. Guy Morel s’en allant à la retraite.`,
      'person.outgoing',
      ['gérant: Guy Morel'],
    ],
    [
      `${HEAD}Les associés ont, le 4 mai 2026, appelé à la gérance son fils, M. Guy Morel, 8 quai Neuf, 58200 Cosne.`,
      'person',
      ['gérant: Guy Morel'],
    ],
    [
      'Mme Ève Rollin, associée unique de l’EURL TUILES (500 €, 4 rue du Midi, 58000 Nevers, 501 502 503 RCS Nevers), a décidé le 4 mai 2026 de dissoudre sa société et en assume elle-même la liquidation.',
      'liquidator',
      ['Ève Rollin'],
    ],
    [
      'Redressement judiciaire de la SARL TUILES, 4 rue du Midi, 58000 Nevers, 501 502 503 RCS Nevers, ouvert le 4 mai 2026 par le tribunal de commerce de Nevers, qui a désigné Maître Guy Morel mandataire judiciaire, 8 quai Neuf, 58200 Cosne.',
      'person.address',
      ['Guy Morel: 8 quai Neuf, 58200 Cosne'],
    ],
  ]);

  reads('changes', [
    [
      'La SASU TUILES, 500 € de capital, 4 rue du Midi 58000 Nevers, RCS Nevers 501 502 503, devient SARL par décision de son associé unique du 4 mai 2026.',
      'change.form.new',
      ['SARL'],
    ],
    [
      'La dénomination de la SCI DES TUILES (capital 1 000 euros, siège 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503) est remplacée par SCI BELLERIVE, suivant AGE du 4 mai 2026.',
      'change.name.new',
      ['BELLERIVE'],
    ],
    [
      'SARL TUILES, cap. 12.000 €, s.s. 4 rue du Midi 58000 Nevers, RCS Nevers 501 502 503, AGE du 4/5/26 : augm. capital de 38.000 € par apport en numéraire, porté à 50.000 €.',
      'change.capital.new',
      ['50000'],
    ],
  ]);

  reads('days, places and names', [
    [
      'Les associés de la SCI TUILES (en liquidation, capital 500 €, siège 4 rue du Midi 58000 Nevers, 501 502 503 RCS Nevers) ont le 4 mai 2026 approuvé les comptes de liquidation et constaté la clôture.',
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Dissolution décidée par l’AGE du 4 mai 2026. A été nommé liquidateur M. Guy Morel, 8 quai Neuf, 58200 Cosne, chez qui est fixé le siège de la liquidation.`,
      'liquidation.seat',
      ['8 quai Neuf, 58200 Cosne'],
    ],
    [
      'Vente de fonds. Vendeur : SARL TUILES, 4 rue du Midi 58000 Nevers. Acheteur : SASU ARGILE, 8 quai Neuf 58200 Cosne. Fonds : poterie, 2 rue Basse 58000 Nevers. Prix : 30 000 €. Acte du 4 mai 2026.',
      'business.address',
      ['2 rue Basse 58000 Nevers'],
    ],
    [
      'Je viens de créer ma société : nom MIEL DU CAUSSE, forme EURL, capital 2000 euros, siège au 3 chemin des Ruches 46240 Labastide-Murat. Je suis la gérante : Julie Pradal, même adresse. Statuts signés le 2 avril 2026.',
      'company.name',
      ['MIEL DU CAUSSE'],
    ],
  ]);
});

describe('a form of which each cell is a line', () => {
  it.each([
    ['Adresse quittée', 'Nouvelle adresse'],
    ['Ancienne adresse', 'Nouvelle adresse'],
    ['Adresse précédente', 'Nouvelle adresse'],
  ])('tells the seats under « %s » and « %s »', (left, taken) => {
    const text = `Transfert du siège
Raison sociale
Forme
Capital
SIRET
RCS
TUILES NEUVES
Société à responsabilité limitée
9 000,00 €
501 502 503 00018
Nevers
Organe Date Prise d'effet
Assemblée générale extraordinaire 04/05/2026 01/06/2026
${left}
${taken}
4 rue du Midi 58000 Nevers
Résidence du Beffroi, 8 quai Neuf 58200 Cosne
Statuts : art. 3 changé.`;
    expect.soft(sure(text, 'change.seat.old')).toEqual(['4 rue du Midi 58000 Nevers']);
    expect.soft(sure(text, 'change.seat.new')).toEqual(['Résidence du Beffroi, 8 quai Neuf 58200 Cosne']);
    expect.soft(sure(text, 'company.siren')).toEqual(['501502503']);
    expect.soft(sure(text, 'organ')).toEqual(['assemblée générale extraordinaire']);
    expect.soft(sure(text, 'date.effect')).toEqual(['2026-06-01']);
  });
});
