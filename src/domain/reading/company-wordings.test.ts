import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { sureValues as sure } from '#tests/support/sure-values.ts';
import { missingInText } from './missing.ts';
import { readText } from './read-text.ts';

/** Companies, dates, organs and references in other words than those of any corpus. */
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

describe('the type of a notice', () => {
  it.each([
    [
      `${HEAD} L'associée unique a pris, le 4 mai 2026, la décision qui suit : l'objet, jusqu'ici limité à la création de sacs, est remplacé par : création de sacs, vente de chapeaux.`,
      'modification',
    ],
    [
      "Suivant décision unanime des associés du 4 mai 2026, la SELARL LES OSIERS (512 345 678 RCS Amiens) quitte le 3 rue Basse, 80000 Amiens pour s'établir 9 rue Neuve, 80100 Abbeville. Elle sera désormais immatriculée au RCS d'Abbeville.",
      'transfert_siege',
    ],
    [
      `${HEAD} La collectivité des associés, votant le 4 mai 2026, a fait de celle-ci une société par actions simplifiée.`,
      'transformation',
    ],
    [
      'CESSATION — SNC LES OSIERS — 3 rue Basse, 80000 Amiens — RCS Amiens 512 345 678. Vannerie : activité définitivement arrêtée au 4 mai 2026, par suite de la fin du traité de gérance.',
      'cessation_activite',
    ],
    [
      `${HEAD} Le capital est abaissé de cette somme à 5 000 euros par rachat puis annulation de parts ; l'opération a été votée par l'assemblée générale extraordinaire du 4 mai 2026.`,
      'reduction_capital',
    ],
    [
      `${HEAD} Le 4 mai 2026, l'assemblée a relevé son capital de 2 000 euros, ce qui le fait passer à 10 000 euros.`,
      'augmentation_capital',
    ],
    [
      'CLÔTURE. – Dénomination : LES OSIERS (en liquidation). Forme : SARL. Siège : 3 rue Basse, 80000 Amiens. Le 4 mai 2026, l’assemblée générale, après lecture du rapport de M. Guy Morel, liquidateur, a validé le compte de clôture et l’a déchargé.',
      'liquidation',
    ],
    [
      "L'association « Les Osiers », siège : 3 rue Basse, 80000 Amiens, prie ses membres de venir le lundi 4 mai 2026 à quinze heures à la mairie, 2 rue Haute, 80000 Amiens. Assemblée générale extraordinaire. On y débattra de la fusion avec une autre association.",
      'convocation_assemblee',
    ],
  ])('is read in « %s »', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });

  it('is that of statutes whose clauses have any sign', () => {
    const text =
      'LES OSIERS\nSAS — statuts constitutifs\nLes signataires :\n§1 Forme. La Société est une société par actions simplifiée.\n§2 Dénomination. LES OSIERS.\n§3 Siège. 3 rue Basse, 80000 Amiens.\n§4 Durée. Quatre-vingt-dix ans.\n§5 Capital. 10 000 euros.\n§6 Dissolution. Liquidateur nommé par la collectivité.';
    expect(readText(text).types).toEqual(['constitution']);
  });
});

describe('a correction', () => {
  it.each([
    [
      "RECTIFICATIF. Dans l'annonce parue le 4 mai 2026, au lieu de « capital : 800 € », il fallait lire « capital : 8 000 € ». De même la gérante s'appelle Ève Rollin et non Ève Rolland.",
      ['capital : 800 €', 'Ève Rolland'],
      ['capital : 8 000 €', 'Ève Rollin'],
    ],
    [
      "RECTIFICATIF. L'annonce du 6 mai 2026, n° 12, est à corriger : la date de l'assemblée, c'est le 04/05/2026 et pas le 05/05/2026.",
      ['05/05/2026'],
      ['04/05/2026'],
    ],
    [
      "Erratum. Dans l'annonce n° 12 du 6 mai 2026, une coquille : le siège n'est pas « 31 rue Basse, 80000 Amiens » ; il faut lire « 13 rue Basse, 80000 Amiens ».",
      ['31 rue Basse, 80000 Amiens'],
      ['13 rue Basse, 80000 Amiens'],
    ],
  ])('is read in « %s »', (text, old, fresh) => {
    expect.soft(sure(text, 'correction.old')).toEqual(old);
    expect.soft(sure(text, 'correction.new')).toEqual(fresh);
  });

  it('names the notice by the title that it had', () => {
    const text =
      "ADDITIF — Compléter comme suit l'annonce n° 12 « Constitution SARL LES OSIERS » parue le 4 mai 2026 dans La Gazette : après le gérant, ajouter « Cogérante : Mme Ève Rollin ».";
    expect
      .soft(sure(text, 'reference.faulty'))
      .toEqual(["l'annonce n° 12 « Constitution SARL LES OSIERS » parue le 4 mai 2026 dans La Gazette"]);
    expect.soft(sure(text, 'correction.new')).toEqual(['Cogérante : Mme Ève Rollin']);
  });
});

describe('days told by a verb', () => {
  it.each([
    [
      `${HEAD} Par AGO du 4 mai 2026, M. Guy Morel quitte la gérance ; lui succède dès le 01/06/2026 Mme Ève Rollin, 2 rue Haute, 80000 Amiens.`,
      ['2026-06-01'],
    ],
    [
      'Fin de gérance libre. Le contrat par lequel M. Guy Morel avait donné en gérance libre à Mme Ève Rollin son fonds de vannerie, contrat signé le 15 mars 2022, a pris fin le 14 mars 2026. À partir de ce jour le propriétaire exploite lui-même.',
      ['2026-03-14'],
    ],
    [
      "M. Guy Morel a donné en location-gérance à Mme Ève Rollin un fonds de vannerie sis 3 rue Basse, 80000 Amiens. Le contrat part du 1er avril 2026 et s'arrête de plein droit le 31 mars 2028.",
      ['2026-04-01', '2028-03-31'],
    ],
  ])('are read in « %s »', (text, days) => {
    expect(sure(text, 'date.effect')).toEqual(days);
  });
});

describe('what stands alone', () => {
  it.each([
    'LES OSIERS. Les associés de cette SARL au capital de 8 000 €, dont le siège se trouve 3 rue Basse, 80000 Amiens (RCS Amiens 512 345 678), réunis le 4 mai 2026, ont décidé de la dissoudre.',
    "LES OSIERS\nForme : société anonyme à conseil d'administration\nCapital : 150 000 euros\nSiège : 3 rue Basse, 80000 Amiens\nDurée : 99 ans\nObjet : vannerie",
  ])('is the name in « %s »', (text) => {
    expect(sure(text, 'company.name')).toEqual(['LES OSIERS']);
  });

  it.each(['Culture de porcs, vente de cereales', "Culture de l'osier et vannerie"])(
    'is the activity in « %s »',
    (words) => {
      const text = `TRIBUNAL DE COMMERCE D'AMIENS\nJugement du 4 mai 2026\nLiquidation judiciaire\nEARL LES OSIERS, 3 rue Basse, 80000 Amiens. RCS Amiens 512 345 678. ${words}. Liquidateur : Me Rollin.`;
      expect(sure(text, 'company.object')).toEqual([words]);
    },
  );

  it('is the article of a new name in capitals', () => {
    const text = `${HEAD} Les associés ont décidé le 4 mai 2026 que la société s'appellerait à partir du 1er juin suivant LE MOULIN DES SAULES.`;
    expect(sure(text, 'change.name.new')).toEqual(['LE MOULIN DES SAULES']);
  });
});

describe('a company told in a sentence', () => {
  it.each([
    [
      "Par acte reçu le 4 mai 2026, Mme Ève Rollin a établi les statuts d'une société à responsabilité limitée qu'elle a nommée « LES OSIERS ».",
      'LES OSIERS',
    ],
    [
      'Il a été institué le 4 mai 2026 une société par actions simplifiée dont la raison sociale est OSIER & FILS, au capital de 8 000 euros.',
      'OSIER & FILS',
    ],
    [
      "Bonne nouvelle ! LES OSIERS voit le jour par acte du 4 mai 2026, sous la forme d'une SAS. Capital : 8 000 €. Siège : 3 rue Basse, 80000 Amiens.",
      'LES OSIERS',
    ],
  ])('has its name in « %s »', (text, name) => {
    expect(sure(text, 'company.name')).toEqual([name]);
  });

  it.each([
    [
      'Il a été formé une société dont voici les traits. Elle est à responsabilité limitée et prend pour nom « LES OSIERS ».',
      'SARL',
    ],
    ['LES OSIERS\nS.à.r.l. au capital de 8 000 €\n3 rue Basse, 80000 Amiens', 'SARL'],
    ['LES OSIERS\nAssociation régie par la loi de 1901\n3 rue Basse, 80000 Amiens', 'ASSOCIATION'],
  ])('has its form in « %s »', (text, form) => {
    expect(sure(text, 'company.form')).toEqual([form]);
  });

  it.each([
    ['LIGUE DES VANNIERS DU NORD — « LVN »\nSociété anonyme au capital de 80 000 €', 'LVN'],
    ["L'association « Ligue des vanniers du Nord » (LVN), siège : 3 rue Basse, 80000 Amiens", 'LVN'],
  ])('has its acronym in « %s »', (text, short) => {
    expect(sure(text, 'company.sigle')).toEqual([short]);
  });

  it.each([
    [
      "SASU LES OSIERS, capital 500 €. L'activité, c'est la vente de paniers. RCS Amiens.",
      'la vente de paniers',
    ],
    [
      'STATUTS\nLES OSIERS, SARL.\nArticle 4 – Objet. La société se propose, en France et ailleurs : la culture des osiers ; la vente de paniers.',
      'la culture des osiers ; la vente de paniers',
    ],
    [
      "STATUTS\nLES OSIERS, SCI.\nL'objet social est le suivant : la location d'une maison sise à Amiens.",
      "la location d'une maison sise à Amiens",
    ],
    [
      'CESSATION. SNC LES OSIERS, 3 rue Basse, 80000 Amiens, RCS Amiens 512 345 678. Vente de paniers et de chaises : activité totalement arrêtée au 4 mai 2026.',
      'Vente de paniers et de chaises',
    ],
  ])('has its object in « %s »', (text, object) => {
    expect(sure(text, 'company.object')).toEqual([object]);
  });
});

describe('what a decision puts in the place of another thing', () => {
  it.each([
    "L'assemblée du 4 mai 2026 a décidé de remplacer l'objet, qui était « négoce de bois », par : négoce de bois et de charbon ; de proroger la durée de la société.",
    "Les associés ont décidé le 4 mai 2026, l'objet étant jusqu'ici le négoce de bois, d'y substituer « négoce de bois et de charbon » en modifiant l'objet.",
  ])('is the new object in « %s »', (words) => {
    expect.soft(sure(`${HEAD}\n${words}`, 'company.object')[0]).toMatch(/négoce de bois$/);
    expect.soft(sure(`${HEAD}\n${words}`, 'change.object.new')).toEqual(['négoce de bois et de charbon']);
  });

  it.each([
    ["a prorogé la durée, fixée à 30 ans à l'origine, pour la porter à 99 ans", '99'],
    ['a prorogé de cinquante ans la durée de la société, qui est ainsi portée de 60 à 110 années', '110'],
  ])('is the new duration in « %s »', (words, years) => {
    expect(sure(`${HEAD}\nL'assemblée du 4 mai 2026 ${words}.`, 'change.duration.new')).toEqual([years]);
  });

  it.each(["n'existe plus, vive", 'laisse la place à'])('is the new name after « %s »', (words) => {
    const text = `« Les Osiers » ${words} « Les Saules » ! Notre SARL au capital de 8 000 €, RCS Amiens 512 345 678, a changé d'appellation le 4 mai 2026.`;
    expect.soft(sure(text, 'change.name.old')).toEqual(['Les Osiers']);
    expect.soft(sure(text, 'change.name.new')).toEqual(['Les Saules']);
  });

  it.each(['tombe de 8 000 à 5 000 euros', 'est tombé de 8 000 € à 5 000 €'])(
    'is the new capital in « %s »',
    (words) => {
      const text = `LES OSIERS, SARL, 3 rue Basse, 80000 Amiens, RCS Amiens 512 345 678. Le capital ${words} par rachat de parts, ce que l'assemblée a voté le 4 mai 2026.`;
      expect.soft(sure(text, 'change.capital.old')).toEqual(['8000']);
      expect.soft(sure(text, 'change.capital.new')).toEqual(['5000']);
    },
  );
});

describe('premises and lots', () => {
  const SALE =
    'CESSION DE DROIT AU BAIL\nActe du 4 mai 2026\nCédant : LES OSIERS, SARL, 3 rue Basse, 80000 Amiens\nCessionnaire : Mme Ève Rollin, 2 rue Haute, 80000 Amiens\n';

  it.each([
    'Objet : droit au bail de locaux sis 3 rue Basse à Amiens comprenant une boutique et une cave',
    'Locaux : une boutique et une cave\nSituation : 3 rue Basse, 80000 Amiens',
  ])('are told by what they are made of in « %s »', (words) => {
    expect(sure(`${SALE}${words}\nPrix : 8 000 €`, 'business.nature')).toEqual(['une boutique et une cave']);
  });

  it.each([
    ["D'UNE MAISON avec jardin, cadastrée AB 12, sise 3 rue Basse, 80000 Amiens", 'UNE MAISON avec jardin'],
    ['Seront vendus en bloc une scie à ruban et deux chariots.', 'une scie à ruban et deux chariots'],
  ])('are what is auctioned in « %s »', (words, nature) => {
    const text = `VENTE AUX ENCHÈRES PUBLIQUES\nle lundi 4 mai 2026 à 10 heures\n${words}\nMise à prix : 8 000 €. Me Rollin, commissaire de justice.`;
    expect(sure(text, 'business.nature')).toEqual([nature]);
  });
});

describe('the day of a decision as that of its effect', () => {
  it.each([
    'a prononcé la clôture. Effet : ce jour',
    'a transformé la société en SAS. La mesure vaut du jour du procès-verbal',
    'a dissous la société par anticipation le jour même',
  ])('is read in « %s »', (words) => {
    expect(sure(`${HEAD}\nL'assemblée générale du 4 mai 2026 ${words}.`, 'date.effect')).toEqual([
      '2026-05-04',
    ]);
  });
});

describe('what a notice need not have', () => {
  it.each(['On y débattra de la fusion.', 'Y seront traités : les comptes, le quitus.'])(
    'is not claimed of an association in « %s »',
    (agenda) => {
      const text = `L'association « Les Osiers », siège : 3 rue Basse, 80000 Amiens, prie ses membres de venir le lundi 4 mai 2026 à quinze heures à la mairie, 2 rue Haute, 80000 Amiens, en assemblée générale. ${agenda}`;
      const { id = 0 } = announcementTypes.find(({ name }) => name === 'convocation_assemblee') ?? {};
      const keys = missingInText(id, text).map(({ key }) => key);
      for (const key of ['capital', 'rcs', 'agenda', 'postalVote']) expect.soft(keys).not.toContain(key);
    },
  );
});
