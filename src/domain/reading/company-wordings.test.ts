import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

/** Companies, dates, organs and references in other words than those of any corpus. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

const HEAD =
  'LES OSIERS, SARL au capital de 8 000 €, siège 3 rue Basse, 80000 Amiens, 512 345 678 RCS Amiens.';

describe('a town on its own line, misread', () => {
  it.each([
    ['8OOOO AMIENS', '80000 AMIENS'],
    ['8O0O0 AMIENS', '80000 AMIENS'],
    ['590l0 LILLE', '59010 LILLE'],
  ])('belongs to its street in « %s »', (line, town) => {
    const text = `LES OSIERS\nSARL au capital de 8 OOO euros\nSiège social : 3 rue Basse\n${line}\nRCS AMIENS 512 345 678\n\nL'assemblée du 4 mai 2026 a nommé gérante Mme Ève Rollin.`;
    expect(sure(text, 'company.seat')).toEqual([`3 rue Basse ${town}`]);
  });
});

describe('a text that lost its apostrophes', () => {
  it.each([
    [
      'CONSTITUTION DE LA SARL LES OSIERS. SIEGE : 3 RUE BASSE 61000 ALENCON. CAPITAL : 500 EUROS. IMMATRICULATION AU RCS D ALENCON.',
      'ALENCON',
    ],
    [
      'La sarl LES OSIERS au capital de 500 euros, 3 rue Basse 16000 Angouleme, immatriculee au rcs d Angouleme sous le numero 512 345 678, informe que l assemblee du 4 mai 2026 a nomme gerant M. Guy Morel.',
      'Angouleme',
    ],
  ])('names the registry in « %s »', (text, city) => {
    expect(sure(text, 'company.rcs.city')).toEqual([city]);
  });

  it('keeps the letter of a building', () => {
    const text =
      'SCI LES OSIERS, capital 500 euros, siege batiment D entree 2, 3 rue Basse, 80000 Amiens. RCS Amiens 512 345 678.';
    expect(sure(text, 'company.seat')[0]).toContain('batiment D entree 2');
  });
});

describe('the company that is named', () => {
  it.each([
    [
      'Il a été constitué, par acte reçu par Me MOREL le 4 mai 2026, une société civile immobilière dénommée SCI DES OSIERS. Siège : 3 rue Basse, 80000 Amiens.',
      'DES OSIERS',
    ],
    [
      "STATUTS\nLes soussignés M. Guy Morel, 2 rue Haute, 80000 Amiens, et l'EARL DE LA PLAINE, dont le siège est 9 rue Neuve, 80100 Abbeville, ont établi les statuts de la société qu'ils forment.\nArt. 1. Il est formé une société à responsabilité limitée.\nArt. 2. Elle se nomme LES OSIERS. Art. 3. Le siège est à Amiens (80000), 3 rue Basse.",
      'LES OSIERS',
    ],
    [
      "CRÉATION BOIS PICARDIE\nSARL au capital de 8 000 €\n3 rue Basse, 80000 Amiens\nRCS Amiens 512 345 678\nL'assemblée du 4 mai 2026 a transféré le siège au 9 rue Neuve, 80100 Abbeville.",
      'CRÉATION BOIS PICARDIE',
    ],
    [
      'JUGEMENT DU 4 MAI 2026\nN° 2026F00112\nSARL LES OSIERS, 3 RUE BASSE 80000 AMIENS. RCS AMIENS 512 345 678. LIQUIDATION JUDICIAIRE. LIQUIDATEUR : ME ROLLIN.',
      'LES OSIERS',
    ],
  ])('is read in « %s »', (text, name) => {
    expect(sure(text, 'company.name')).toEqual([name]);
  });

  it.each([
    'LES OSIERS, société à responsabilité limitée, 8 000 euros de capital, 3 rue Basse, 80000 Amiens, immatriculée à Amiens. Le 4 mai 2026, les associés ont porté le capital à 20 000 euros.',
    "LES OSIERS, SARL, 8 000 € de capital, 3 rue Basse, 80000 Amiens, immatriculée à Amiens ; l'assemblée du 4 mai 2026 a porté le capital de 8 000 € à 20 000 €.",
  ])('has its capital and its registry in « %s »', (text) => {
    expect.soft(sure(text, 'company.capital')).toEqual(['8000']);
    expect.soft(sure(text, 'change.capital.new')).toEqual(['20000']);
    expect.soft(sure(text, 'company.rcs.city')).toEqual(['Amiens']);
  });
});

describe('an address', () => {
  it.each([
    ['Siège : 3 rue Basse à Amiens 80000, RCS Amiens 512 345 678', '3 rue Basse à Amiens 80000'],
    ['Siège : 3 rue Basse — 80 000 AMIENS', '3 rue Basse — 80000 AMIENS'],
    [
      'Le siège est à Saint-Leu (97436), 3 chemin Bas, Pointe du Sel.',
      'Saint-Leu (97436), 3 chemin Bas, Pointe du Sel',
    ],
    [
      'Le siège est à Royan (17200), 3 chemin Bas, Vaux-sur-Mer.',
      'Royan (17200), 3 chemin Bas, Vaux-sur-Mer',
    ],
  ])('is whole in « %s »', (words, seat) => {
    expect(sure(`LES OSIERS, SARL au capital de 8 000 €. ${words}`, 'company.seat')).toEqual([seat]);
  });

  it('does not begin with the minutes of an hour', () => {
    const text =
      "LES OSIERS, SA au capital de 80 000 €. Les actionnaires sont convoqués en assemblée générale ordinaire le 4 mai 2026 à 14 h 30, à l'hôtel du Parc, 2 rue Haute, 80000 Amiens.";
    expect(sure(text, 'meeting.place')).toEqual(['hôtel du Parc, 2 rue Haute, 80000 Amiens']);
  });
});

describe('dates', () => {
  it.each([
    ['nomme gérante, à cpter du 1er/06/2026, Mme Ève Rollin', '2026-06-01'],
    ['a décidé de changer le nom en LES SAULES ; cette décision prend effet à la même date', '2026-05-04'],
    ['cesse toute activité a compté du 1 juin 2026', '2026-06-01'],
  ])('of effect are read in « %s »', (words, day) => {
    expect(sure(`${HEAD} L'assemblée générale du 4 mai 2026 ${words}.`, 'date.effect')).toEqual([day]);
  });

  it.each([
    "Le 4 mai 2026, au siège de la liquidation, 3 rue Basse, 80000 Amiens, l'associée unique, Mme Ève Rollin, agissant aussi comme liquidatrice et demeurant à cette même adresse, a arrêté et approuvé les comptes de liquidation et prononcé la clôture.",
    "Il résulte d'un acte reçu par Me Morel, notaire à Amiens, le 4 mai 2026, que les associés, réunis à cette date en assemblée, ont décidé la dissolution anticipée de la société.",
  ])('of decisions are read in « %s »', (words) => {
    expect.soft(sure(`${HEAD}\n${words}`, 'date.decision')).toEqual(['2026-05-04']);
    expect.soft(sure(`${HEAD}\n${words}`, 'date.signature')).toEqual([]);
  });

  it('of minutes may have a weekday', () => {
    const text = `LES OSIERS\nSARL au capital de 8 000 €\nPROCÈS-VERBAL DE L'ASSEMBLÉE\nL'an deux mille vingt-six, le lundi quatre mai, à dix heures, les associés se sont réunis au siège.`;
    expect(sure(text, 'date.decision')).toEqual(['2026-05-04']);
  });
});

describe('who decides', () => {
  it.each([
    [
      'La collectivité des associés, consultée par écrit le 4 mai 2026, a nommé commissaire aux comptes la SAS AUDIT SOMME jusqu’à l’assemblée qui statuera sur les comptes de 2031.',
      'collectivité des associés',
    ],
    [
      "Aucune opposition n'ayant été formée, le président, par décision du 4 mai 2026, a déclaré la réduction du capital définitive.",
      'président',
    ],
    [
      'Par assemblée générale ordinaire du 4 mai 2026, Mme Ève Rollin a été nommée gérante. L’article 9 des statuts, où figurait le nom du gérant sortant, est mis à jour.',
      'assemblée générale ordinaire',
    ],
  ])('is read in « %s »', (words, organ) => {
    expect(sure(`${HEAD}\n${words}`, 'organ')).toEqual([organ]);
  });
});

describe('an object before and after its change', () => {
  it.each([
    "L'assemblée du 4 mai 2026 a étendu l'objet social, qui se limitait au négoce de bois, et l'a rédigé comme suit : négoce de bois et de charbon.",
    "L'assemblée du 4 mai 2026 a modifié l'objet : à l'objet d'origine, qui était le négoce de bois, est substitué le suivant : négoce de bois et de charbon.",
  ])('is read in « %s »', (words) => {
    expect.soft(sure(`${HEAD}\n${words}`, 'company.object')[0]).toMatch(/négoce de bois$/);
    expect.soft(sure(`${HEAD}\n${words}`, 'change.object.new')).toEqual(['négoce de bois et de charbon']);
  });
});

describe('a judgment', () => {
  it.each([
    ["Jugement du 4 mai 2026 - No 2026 004471\nOuverture d'une liquidation judiciaire", '2026 004471'],
    ["N° 2026F00112\nOuverture d'une liquidation judiciaire", '2026F00112'],
  ])('has its number in « %s »', (words, number) => {
    const text = `TRIBUNAL DE COMMERCE D'AMIENS\n${words}\nSARL LES OSIERS, 3 rue Basse, 80000 Amiens, RCS Amiens 512 345 678, qui exerce l'activité suivante : négoce de bois.`;
    expect.soft(sure(text, 'case.number')).toEqual([number]);
    expect.soft(sure(text, 'company.object')).toEqual(['négoce de bois']);
  });
});
