import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

/** The same statement in other words: each rule must read wordings that no corpus has. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

const HEAD = `MARBRERIE DU VALOIS
SARL au capital de 20 000 €
Siège social : 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS
RCS COMPIÈGNE 501 502 503
`;
const notice = (sentence: string) => `${HEAD}L'AGE du 4 mai 2026 a ${sentence}`;

describe('the new name', () => {
  it.each([
    'décidé de changer la dénomination sociale, MARBRERIE DU VALOIS devenant PIERRES DU VALOIS.',
    'modifié la dénomination sociale qui devient, à compter du 1er juin 2026 : PIERRES DU VALOIS.',
    'décidé de remplacer la dénomination MARBRERIE DU VALOIS par PIERRES DU VALOIS.',
    'décidé d’adopter, en remplacement de « MARBRERIE DU VALOIS », la dénomination « PIERRES DU VALOIS ».',
    'décidé que la société prendra désormais le nom de PIERRES DU VALOIS.',
    'adopté la dénomination sociale PIERRES DU VALOIS.',
    'modifié la raison sociale. Ancienne : MARBRERIE DU VALOIS. Nouvelle : PIERRES DU VALOIS.',
    'décidé un changement de dénomination. Nouvelle dénomination sociale : PIERRES DU VALOIS.',
    'décidé que la dénomination sociale sera désormais « PIERRES DU VALOIS ».',
    'changé la dénomination en « PIERRES DU VALOIS ».',
    'décidé que la société se dénommera désormais PIERRES DU VALOIS à la place de MARBRERIE DU VALOIS.',
    'modifié la dénomination sociale. Nouveau nom : PIERRES DU VALOIS.',
  ])('is read in « %s »', (sentence) => {
    expect(sure(notice(sentence), 'change.name.new')).toEqual(['PIERRES DU VALOIS']);
    expect(sure(notice(sentence), 'change.name.old')).toEqual(['MARBRERIE DU VALOIS']);
  });
});

describe('the new capital', () => {
  it.each([
    "décidé d'augmenter le capital de 30 000 € pour le porter à 50 000 €.",
    'décidé une augmentation de capital de 30 000 €, le portant de 20 000 € à 50 000 €.',
    'porté le capital social de 20 000 € à 50 000 €.',
    'augmenté le capital, ainsi élevé à 50 000 euros.',
    'augmenté le capital de 20 000 à cinquante mille euros.',
    'constaté que le capital se trouve porté à 50.000 €.',
    'augmenté le capital social. Ancien capital : 20 000 €. Nouveau capital : 50 000 €.',
    "décidé une augmentation de capital par apport ; le capital s'établit désormais à 50 000 €.",
    'augmenté le capital social, qui passe de 20 000 € à 50 000 €.',
    "décidé d'élever le capital social de 20 000 € à la somme de 50 000 €.",
    'augmenté le capital par incorporation de réserves pour être porté à 50 000 €.',
  ])('is read in « %s »', (sentence) => {
    expect(sure(notice(sentence), 'change.capital.new')).toEqual(['50000']);
    expect(sure(notice(sentence), 'change.capital.old')).toEqual(['20000']);
  });
});

describe('the new seat', () => {
  it.each([
    'décidé de transférer le siège social au 9 rue Neuve, 60200 Compiègne.',
    "transféré le siège à l'adresse suivante : 9 rue Neuve, 60200 Compiègne, à compter du 1er juin 2026.",
    'décidé le transfert du siège du 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS au 9 rue Neuve, 60200 Compiègne.',
    'décidé que le siège social sera désormais situé 9 rue Neuve, 60200 Compiègne.',
    'décidé de fixer le nouveau siège social 9 rue Neuve, 60200 Compiègne.',
    'transféré le siège social. Ancien siège : 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS. Nouveau siège : 9 rue Neuve, 60200 Compiègne.',
    'décidé de déplacer le siège social au 9 rue Neuve, 60200 Compiègne.',
    'transféré ledit siège 9 rue Neuve, 60200 Compiègne, à effet du 1er juin 2026.',
  ])('is read in « %s »', (sentence) => {
    expect(sure(notice(sentence), 'change.seat.new')).toEqual(['9 rue Neuve, 60200 Compiègne']);
    expect(sure(notice(sentence), 'company.seat')).toEqual(['4 rue de Soissons, 60800 CRÉPY-EN-VALOIS']);
  });
});

describe('who comes and who leaves', () => {
  it.each([
    'nommé gérante Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, en remplacement de M. Guy Morel, démissionnaire.',
    'désigné Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, en qualité de gérante en lieu et place de M. Guy Morel.',
    'pris acte de la démission de M. Guy Morel de ses fonctions de gérant et nommé en remplacement Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'pris acte du décès de M. Guy Morel, gérant, et nommé pour lui succéder Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'révoqué M. Guy Morel de ses fonctions de gérant, remplacé par Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'décidé que la gérance serait désormais assurée par Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, M. Guy Morel ayant cessé ses fonctions de gérant.',
    'nommé aux fonctions de gérante, à compter du 1er juin 2026 et pour une durée illimitée, Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, à la place de M. Guy Morel, démissionnaire.',
  ])('are read in « %s »', (sentence) => {
    expect(sure(notice(sentence), 'person')).toEqual(['gérant: Ève Rollin']);
    expect(sure(notice(sentence), 'person.outgoing')).toEqual(['gérant: Guy Morel']);
    expect(sure(notice(sentence), 'person.address')).toEqual(['Ève Rollin: 1 rue Haute, 60200 Compiègne']);
  });
});

describe('who stays', () => {
  it.each([
    'renouvelé le mandat de gérante de Mme Ève Rollin.',
    'constaté que le mandat de gérante de Mme Ève Rollin a été renouvelé pour trois ans.',
    'reconduit Mme Ève Rollin dans ses fonctions de gérante.',
  ])('does not leave in « %s »', (sentence) => {
    expect(sure(notice(sentence), 'person')).toEqual(['gérant: Ève Rollin']);
    expect(sure(notice(sentence), 'person.outgoing')).toEqual([]);
  });
});

describe('the day of effect', () => {
  it.each([
    'à compter du 1er juin 2026',
    'à cpter du 1er juin 2026',
    'à effet du 01/06/2026',
    'avec effet au 1er juin 2026',
    'avec prise d’effet le 1er juin 2026',
    'à dater du 1er juin 2026',
    'à partir du 1er juin 2026',
    'avec effet rétroactif au 1er juin 2026',
  ])('is read in « %s »', (words) => {
    expect(sure(notice(`décidé de dissoudre la société ${words}.`), 'date.effect')).toEqual(['2026-06-01']);
  });
});

describe('a table', () => {
  it('gives each value the label of its column', () => {
    const text = `Dénomination | Forme | Capital | Siège | Durée
VÉLOS DU MARAIS | SAS | 9 000 € | 2 quai Nord 79000 Niort | 60 ans
Objet | location de vélos
Fonction | Nom | Adresse
Président | Léo Garnier | 5 rue Basse 79000 Niort`;
    expect(readText(text).types).toEqual(['constitution']);
    expect(sure(text, 'company.name')).toEqual(['VÉLOS DU MARAIS']);
    expect(sure(text, 'company.capital')).toEqual(['9000']);
    expect(sure(text, 'company.object')).toEqual(['location de vélos']);
    expect(sure(text, 'person')).toEqual(['président: Léo Garnier']);
    expect(sure(text, 'person.address')).toEqual(['Léo Garnier: 5 rue Basse 79000 Niort']);
  });

  it('tells the old value from the new one', () => {
    const text = `Société ; SELLERIE DU HARAS
Forme ; SARL
Siège ; 1 place d'Armes, 61000 Alençon
Rubrique ; Ancienne mention ; Nouvelle mention
Objet ; sellerie ; sellerie, maroquinerie et cordonnerie`;
    expect(sure(text, 'company.name')).toEqual(['SELLERIE DU HARAS']);
    expect(sure(text, 'company.object')).toEqual(['sellerie']);
    expect(sure(text, 'change.object.new')).toEqual(['sellerie, maroquinerie et cordonnerie']);
  });
});

describe('a scanned text', () => {
  it.each([
    ['ATELlERS DE LA LYS, SARL au capital de 5 0OO €', 'company.name', 'ATELIERS DE LA LYS'],
    ['Siège social : 3 rue du MouIin, 59190 Hazebrouck', 'company.seat', '3 rue du Moulin, 59190 Hazebrouck'],
    ["L'assernblée générale du ll juin 2026 a nommé", 'date.decision', '2026-06-11'],
  ])('« %s » has its letters back', (text, name, value) => {
    expect(sure(text, name)).toEqual([value]);
  });
});

describe('the main type', () => {
  it.each([
    ['Avis est donné de la constitution, par acte du 4 mai 2026, de la SAS « NEXALYS ».', 'constitution'],
    [
      'Les associés ont décidé de mettre la société en sommeil à compter du 1er juin 2026.',
      'cessation_activite',
    ],
    ['Par AGE, le siège social est désormais fixé au 3 rue Neuve, 85500 Les Herbiers.', 'transfert_siege'],
    [
      'La location-gérance consentie par Mme Rey à M. Bo a été résiliée le 3 mai 2026.',
      'fin_location_gerance',
    ],
    ['Le capital, par suite du rachat de 10 parts, est ramené de 9 000 € à 8 000 €.', 'reduction_capital'],
    ['Suite à une erreur dans l’annonce du 3 mai, lire 10 000 € et non 1 000 €.', 'rectificatif'],
    [
      'Les comptes annuels de l’exercice 2025, approuvés le 3 mai 2026, ont été déposés au greffe.',
      'avis_depot_comptes',
    ],
    [
      'Ont été nommés :\n- en qualité de commissaire aux comptes titulaire : AUDIT NORD',
      'nomination_commissaire',
    ],
    [
      "L'assemblée de la SARL BO, dont le siège est situé 1 rue Neuve, 14000 Caen, a étendu l'objet social au café.",
      'modification',
    ],
    ['Aucune opposition n’a été formée ; le capital est réduit de 2 000 € à 1 000 €.', 'reduction_capital'],
    ['Tribunal de commerce de Lille\nNature : redressement judiciaire', 'redressement_judiciaire'],
  ])('of « %s » is %s', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});
