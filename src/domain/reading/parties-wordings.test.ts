import { describe, expect, it } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';
import { sureValues as sure } from '#tests/support/sure-values.ts';

/** Classes of wording about persons, offices, parties and their addresses, each in words of no corpus. */
const HEAD = `VERRERIE DU MORVAN
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

const sale = (seller: string, buyer = 'la SAS ARGILE, 8 quai Neuf, 58200 Cosne') =>
  `Suivant acte du 4 mai 2026, ${seller}, ont cédé à ${buyer}, un fonds de verrerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 €.`;

describe('a home behind what is said of a person', () => {
  it.each([
    'M. Guy Morel, verrier, et Mme Ève Rollin, son épouse séparée de biens, demeurant ensemble 6 rue Haute, 58000 Nevers',
    'M. Guy Morel et Mme Ève Rollin, commerçants indépendants, demeurant ensembles 6 rue Haute, 58000 Nevers',
    'M. Guy Morel et Mme Ève Rollin, tous deux verriers d’art, domiciliés ensemble 6 rue Haute, 58000 Nevers',
  ])('belongs to both: %s', (seller) => {
    expect(sure(sale(seller), 'person.address')).toEqual([
      'ARGILE: 8 quai Neuf, 58200 Cosne',
      'Guy Morel: 6 rue Haute, 58000 Nevers',
      'Ève Rollin: 6 rue Haute, 58000 Nevers',
    ]);
  });
  reads('in a decision', [
    [
      `${HEAD}Le 4 mai 2026, l’assemblée générale a nommé gérante Mme Ève Rollin, ingénieure et conseil en céramique, logée au 6 rue Haute, 58000 Nevers, à compter du même jour.`,
      'person.address',
      ['Ève Rollin: 6 rue Haute, 58000 Nevers'],
    ],
    [
      `${HEAD}Le 4 mai 2026, l’assemblée générale a désigné un commissaire aux comptes, M. Guy Morel, inscrit à Dijon, dont le cabinet est 6 rue Haute, 58000 Nevers.`,
      'person.address',
      ['Guy Morel: 6 rue Haute, 58000 Nevers'],
    ],
    [
      `${HEAD}Gérance : Mme Ève Rollin, demt. 6 rue Haute, 58000 Nevers, nommée le 4 mai 2026.`,
      'person.address',
      ['Ève Rollin: 6 rue Haute, 58000 Nevers'],
    ],
  ]);
});

describe('an address', () => {
  it.each([
    ['demeurant place aux Herbes à Clamecy (58500)', 'place aux Herbes à Clamecy (58500)'],
    ['demeurant Les Granges à Clamecy (58500)', 'Les Granges à Clamecy (58500)'],
    ['demeurant 7 ter rue Haute à Clamecy 58500', '7 ter rue Haute à Clamecy 58500'],
    [
      'demeurant à Clamecy (58500), 7 rue Haute, appartement 4',
      'Clamecy (58500), 7 rue Haute, appartement 4',
    ],
    ['demeurant à Clamecy (58500), 7 rue Haute, 2e étage', 'Clamecy (58500), 7 rue Haute, 2e étage'],
    ['demeurant section Belle-Eau, 97114 Trois-Rivières', 'section Belle-Eau, 97114 Trois-Rivières'],
  ])('is whole: %s', (home, value) => {
    const text = `${HEAD}Le 4 mai 2026, l’assemblée générale a nommé gérante Mme Ève Rollin, ${home}, à compter du même jour.`;
    expect(sure(text, 'person.address')).toEqual([`Ève Rollin: ${value}`]);
  });
});

describe('who represents a company', () => {
  const seller = (said: string) =>
    `Suivant acte du 4 mai 2026, la SAS TUILES ${said}, a cédé à Mme Anne Roy, 8 quai Neuf, 58200 Cosne, un fonds de verrerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 €.`;
  it.each([
    ['(4 rue du Midi, 58000 Nevers, présidente Mlle Ève Rollin)', 'président: Ève Rollin'],
    [', 4 rue du Midi, 58000 Nevers, que préside Mme Ève Rollin', 'président: Ève Rollin'],
    [
      ', 4 rue du Midi, 58000 Nevers, qui est représentée par sa présidente Mme Ève Rollin',
      'président: Ève Rollin',
    ],
  ])('is told %s', (said, value) => {
    expect(sure(seller(said), 'person')).toEqual([value]);
  });
});

describe('offices', () => {
  reads('taken', [
    [
      `${HEAD}Le 4 mai 2026, l’assemblée a pris acte de la démission de M. Guy Morel de ses fonctions de gérant. Lui succède, dès ce jour, son fils M. Jean Morel, demeurant 6 rue Haute, 58000 Nevers.`,
      'person',
      ['gérant: Jean Morel'],
    ],
    [
      `${HEAD}M. Guy Morel, gérant, étant décédé, l’assemblée du 4 mai 2026 a désigné pour lui succéder M. Jean Morel, 6 rue Haute, 58000 Nevers, et Mme Ève Rollin, 8 quai Neuf, 58200 Cosne, en qualité de cogérants.`,
      'person',
      ['cogérant: Jean Morel', 'cogérant: Ève Rollin'],
    ],
    [
      `${HEAD}Je soussigné Guy Morel gérant déclare que l’assemblée du 4 mai 2026 a porté le capital à 30 000 €.`,
      'person',
      ['gérant: Guy Morel'],
    ],
    [
      `${HEAD}Le capital est porté à 30 000 € par décision du 4 mai 2026. Le gérant, c’est Guy Morel, 6 rue Haute, 58000 Nevers.`,
      'person',
      ['gérant: Guy Morel'],
    ],
    [
      `${HEAD}L’assemblée du 4 mai 2026 a porté le capital à 30 000 €. Signé Guy Morel, gérant.`,
      'person',
      ['gérant: Guy Morel'],
    ],
    [
      `${HEAD}L’assemblée du 4 mai 2026 a nommé commissaire aux comptes M. Guy Morel, 6 rue Haute, 58000 Nevers ; Mme Ève Rollin, 8 quai Neuf, 58200 Cosne, le suppléera.`,
      'person',
      ['commissaire aux comptes suppléant: Ève Rollin', 'commissaire aux comptes: Guy Morel'],
    ],
  ]);
  reads('left', [
    [
      `${HEAD}Mme Ève Rollin quitte, le 4 mai 2026, son poste de cogérante. M. Guy Morel reste gérant.`,
      'person.outgoing',
      ['cogérant: Ève Rollin'],
    ],
    [
      `${HEAD}Décision du 4 mai 2026 : la gérance de Mme Ève Rollin s’achève ce jour. M. Guy Morel, 6 rue Haute, 58000 Nevers, est nommé gérant.`,
      'person.outgoing',
      ['gérant: Ève Rollin'],
    ],
    [
      `${HEAD}L’assemblée du 4 mai 2026 a dissous la société. Mme Ève Rollin, gérante jusqu’à cette date, a été nommée liquidatrice, demeurant 6 rue Haute, 58000 Nevers.`,
      'person.outgoing',
      ['gérant: Ève Rollin'],
    ],
  ]);
  reads('of a liquidator', [
    [
      `${HEAD}L’assemblée du 4 mai 2026 a dissous la société. Est nommée liquidatrice pour toute la durée des opérations Mme Ève Rollin, experte-comptable, demeurant 6 rue Haute, 58000 Nevers.`,
      'liquidator',
      ['Ève Rollin'],
    ],
    [
      `${HEAD}L’assemblée du 4 mai 2026 a dissous la société. Les fonctions de gérant de M. Guy Morel, 6 rue Haute, 58000 Nevers, cessent ce jour. Il remplira celles de liquidateur.`,
      'liquidator',
      ['Guy Morel'],
    ],
    [
      `${HEAD}Le 4 mai 2026, l’associée unique, Mme Ève Rollin, intervenant également en tant que liquidatrice et demeurant 6 rue Haute, 58000 Nevers, a approuvé les comptes de liquidation et prononcé la clôture de la liquidation.`,
      'liquidator',
      ['Ève Rollin'],
    ],
  ]);
});

describe('a name', () => {
  it('of a married woman is that of the one born so', () => {
    const text = `STATUTS
Les soussignés :
Monsieur Guy MOREL, verrier, demeurant 6 rue Haute, 58000 NEVERS,
Madame Ève Anne ROLLIN, son épouse, demeurant 6 rue Haute, 58000 NEVERS,
ont établi les statuts de la société civile immobilière LE FOUR, au capital de 100 euros, dont le siège est 6 rue Haute, 58000 NEVERS.
TITRE III
GÉRANCE
La société est gérée par Madame Ève MOREL née ROLLIN, sans limitation de durée.`;
    expect(sure(text, 'person').filter((value) => value.startsWith('gérant'))).toEqual([
      'gérant: Ève Anne ROLLIN',
    ]);
  });
});

describe('the sides of a deed', () => {
  it.each([
    ['QUI VEND', 'QUI ACHÈTE'],
    ['QUI CÈDE', 'QUI ACQUIERT'],
  ])('are told by the questions of its titles: %s, %s', (one, other) => {
    const text = `VENTE DE FONDS DE COMMERCE
I. — ${one}
La société TUILES, société à responsabilité limitée au capital de 500 euros, 4 rue du Midi, 58000 Nevers.
II. — ${other}
Monsieur Jean Ardin, potier, et Madame Ève Rollin, son épouse, demeurant ensemble 8 quai Neuf, 58200 Cosne.
III. — CE QUI EST VENDU
Un fonds de commerce de verrerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 euros. Fait le 4 mai 2026.`;
    expect.soft(sure(text, 'seller')).toEqual(['TUILES']);
    expect.soft(sure(text, 'buyer')).toEqual(['Jean Ardin', 'Ève Rollin']);
  });
});

describe('what is said of two offices', () => {
  it.each(['de celui de cogérante', 'de celles de cogérante'])('leaves each its own: %s', (second) => {
    const text = `${HEAD}L’assemblée du 4 mai 2026 a pris acte que M. Guy Morel démissionne de ses fonctions de gérant et Mme Ève Rollin ${second}.`;
    expect(sure(text, 'person.outgoing')).toEqual(['cogérant: Ève Rollin', 'gérant: Guy Morel']);
  });
  it.each(['se poursuit', 'continue', 'reste en cours'])('keeps the mandate that %s', (verb) => {
    const text = `${HEAD}L’assemblée du 4 mai 2026 a nommé gérant M. Guy Morel. Le mandat du cabinet NIÈVRE AUDIT, commissaire aux comptes, ${verb}.`;
    expect(sure(text, 'person.outgoing')).toEqual([]);
  });
});

describe('where creditors object', () => {
  it.each(['de celui-ci', 'de ce dernier'])('is the office of the one named before: %s', (whose) => {
    const text = `Suivant acte du 4 mai 2026, la SARL TUILES, 4 rue du Midi, 58000 Nevers, a cédé à Mme Anne Roy, 8 quai Neuf, 58200 Cosne, un fonds de verrerie sis 4 rue du Midi, 58000 Nevers, au prix de 30 000 €. Le prix est remis à Maître Guy Morel, avocat, séquestre. Les oppositions seront reçues au cabinet ${whose}, 6 rue Haute, 58000 Nevers.`;
    expect(sure(text, 'opposition.address')).toEqual([
      'cabinet de Maître Guy Morel, avocat, 6 rue Haute, 58000 Nevers',
    ]);
  });
});

describe('partners', () => {
  it.each(['- Guy Morel, 60 parts\n- Ève Rollin, 40 parts', 'Guy Morel (60 parts)\nÈve Rollin (40 parts)'])(
    'listed with their shares, without titles: %s',
    (list) => {
      const text = `${HEAD}PROCÈS-VERBAL DE L’ASSEMBLÉE DU 4 MAI 2026\nSont présents :\n${list}\nLe capital est porté à 30 000 euros.`;
      expect(sure(text, 'person')).toEqual(['associé: Guy Morel', 'associé: Ève Rollin']);
    },
  );
});

describe('an office told apart from the name', () => {
  reads('taken', [
    [
      `${HEAD}L’assemblée du 4 mai 2026 a porté le capital à 30 000 €. Ses gérants restent MM. Guy Morel et Jean Ardin.`,
      'person',
      ['gérant: Guy Morel', 'gérant: Jean Ardin'],
    ],
    [
      `${HEAD}Par décision du 4 mai 2026, Mme Ève Rollin est devenue cogérante.`,
      'person',
      ['cogérant: Ève Rollin'],
    ],
  ]);
  reads('left', [
    [
      `${HEAD}L’assemblée du 4 mai 2026 a nommé commissaire aux comptes la société NIÈVRE AUDIT, 8 quai Neuf, 58200 Cosne. Elle succède à M. Guy Morel (titulaire), dont le mandat est échu.`,
      'person.outgoing',
      ['commissaire aux comptes: Guy Morel'],
    ],
  ]);
  it.each([
    ['Vendeur', 'Acquéreur'],
    ['Cédante', 'Cessionnaire'],
  ])('by the manager of a side: %s, %s', (one, other) => {
    const text = `Cession de fonds de commerce, acte du 4 mai 2026. ${one} : TUILES, SARL, 4 rue du Midi, 58000 Nevers, gérante Mme Ève Rollin. ${other} : M. Guy Morel, 6 rue Haute, 58000 Nevers. Fonds : verrerie, 4 rue du Midi, 58000 Nevers. Prix : 30 000 €.`;
    expect.soft(sure(text, 'seller')).toEqual(['TUILES']);
    expect.soft(sure(text, 'person')).toEqual(['gérant: Ève Rollin']);
  });
});
