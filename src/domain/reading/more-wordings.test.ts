import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { SURE } from './facts.ts';
import { missingInText } from './missing.ts';
import { readText } from './read-text.ts';

/** Statements in other words than those of any corpus: persons, changes, liquidations, scans. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

const HEAD = `MARBRERIE DU VALOIS
SARL au capital de 20 000 €
Siège social : 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS
RCS COMPIÈGNE 501 502 503
`;

describe('who comes and who leaves', () => {
  it.each([
    'M. Guy Morel quitte ses fonctions de gérant ; Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, lui succède.',
    'Changement de gérant. Partant : M. Guy Morel. Entrant : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'Ancien gérant : M. Guy Morel. Nouvelle gérante : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'À compter du 1er juin 2026, Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, devient gérante à la place de M. Guy Morel.',
    'M. Guy Morel, gérant sortant, est remplacé par Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'Par AGO du 4 mai 2026, Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, remplace M. Guy Morel aux fonctions de gérant.',
    "L'assemblée du 4 mai 2026 a mis fin au mandat de gérant de M. Guy Morel et l'a remplacé par Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.",
    'Suite au départ de M. Guy Morel, gérant, les associés ont choisi Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, comme gérante.',
    'Gérance : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, en remplacement de M. Guy Morel, démissionnaire.',
    'Je ne suis plus gérant de la société : Guy Morel a démissionné de la gérance et Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, est la nouvelle gérante.',
  ])('are read in « %s »', (sentence) => {
    const text = HEAD + sentence;
    expect.soft(readText(text).types).toEqual(['changement_dirigeant']);
    expect.soft(sure(text, 'person')).toEqual(['gérant: Ève Rollin']);
    expect.soft(sure(text, 'person.outgoing')).toEqual(['gérant: Guy Morel']);
    expect.soft(sure(text, 'person.address')).toEqual(['Ève Rollin: 1 rue Haute, 60200 Compiègne']);
  });
});

describe('the offices of a text', () => {
  it.each([
    [
      'Les associés ont nommé cogérante Mme Ève Rollin, M. Guy Morel restant gérant.',
      ['cogérant: Ève Rollin', 'gérant: Guy Morel'],
    ],
    [
      'Mme Ève Rollin a été nommée commissaire aux comptes titulaire et M. Guy Morel suppléant.',
      ['commissaire aux comptes suppléant: Guy Morel', 'commissaire aux comptes: Ève Rollin'],
    ],
    [
      'Ont été désignés : commissaire aux comptes titulaire, Mme Ève Rollin ; suppléant, M. Guy Morel.',
      ['commissaire aux comptes suppléant: Guy Morel', 'commissaire aux comptes: Ève Rollin'],
    ],
    [
      'Nomination de AUDIT VALOIS en tant que commissaire aux comptes, pour six exercices.',
      ['commissaire aux comptes: AUDIT VALOIS'],
    ],
    ['Gér. : Mme Ève Rollin.', ['gérant: Ève Rollin']],
    ['Pdt : M. Guy Morel. DG : Mme Ève Rollin.', ['directeur général: Ève Rollin', 'président: Guy Morel']],
    ['La présidence est assurée par Mme Ève Rollin.', ['président: Ève Rollin']],
    ['Mme Ève Rollin, nommée gérante, accepte ces fonctions.', ['gérant: Ève Rollin']],
    ['Je suis la gérante : Ève Rollin.', ['gérant: Ève Rollin']],
    ['La gérante sera Mme Ève Rollin.', ['gérant: Ève Rollin']],
    ['La société est dirigée par Mme Ève Rollin, présidente.', ['président: Ève Rollin']],
    [
      'Premiers administrateurs : Mme Ève Rollin, M. Guy Morel.',
      ['administrateur: Guy Morel', 'administrateur: Ève Rollin'],
    ],
  ])('are read in « %s »', (sentence, persons) => {
    expect([...sure(`${HEAD}Par AGO du 4 mai 2026. ${sentence}`, 'person')].sort()).toEqual(persons);
  });
});

describe('the object and the duration', () => {
  it.each([
    [
      "décidé de remplacer l'objet social par le suivant : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      "substitué à l'objet actuel l'objet suivant : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      "modifié l'objet social qui est désormais : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      "modifié l'objet. Ancien objet : marbrerie. Nouvel objet : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      'décidé que la société aura désormais pour objet la taille de pierre et le négoce de marbres.',
      'change.object.new',
      'la taille de pierre et le négoce de marbres',
    ],
    ['décidé de porter la durée de la société de 50 ans à 99 ans.', 'change.duration.new', '99'],
    [
      'prorogé la durée de la société, qui passe de cinquante à quatre-vingt-dix-neuf ans.',
      'change.duration.new',
      '99',
    ],
    ['fixé la nouvelle durée de la société à 99 ans.', 'change.duration.new', '99'],
    ['prorogé de 49 années la durée de la société, pour la porter à 99 ans.', 'change.duration.new', '99'],
  ])('are read in « %s »', (sentence, name, value) => {
    expect(sure(`${HEAD}L'AGE du 4 mai 2026 a ${sentence}`, name)).toEqual([value]);
  });
});

const ENDS = `${HEAD}L'AGE du 4 mai 2026 a décidé la dissolution anticipée de la société et nommé liquidateur M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens. `;

describe('the address of the liquidation', () => {
  it.each([
    ['Le siège de la liquidation est fixé au domicile du liquidateur.', '2 rue Basse, 80000 Amiens'],
    [
      'Le siège de la liquidation, où les actes sont notifiés, est fixé chez le liquidateur.',
      '2 rue Basse, 80000 Amiens',
    ],
    ['Adresse de correspondance : même adresse.', '2 rue Basse, 80000 Amiens'],
    ['La correspondance est à envoyer au siège social.', '4 rue de Soissons, 60800 CRÉPY-EN-VALOIS'],
    [
      'Toute correspondance devra être adressée au 9 rue Neuve, 80100 Abbeville.',
      '9 rue Neuve, 80100 Abbeville',
    ],
    ['Siège de liquidation : 9 rue Neuve, 80100 Abbeville.', '9 rue Neuve, 80100 Abbeville'],
    ['Les courriers seront envoyés à cette même adresse.', '2 rue Basse, 80000 Amiens'],
    ["Le siège de la liquidation est à l'adresse du liquidateur.", '2 rue Basse, 80000 Amiens'],
  ])('is read in « %s »', (sentence, value) => {
    expect(sure(ENDS + sentence, 'liquidation.seat')).toEqual([value]);
    expect(sure(ENDS + sentence, 'liquidator')).toEqual(['Guy Morel']);
  });
});

describe('a scanned text', () => {
  it.each([
    [
      'LES PA1MIERS DORÉS\nSARL au capital de 5 OOO €\nSiège : l2 rue Neuve, 8O1OO Abbeville',
      'company.name',
      'LES PALMIERS DORÉS',
    ],
    [
      'LES PALMIERS\nSARL au capital de 5 OOO €\nSiège : l2 rue Neuve, 8O1OO Abbeville',
      'company.seat',
      '12 rue Neuve, 80100 Abbeville',
    ],
    [
      'LES PALMIERS\nSARL au capital de 5 OOO €\nSiège : lO rue Neuve, 8O1OO Abbeville',
      'company.seat',
      '10 rue Neuve, 80100 Abbeville',
    ],
    [
      'LES PALMIERS\nSARL au capital de l5 OOO €\nSiège : l2 rue Neuve, 8O1OO Abbeville',
      'company.capital',
      '15000',
    ],
    [
      `${HEAD}Par AGO du 4 mai 2O26, nomination en qualité de gérant de M. Guy MO-\nRELLET, 2 rue Basse, 8OOOO Amiens.`,
      'person',
      'gérant: Guy MORELLET',
    ],
    [
      `${HEAD}Par AGO du 4 mai 2O26, nomination en qualité de gérante de Mme Anne-\nMarie ROLLIN, 2 rue Basse, 8OOOO Amiens.`,
      'person',
      'gérant: Anne-Marie ROLLIN',
    ],
    [
      'TRIBUNA1 DE C0MMERCE DE LILLE\nJugement du l2/O5/2O26 : liquidation judiciaire de la SARL LE PHARE.',
      'court',
      'TRIBUNAL DE COMMERCE DE LILLE',
    ],
    [
      'TRIBUNAL DE COMMERCE DE LILLE\nJugement du l2/O5/2O26 : liquidation judiciaire de la SARL LE PHARE.',
      'date.decision',
      '2026-05-12',
    ],
    [
      'LE PHARE, SARL, 3 rue Neuve, 14000 Caen, 5O1 5O2 5O3 RCS CAEN. Dissolution décidée le 4 mai 2O26.',
      'company.siren',
      '501502503',
    ],
  ])('« %s » has its letters back', (text, name, value) => {
    expect(sure(text, name)).toEqual([value]);
  });
});

describe('a name', () => {
  it.each([
    [
      'SOCIÉTÉ INTERCOMMUNALE DES EAUX DU VALOIS, SEM au capital de 100 000 €, 3 rue Neuve, 14000 Caen, RCS CAEN 501 502 503. Dissolution décidée le 4 mai 2026.',
      'SOCIÉTÉ INTERCOMMUNALE DES EAUX DU VALOIS',
    ],
    [
      'La société INTERLUDE, SARL au capital de 1 000 €, 3 rue Neuve, 14000 Caen, RCS CAEN 501 502 503 a été dissoute le 4 mai 2026.',
      'INTERLUDE',
    ],
    [
      'LE PHARE / SARL / capital 1 000 € / siège 3 rue Neuve, 14000 Caen / 501 502 503 / RCS CAEN / dissolution le 4 mai 2026',
      'LE PHARE',
    ],
    [
      'Société\tLE PHARE\tSigle\tLPH\nForme\tSARL\tCapital\t1 000 €\nSiège\t3 rue Neuve, 14000 Caen\nObjet\tdissolution',
      'LE PHARE',
    ],
  ])('is read in « %s »', (text, name) => {
    expect(sure(text, 'company.name')).toEqual([name]);
  });
});

describe('what a complete text does not lack', () => {
  const id = (name: string) => announcementTypes.find((one) => one.name === name)?.id ?? 0;
  it.each([
    [
      'cession_fonds',
      'Par ssp du 04/05/2026 enregistré à Amiens le 06/05/2026, réf. 2026 A 12, M. Guy Morel, dmt 2 rue Basse, 80000 Amiens, a vendu à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, un fds de cce de pressing, 9 rue Neuve, 80100 Abbeville. Px 50 000 €. Jouissance au 04/05/2026. Oppositions : Me Varin, 3 place Verte, 80000 Amiens.',
    ],
    [
      'cession_droit_bail',
      'Par acte du 4 mai 2026, M. Guy Morel, 2 rue Basse, 80000 Amiens, a cédé à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, son bail commercial, boutique à Abbeville (80100), 9 rue Neuve. Prix : 50 000 €. Oppositions chez Me Varin, 3 place Verte, 80000 Amiens.',
    ],
    [
      'location_gerance',
      'Par acte du 4 mai 2026, M. Guy Morel, 2 rue Basse, 80000 Amiens, a loué à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, en location-gérance, un fonds de bar, 9 rue Neuve, 80100 Abbeville, pour un an, du 1er juin 2026 au 31 mai 2027.',
    ],
    [
      'cessation_activite',
      `${HEAD}La société met définitivement un terme à son activité le 4 mai 2026, par décision du gérant du 3 mai 2026.`,
    ],
    [
      'redressement_judiciaire',
      'Le tribunal de commerce de Lille a ouvert le 4 mai 2026 le redressement judiciaire de la SARL LE PHARE, 3 rue Neuve, 59000 Lille, 501 502 503 RCS LILLE, activité : bar. Mandataire judiciaire : Me Varin, 3 place Verte, 59000 Lille. Déclarations à faire dans les deux mois.',
    ],
    [
      'transformation',
      `${HEAD}L'AGE du 4 mai 2026 a transformé la société en SAS, sans création d'une personne morale nouvelle. Objet, siège et durée inchangés. Président : M. Guy Morel, 2 rue Basse, 80000 Amiens. Chaque action donne une voix ; les cessions sont soumises à agrément.`,
    ],
  ])('%s: « %s »', (type, text) => {
    expect(missingInText(id(type), text).map(({ label }) => label)).toEqual([]);
  });
});
