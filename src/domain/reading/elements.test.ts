import { describe, expect, it } from 'vitest';
import { addressAt } from './addresses.ts';
import { findDates, impossibleDates } from './dates.ts';
import { fold } from './fold.ts';
import { findForms } from './forms.ts';
import { companyNameAt, personNameAt } from './names.ts';
import { amountAt, numberOfWords } from './numbers.ts';
import { findRegistrations } from './registrations.ts';
import { prepare } from './source.ts';

describe('a number in words', () => {
  it.each([
    ['un', 1],
    ['soixante et onze', 71],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix-neuf', 99],
    ['cent', 100],
    ['deux cent mille', 200_000],
    ['mille cinq cents', 1500],
    ['deux mil vingt-six', 2026],
    ['trois millions quatre cent mille', 3_400_000],
    ['septante-deux', 72],
    ['gérant', undefined],
    ['', undefined],
  ])('« %s » is %s', (words, value) => {
    expect(numberOfWords(fold(words))).toBe(value);
  });
});

describe('an amount', () => {
  it.each([
    ['1.000 €', '1000'],
    ['1 524,49 euros', '1524.49'],
    ['7 622 €', '7622'],
    ['10000€', '10000'],
    ['EUR 15.000', '15000'],
    ['5 K€', '5000'],
    ['DEUX CENT MILLE EUROS (200 000,00 EUR)', '200000'],
    ['dix mille (10 000) euros', '10000'],
    ['mille cinq cents euros (1.500 €)', '1500'],
    ['un euro', '1'],
    ["1.000.000 d'euros", '1000000'],
    ['deux mille euros et cinquante centimes', '2000.5'],
    ['1 200 parts', undefined],
    ['99 ans', undefined],
  ])('« %s » is %s', (words, value) => {
    expect(amountAt(prepare(words).folded, 0)?.value).toBe(value);
  });

  it('may be in francs', () => {
    expect(amountAt('10.000 f,', 0)?.currency).toBe('FRF');
    expect(amountAt('10.000 francs', 0)?.currency).toBe('FRF');
  });
});

describe('a date', () => {
  it.each([
    ['12/03/2026', '2026-03-12'],
    ['3/9/26', '2026-09-03'],
    ['09.01.26', '2026-01-09'],
    ['02-11-2026', '2026-11-02'],
    ['2026-04-01', '2026-04-01'],
    ['1er avril 2026', '2026-04-01'],
    ['mardi 9 juin 2026', '2026-06-09'],
    ['15 déc. 2025', '2025-12-15'],
    ['17 aout 2026', '2026-08-17'],
    ['vingt-trois janvier deux mille vingt-six', '2026-01-23'],
    ['premier mars deux mil vingt six', '2026-03-01'],
    ["L'an deux mille vingt-six, et le dix-sept avril", '2026-04-17'],
    ['l5 mai 2O26', '2026-05-15'],
    ['ler août 2O26', '2026-08-01'],
    ['31 février 2026', undefined],
    ['13/13/2026', undefined],
    ['le 11 mai', undefined],
  ])('« %s » is %s', (words, iso) => {
    expect(findDates(prepare(words))[0]?.iso).toBe(iso);
  });

  it('that no calendar has is reported', () => {
    expect(impossibleDates(prepare('le 31 février 2026'))).toHaveLength(1);
    expect(impossibleDates(prepare('le 28 février 2026'))).toEqual([]);
  });
});

describe('a legal form', () => {
  it.each([
    ['une SASU', 'SASU'],
    ['une S.A.R.L. au capital', 'SARL'],
    ['SARL à associé unique', 'EURL'],
    ['société par actions simplifiée unipersonnelle', 'SASU'],
    ["société d'exercice libéral à responsabilité limitée", 'SELARL'],
    ['Société civile immobilière', 'SCI'],
    ['SCOP SARL', 'SCOP'],
    ['société civile de portefeuille', 'SC'],
    ['SA au capital', 'SA'],
    ['en raison de sa taille', undefined],
    ['un vaste champ', undefined],
  ])('« %s » names %s', (words, form) => {
    expect(findForms(prepare(words))[0]?.value).toBe(form);
  });
});

const read = (words: string, span: { start: number; end: number } | undefined) =>
  span && words.slice(span.start, span.end);

describe('an address', () => {
  it.each([
    ['14 quai de la Fosse, 44000 Nantes, immatriculée', '14 quai de la Fosse, 44000 Nantes'],
    ['118 BD DU GENERAL LECLERC 59100 ROUBAIX ET MME', '118 BD DU GENERAL LECLERC 59100 ROUBAIX'],
    ['PRIGONRIEUX (24130), 27 route de la Gabarre.', 'PRIGONRIEUX (24130), 27 route de la Gabarre'],
    ['au 8 allé des Pinsons 93150 le blanc mesnil.', '8 allé des Pinsons 93150 le blanc mesnil'],
    ['12 chemin des Granges à Gap (05000), objet', '12 chemin des Granges à Gap (05000)'],
    ['ZI n° 4, 59309 Valenciennes Cedex', 'ZI n° 4, 59309 Valenciennes Cedex'],
    ['lieu-dit « Le Pré », 63122 Ceyrat. Capital', 'lieu-dit « Le Pré », 63122 Ceyrat'],
    ['3 rue du Lac, 75011 Paris à compter du 1er mai', '3 rue du Lac, 75011 Paris'],
    ['la gérance a décidé', undefined],
    ['10 000 euros', undefined],
  ])('« %s »', (words, address) => {
    const source = prepare(words);
    expect(read(source.text, addressAt(source, 0))).toBe(address);
  });

  it('abroad is read where one is announced', () => {
    const source = prepare('Rua das Palmeiras 301, Macapá (Brésil).');
    expect(read(source.text, addressAt(source, 0, { announced: true }))).toBe(
      'Rua das Palmeiras 301, Macapá (Brésil)',
    );
    expect(addressAt(source, 0)).toBeUndefined();
  });
});

describe('a name', () => {
  it.each([
    ['Solenn KERVADEC, demeurant', 'Solenn KERVADEC'],
    ['Oriane de KERSAUZON, à', 'Oriane de KERSAUZON'],
    ['Jan VAN DER ELST en qualité', 'Jan VAN DER ELST'],
    ['NORDINE BELKACEMI 6 RUE', 'NORDINE BELKACEMI'],
    ['PATRICE LEGOUPIL DEMEURANT 3', 'PATRICE LEGOUPIL'],
    ['Gérard, gérant', undefined],
  ])('of a person: « %s »', (words, name) => {
    const source = prepare(words);
    expect(read(source.text, personNameAt(source, 0))).toBe(name);
  });

  it.each([
    ['FRESH & BUN, SASU', 'FRESH & BUN'],
    ['« CABINET DES TROIS-PONTS »', 'CABINET DES TROIS-PONTS'],
    ['WEB&CO CREATION SASU en liquidation', 'WEB&CO CREATION'],
    ['Ferronnerie Galtier & Fils au capital', 'Ferronnerie Galtier & Fils'],
    ['LÉMANIA CAPITAL, société', 'LÉMANIA CAPITAL'],
    ['TECHNOFROID CAPITAL : 500', 'TECHNOFROID'],
    ['la gérance', undefined],
  ])('of a company: « %s »', (words, name) => {
    const source = prepare(words);
    expect(read(source.text, companyNameAt(source, 0))).toBe(name);
  });
});

describe('a registration', () => {
  it.each([
    ['531 039 931 RCS LA ROCHE-SUR-YON', '531039931', 'LA ROCHE-SUR-YON'],
    ['RCS Carcassonne n° 404.293.557.', '404293557', 'Carcassonne'],
    ['immatriculée au RCS de Lyon sous le numéro 801 073 750', '801073750', 'Lyon'],
    ['RCS AUBENAS D 344 901 226', '344901226', 'AUBENAS'],
    ['R.C.S. P0ITIERS 39O 2l7 448', '390217448', 'POITIERS'],
    ['rcs cahors 511766867', '511766867', 'cahors'],
    ['RCS du Mans', undefined, 'Le Mans'],
    ['RCS en cours', undefined, undefined],
  ])('« %s »', (words, siren, city) => {
    const [found] = findRegistrations(prepare(words));
    expect([found?.siren?.value, found?.city?.value]).toEqual([siren, city]);
  });
});

describe('the prepared text', () => {
  it.each([
    ['carac-\ntéristiques', 'caractéristiques'],
    ['35400 SAINT-\nMALO', '35400 SAINT-MALO'],
    ['GÉNÉRALE ORDI-\nNAIRE', 'GÉNÉRALE ORDINAIRE'],
    ['derneurant à T0URS', 'demeurant à TOURS'],
    ['1O.OOO euros', '10.000 euros'],
    ['l rue du Chai', '1 rue du Chai'],
    ['10\u202f000\u00a0€', '10 000 €'],
    ['Marne-la-Vallée', 'Marne-la-Vallée'],
    ["l'associé 1er", "l'associé 1er"],
    ['place de l’lndustrie', 'place de l’Industrie'],
    ['M. Jérôrne Vial, fabricant de crérnones', 'M. Jérôme Vial, fabricant de crémones'],
    ['2O26, irnprirnerie et parfurnerie, rue du Pornrnier', '2026, imprimerie et parfumerie, rue du Pommier'],
    [
      'le 1O mai, hôtel moderne et cornet garni à Tournus',
      'le 10 mai, hôtel moderne et cornet garni à Tournus',
    ],
    [
      '2O rue Fournier, M. Bernard Arnould, journal interne',
      '20 rue Fournier, M. Bernard Arnould, journal interne',
    ],
    ['l8 chernin du Port, 29OOO Concarneau', '18 chemin du Port, 29000 Concarneau'],
    ['M. Garnarre, rue Thirnonnier', 'M. Garnarre, rue Thirnonnier'],
    ['à Dijon ( 21000 ) , 4 rue Basse', 'à Dijon (21000), 4 rue Basse'],
  ])('of %j is « %s »', (words, text) => {
    expect(prepare(words).text).toBe(text);
  });
});
