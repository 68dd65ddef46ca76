import { describe } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';

const SARL =
  'SERRES DU MARAIS, SARL au capital de 9 000 €, 2 chemin des Vannes, 44140 Geneston, 343 059 564 RCS Nantes. ';
const SAS =
  'SERRES DU MARAIS, SAS au capital de 9 000 €, 2 chemin des Vannes, 44140 Geneston, 343 059 564 RCS Nantes. ';
const CLOSING = `${SARL}L'associée unique a décidé le 4 mai 2026 la dissolution anticipée à effet du même jour. `;

describe('who takes, keeps or leaves an office, in the words of other writers', () => {
  reads('offices held', [
    [
      `${SARL}AGO du 4 mai 2026 : Mme Ève Lorin est nommée cogérante. Le gérant demeure M. Luc Garnaud.`,
      'person',
      ['cogérant: Ève Lorin', 'gérant: Luc Garnaud'],
    ],
    [
      `${SARL}AGO du 4 mai 2026 : siège inchangé. Gérants en fonction, M. Luc Garnaud et Mme Ève Lorin.`,
      'person',
      ['gérant: Luc Garnaud', 'gérant: Ève Lorin'],
    ],
    [
      `${SAS}L'assemblée du 4 mai 2026 a approuvé les comptes. Le président-directeur général, Luc Garnaud.`,
      'person',
      ['directeur général: Luc Garnaud', 'président: Luc Garnaud'],
    ],
    [
      `${SARL}Le 4 mai 2026 la dénomination a été changée. Le gérant et associé unique : Luc Garnaud.`,
      'person',
      ['associé: Luc Garnaud', 'gérant: Luc Garnaud'],
    ],
    [
      `${SAS}Dépôt au greffe des comptes 2025 et du rapport du commissaire aux comptes (cabinet LIGÉRIS).`,
      'person',
      ['commissaire aux comptes: LIGÉRIS'],
    ],
    [
      `${SAS}La présidence est assurée par M. Luc Garnaud, 3 rue Basse, 44000 Nantes, et la direction générale par Mme Ève Lorin.`,
      'person',
      ['directeur général: Ève Lorin', 'président: Luc Garnaud'],
    ],
    [
      `${SAS}L'AGO du 4 mai 2026 a confié le contrôle des comptes au cabinet LIGÉRIS, 3 rue Basse, 44000 Nantes, et choisi pour le suppléer M. Luc Garnaud.`,
      'person',
      ['commissaire aux comptes suppléant: Luc Garnaud', 'commissaire aux comptes: LIGÉRIS'],
    ],
    [
      `${SARL}L'AGO du 4 mai 2026 appelle à la gérance, dès le 1er juin 2026, Mme Ève Lorin, 3 rue Basse, 44000 Nantes.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}Le 4 mai 2026 les associés ont retiré la gérance à M. Luc Garnaud et l'ont confiée à Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}M. Luc Garnaud n'a plus la qualité de gérant depuis le 4 mai 2026. Mme Ève Lorin gère désormais seule la société.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SAS}Le 4 mai 2026, Mme Ève Lorin a pris la suite de M. Luc Garnaud en tant que présidente.`,
      'person',
      ['président: Ève Lorin'],
    ],
    [
      `Acte du 4 mai 2026 : M. Luc Garnaud, 3 rue Basse, 44000 Nantes, et Mme Ève Lorin ont constitué entre eux une SNC dénommée GARNAUD LORIN, 8 quai Neuf, 44000 Nantes, capital 900 €, objet : la menuiserie, durée 99 ans, RCS Nantes. Tous les associés en sont gérants.`,
      'person',
      ['associé: Luc Garnaud', 'associé: Ève Lorin', 'gérant: Luc Garnaud', 'gérant: Ève Lorin'],
    ],
    [
      `Le tribunal de commerce de Nantes a ouvert le 4 mai 2026 le redressement judiciaire de la SARL SERRES DU MARAIS. Sont nommés M. Luc Garnaud juge-commissaire, la SELARL ODET, en la personne de Me Ève Lorin, 3 rue Basse, 44000 Nantes, mandataire judiciaire, et la SCP QUÉRÉ, administrateur.`,
      'officer',
      ['administrateur judiciaire: QUÉRÉ', 'juge-commissaire: Luc Garnaud', 'mandataire judiciaire: ODET'],
    ],
    [
      'Constitution le 4 mai 2026 de la SARL ODET, 8 quai Neuf, 44000 Nantes, capital 900 €, objet : la menuiserie, durée 99 ans, RCS Nantes. Ont été désignés pour la gérer, sans limitation de durée : M. Luc Garnaud et Mme Ève Lorin.',
      'person',
      ['gérant: Luc Garnaud', 'gérant: Ève Lorin'],
    ],
    [
      `${SARL}L'AGE du 4 mai 2026 a réduit le capital par rachat de 90 parts de M. Luc Garnaud, l'un des associés.`,
      'person',
      ['associé: Luc Garnaud'],
    ],
    [`${SAS}L'assemblée est présidée par M. Luc Garnaud.`, 'person', []],
    // The chair of a meeting holds no office.
    [`${SARL}Le 4 mai 2026, Mme Ève Lorin prend la présidence de séance.`, 'person', []],
  ]);

  reads('offices left', [
    [
      `${SAS}AGO 4/05/2026. Démission Président : Luc Garnaud. Nouv. Président à/c 01/06/2026 : Mme Ève Lorin.`,
      'person.outgoing',
      ['président: Luc Garnaud'],
    ],
    [
      `${SAS}AGO 4/05/2026. Démission Président : Luc Garnaud. Nouv. Président à/c 01/06/2026 : Mme Ève Lorin.`,
      'person',
      ['président: Ève Lorin'],
    ],
    [
      `${SARL}La gérante sortante, Ève Lorin, a quitté ses fonctions le 4 mai 2026. La gérante entrante, Anne Quéré, est en poste.`,
      'person.outgoing',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}La gérante sortante, Ève Lorin, a quitté ses fonctions le 4 mai 2026. La gérante entrante, Anne Quéré, est en poste.`,
      'person',
      ['gérant: Anne Quéré'],
    ],
    [
      `${SARL}L'AGE du 4 mai 2026 décide de remplacer M. Luc Garnaud, gérant démissionnaire, par Mme Ève Lorin, demeurant 3 rue Basse, 44000 Nantes.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SAS}L'AGO du 4 mai 2026 a pris acte du départ de M. Luc Garnaud de la présidence et l'a remplacé, dès le 1er juin 2026, par Mme Ève Lorin.`,
      'person',
      ['président: Ève Lorin'],
    ],
    [
      `${SAS}L'AGO du 4 mai 2026 a confié, pour six exercices, le mandat de commissaire aux comptes titulaire à la société LIGÉRIS, 3 rue Basse, 44000 Nantes.`,
      'person.outgoing',
      [],
    ],
    [
      `${SAS}Le mandat d'administratrice de Mme Ève Lorin est renouvellé pour six ans.`,
      'person.outgoing',
      [],
    ],
    [
      `${CLOSING}Mme Ève Lorin, qui exerçait la gérance, demeurant 3 rue Basse, 44000 Nantes, a été choisie comme liquidatrice.`,
      'person.outgoing',
      ['gérant: Ève Lorin'],
    ],
    [
      `${CLOSING}Mme Ève Lorin, gérante jusque-là, demeurant 3 rue Basse, 44000 Nantes, exercera les fonctions de liquidatrice.`,
      'person.outgoing',
      ['gérant: Ève Lorin'],
    ],
  ]);

  reads('a change of form', [
    [
      `${SARL}L'AGE du 4 mai 2026 a adopté la forme de SAS. La gérance de M. Luc Garnaud cesse ; celui-ci, demeurant 3 rue Basse, 44000 Nantes, devient président.`,
      'person',
      ['président: Luc Garnaud'],
    ],
    [
      `${SARL}L'AGE du 4 mai 2026 a adopté la forme de SAS. La gérance de M. Luc Garnaud cesse ; celui-ci, demeurant 3 rue Basse, 44000 Nantes, devient président.`,
      'person.outgoing',
      ['gérant: Luc Garnaud'],
    ],
    [
      `${SARL}L'AGE du 4 mai 2026 l'a transformée en SAS. Mme Ève Lorin cesse d'être gérante du fait de la transformation et prend la présidence de la société.`,
      'person',
      ['président: Ève Lorin'],
    ],
  ]);
});

describe('where somebody is found, in the words of other writers', () => {
  reads('homes', [
    [
      `${SARL}AGO du 4 mai 2026 : Mme Ève Lorin, dem. 3 rue Basse, 44000 Nantes, est nommée gérante.`,
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes'],
    ],
    [
      `${SARL}AGO du 4 mai 2026 : Mme Ève Lorin, veuve Garnaud qui habite 3 rue Basse, 44000 Nantes, est nommée gérante.`,
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes'],
    ],
    [
      `${SARL}AGO du 4 mai 2026 : Mme Ève Lorin, au n° 3 de la rue Basse, 44000 Nantes, est nommée gérante.`,
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes'],
    ],
    [
      'Le tribunal de commerce de Nantes a prononcé le 4 mai 2026 la liquidation judiciaire de la SARL SERRES DU MARAIS. Liquidateur : SELARL ODET, prise en la personne de Me Ève Lorin, 3 rue Basse, 44000 Nantes.',
      'person.address',
      ['ODET: 3 rue Basse, 44000 Nantes'],
    ],
    [
      'Constitution le 4 mai 2026 de la SCI ODET, siège 8 quai Neuf, 44000 Nantes, capital 900 €, objet : la location, durée 99 ans, RCS Nantes. Gérante : Mme Ève Lorin, qui habite à l’adresse de la société.',
      'person.address',
      ['Ève Lorin: 8 quai Neuf, 44000 Nantes'],
    ],
  ]);

  reads('the seat of a liquidation', [
    [
      `${CLOSING}Liquidatrice : Mme Ève Lorin, 3 rue Basse, 44000 Nantes. La correspondance lui sera envoyée à son domicile.`,
      'liquidation.seat',
      ['3 rue Basse, 44000 Nantes'],
    ],
    [
      `${CLOSING}Liquidatrice : Mme Ève Lorin, 3 rue Basse, 44000 Nantes ; courrier et actes chez elle.`,
      'liquidation.seat',
      ['3 rue Basse, 44000 Nantes'],
    ],
    [
      `${CLOSING}Liquidatrice : Mme Ève Lorin, 3 rue Basse, 44000 Nantes. Les lettres seront adressées 8 quai Neuf, 44000 Nantes.`,
      'liquidation.seat',
      ['8 quai Neuf, 44000 Nantes'],
    ],
  ]);
});

describe('sales and leases, in the words of other writers', () => {
  const SALE = 'Cession de fonds de commerce par acte du 4 mai 2026. ';
  reads('sides', [
    [
      `${SALE}Vendeurs : Yves et Ève LORIN, 3 rue Basse, 44000 Nantes. Acquéreur : SARL ODET, 8 quai Neuf, 44000 Nantes. Fonds de boulangerie sis 3 rue Basse, 44000 Nantes.`,
      'seller',
      ['Yves LORIN', 'Ève LORIN'],
    ],
    [
      'Location-gérance. Il a été convenu le 4 mai 2026 entre la SAS ODET, 8 quai Neuf, 44000 Nantes, et Mme Ève Lorin, 3 rue Basse, 44000 Nantes, que cette dernière exploitera le fonds de café sis 8 quai Neuf, 44000 Nantes.',
      'buyer',
      ['Ève Lorin'],
    ],
    [
      'Location-gérance. Il a été convenu le 4 mai 2026 entre la SAS ODET, 8 quai Neuf, 44000 Nantes, et Mme Ève Lorin, 3 rue Basse, 44000 Nantes, que cette dernière exploitera le fonds de café sis 8 quai Neuf, 44000 Nantes.',
      'seller',
      ['ODET'],
    ],
  ]);
  reads('the business', [
    [
      `${SALE}M. Yves LORIN a vendu à la SARL ODET son fonds de commerce d'hôtel-restaurant, auquel est attachée une licence de quatrième catégorie, exploité 3 rue Basse, 44000 Nantes.`,
      'business.nature',
      ['hôtel-restaurant'],
    ],
    [
      'Location-gérance du 4 mai 2026. Bailleur : SA ODET, 8 quai Neuf, 44000 Nantes. Preneur : Mme Ève Lorin. Fonds confié : station-service et lavage, route de Vannes, 44100 Nantes.',
      'business.address',
      ['route de Vannes, 44100 Nantes'],
    ],
  ]);
  reads('who sells, told behind who buys', [
    [
      `${SALE}La SARL ODET, 8 quai Neuf, 44000 Nantes, est devenue propriétaire, au prix de 45 000 €, du fonds de café que lui a vendu M. Yves LORIN, 3 rue Basse, 44000 Nantes, et qu'il exploitait 3 rue Basse, 44000 Nantes.`,
      'seller',
      ['Yves LORIN'],
    ],
    [
      'Il a été mis fin le 4 mai 2026 à la location-gérance du fonds de garage, 3 rue Basse, 44000 Nantes, que M. Yves LORIN, 3 rue Basse, 44000 Nantes, tenait de la SARL ODET, 8 quai Neuf, 44000 Nantes.',
      'seller',
      ['ODET'],
    ],
  ]);
  reads('objections', [
    [
      `${SALE}M. Yves LORIN a vendu à Mme Ève Lorin le fonds de café sis 3 rue Basse, 44000 Nantes. Le prix est remis à Me Anne Quéré, avocate. Les oppositions seront reçues à son cabinet, 8 quai Neuf, 44000 Nantes.`,
      'opposition.address',
      ['cabinet de Me Anne Quéré, avocate, 8 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SALE}M. Yves LORIN a vendu à Mme Ève Lorin le fonds de café sis 3 rue Basse, 44000 Nantes. Oppositions : à l'adresse du fonds pour la validité, et pour la correspondance au cabinet de Me Anne Quéré, 8 quai Neuf, 44000 Nantes.`,
      'opposition.address',
      ['3 rue Basse, 44000 Nantes', 'cabinet de Me Anne Quéré, 8 quai Neuf, 44000 Nantes'],
    ],
  ]);
});

describe('offices, homes and trades, told otherwise', () => {
  const SARL = 'SARL ODET, capital 8 000 euros, siège 40 rue Haute, 44000 Nantes, 837 393 255 RCS Nantes. ';
  reads('that office is given to another', [
    [
      `${SARL}M. Paul Morin a cessé d'être gérant le 30 septembre 2026. L'assemblée a confié cette charge, dès le 1er octobre 2026, à M. Yves Lorin, dont le domicile est au 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['gérant: Yves Lorin'],
    ],
    [
      `${SARL}M. Paul Morin quitte la gérance le 30 septembre 2026. Ce poste revient, à compter du même jour, à Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}M. Paul Morin a démissionné de la gérance. Ces fonctions sont désormais exercées par Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}Le mandat de gérant de M. Paul Morin a pris fin le 3 mars 2026 ; il est repris par Mme Ève Lorin, demeurant 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    // The deed is entrusted to a lawyer, not the office.
    [
      `${SARL}M. Paul Morin a démissionné de la gérance. Les formalités sont confiées à Mme Ève Lorin.`,
      'person',
      [],
    ],
  ]);
  reads('who leads the company', [
    [
      "Avis de constitution d'une SAS. Dénomination : ODET. Siège : 40 rue Haute, 44000 Nantes. Capital : 1 000 €. Préside la société : Mme Ève LORIN, 9 quai Neuf, 44000 Nantes.",
      'person',
      ['président: Ève LORIN'],
    ],
    [
      "Avis de constitution d'une SARL. Dénomination : ODET. Siège : 40 rue Haute, 44000 Nantes. Capital : 1 000 €. Gère la société, sans limitation de durée, M. Yves Lorin.",
      'person',
      ['gérant: Yves Lorin'],
    ],
  ]);
  reads('a home told behind the new office', [
    [
      `${SARL}La société est transformée en SAS le 3 mars 2026. M. Paul Morin cesse d'être gérant ; il devient président, demeurant 9 quai Neuf, 44000 Nantes.`,
      'person.address',
      ['Paul Morin: 9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SARL}La société est transformée en SAS le 3 mars 2026. Mme Ève Lorin quitte la gérance et prend la présidence, son domicile étant 9 quai Neuf, 44000 Nantes.`,
      'person.address',
      ['Ève Lorin: 9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SARL}L'associé unique, statuant au vu du rapport du liquidateur, M. Yves Lorin (demeurant à Rezé, 44400, 9 quai Neuf), a prononcé le 3 mars 2026 la clôture de la liquidation.`,
      'liquidator.address',
      ['Rezé, 44400, 9 quai Neuf'],
    ],
  ]);
  reads('managers who wind up', [
    [
      `${SARL}Les associés ont dissous la société le 3 mars 2026. Celle qui la gérait, Mme Ève Lorin, est chargée de la liquider ; elle habite 9 quai Neuf, 44000 Nantes.`,
      'person.outgoing',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}Les associés ont dissous la société le 3 mars 2026. M. Yves Lorin, qui la gérait, sera son liquidateur ; il habite 9 quai Neuf, 44000 Nantes.`,
      'liquidator',
      ['Yves Lorin'],
    ],
    [
      `${SARL}L'associé unique a décidé de dissoudre la société le 3 mars 2026 et s'est nommé liquidateur : Yves Lorin, résidant 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['associé: Yves Lorin'],
    ],
    [
      `DÉCISIONS DE L'ASSOCIÉ UNIQUE DU 3 MARS 2026\n${SARL}\nJe soussigné Yves Lorin, habitant 9 quai Neuf 44000 Nantes, seul associé et gérant, décide : la société est dissoute ce jour. Je nomme comme liquidateur ma soeur Eve Lorin, qui habite 2 rue Basse 44000 Nantes.`,
      'liquidator',
      ['Eve Lorin'],
    ],
    [
      `DÉCISIONS DE L'ASSOCIÉ UNIQUE DU 3 MARS 2026\n${SARL}\nJe soussigné Yves Lorin, demeurant 9 quai Neuf, 44000 Nantes, associé unique et gérant,\nLa société est dissoute ce jour.\nJ'exercerai moi-même les fonctions de liquidateur.\nLe siège de la liquidation est fixé à mon domicile.`,
      'liquidation.seat',
      ['9 quai Neuf, 44000 Nantes'],
    ],
  ]);
  reads('offices before and after, a line for each cell', [
    [
      'MODIFICATION\nSociété\nODET\nForme\nSA\nSiège\n40 rue Haute, 44000 Nantes\nFonction\nAvant\nAprès\nPrésident du conseil\nPaul Morin\nÈve Lorin, 9 quai Neuf, 44000 Nantes\nDirecteur général\nPaul Morin\nYves Lorin, 2 rue Basse, 44000 Nantes',
      'person',
      ['directeur général: Yves Lorin', 'président: Ève Lorin'],
    ],
  ]);
  const LEASE =
    'Location-gérance du 4 mai 2026 consentie par la SARL ODET, 8 quai Neuf, 44000 Nantes, à M. Yves Lorin, 3 rue Basse, 44000 Nantes, ';
  reads('trades without the word « fonds »', [
    [
      `${LEASE}portant sur un bar-tabac situé 12 place Haute, 44000 Nantes.`,
      'business.nature',
      ['bar-tabac'],
    ],
    [
      `${LEASE}qui concernait un fond de taxi exploité à Nantes 44000, 8 quai Neuf.`,
      'business.address',
      ['Nantes 44000, 8 quai Neuf'],
    ],
    [
      'Cession de fonds de commerce. Par acte du 4 mai 2026, M. Yves Lorin, 3 rue Basse, 44000 Nantes, a cédé à la SARL ODET, 8 quai Neuf, 44000 Nantes, sa pharmacie, 12 place Haute, 44000 Nantes.',
      'business.nature',
      ['pharmacie'],
    ],
    [
      'VENTE DE FONDS ARTISANAL\nVendeur :\nMme Ève Lorin, 3 rue Basse, 44000 Nantes\nAcheteur :\nODET (SASU, 1 500 €), 8 quai Neuf, 44000 Nantes\nFonds :\nsalon de coiffure mixte\nLieu d’exploitation :\n8 quai Neuf, 44000 Nantes',
      'business.nature',
      ['salon de coiffure mixte'],
    ],
    // What the lease says of its premises is no trade.
    [`${LEASE}portant sur un immeuble situé 12 place Haute, 44000 Nantes.`, 'business.nature', []],
  ]);
  reads('the price under its title, not what was paid before', [
    [
      "ACTE DE VENTE D'UN FONDS DE COMMERCE\nVENDERESSE : la SAS ODET, 8 quai Neuf, 44000 Nantes ;\nACQUÉREUR : Monsieur Yves Lorin, demeurant 3 rue Basse, 44000 Nantes.\nUn fonds de parfumerie, exploité au 12 place Haute, 44000 Nantes.\nL'origine\nLa venderesse l'a acheté le 12 mai 2015 au prix de 60 000 €.\nLe prix\nIl est de CENT DIX MILLE EUROS.\nFait à Nantes, le 20 novembre 2026.",
      'price',
      ['110000'],
    ],
  ]);
});

describe('offices, partners and liquidations of other hands', () => {
  const SARL = 'SARL ODET, capital 8 000 euros, siège 40 rue Haute, 44000 Nantes, 837 393 255 RCS Nantes. ';
  reads('who represents, who leaves, who enters', [
    [
      `${SARL}Le 3 mars 2026, la société NEVET, SARL, 9 quai Neuf, 44000 Nantes, a été nommée présidente, M. Yves Lorin étant son représentant permanent, en remplacement de M. Paul Morin.`,
      'person.outgoing',
      ['président: Paul Morin'],
    ],
    [
      `${SARL}AGO du 3 mars 2026 : gérant sortant MORIN Paul, gérant entrant LORIN Yves demeurant 9 quai Neuf 44000 Nantes.`,
      'person.outgoing',
      ['gérant: MORIN Paul'],
    ],
    [
      `${SARL}\nChangement de gérant au 3 mars 2026\nPartant | Arrivant\nPaul MORIN, 3 rue Basse, 44000 Nantes | Yves LORIN, 9 quai Neuf, 44000 Nantes`,
      'person',
      ['gérant: Yves LORIN'],
    ],
    [
      `${SARL}L'AGO du 3 mars 2026 adjoint à M. Paul Morin, gérant, une cogérante en la personne de Mme Ève Lorin.`,
      'person',
      ['cogérant: Ève Lorin', 'gérant: Paul Morin'],
    ],
  ]);
  reads('homes abroad', [
    [
      `${SARL}Par AGO du 3 mars 2026, Mme Ève Lorin, demeurant 14 rue du Rhône, CH-1204 Genève, a été nommée gérante.`,
      'person.address',
      ['Ève Lorin: 14 rue du Rhône, CH-1204 Genève'],
    ],
    [
      `${SARL}Par AGO du 3 mars 2026, Mme Ève Lorin, domiciliée 12 rue Notre-Dame, L-2240 Luxembourg, a été nommée gérante.`,
      'person.address',
      ['Ève Lorin: 12 rue Notre-Dame, L-2240 Luxembourg'],
    ],
  ]);
  const MINUTES = `PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 3 MARS 2026\n${SARL}\n`;
  reads('partners by their shares', [
    [
      `${MINUTES}Étaient présents : Mme Ève Lorin, qui détient 300 parts ; M. Yves Lorin, qui en possède 150 ; la SAS NEVET, à qui appartiennent 50 parts.\nL'assemblée transfère le siège au 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['associé: NEVET', 'associé: Yves Lorin', 'associé: Ève Lorin'],
    ],
    [
      `${MINUTES}Feuille de présence :\nÈve Lorin : 300 parts\nYves Lorin : 150 parts\nTotal : 450 parts\nL'assemblée transfère le siège au 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['associé: Yves Lorin', 'associé: Ève Lorin'],
    ],
    [
      'AVIS DE CONSTITUTION. Forme : SCI. Dénomination : ODET. Siège : 40 rue Haute, 44000 Nantes. Capital : 1 000 €, soit 60 parts à Mme Ève Lorin et 40 parts à M. Yves Lorin.',
      'person',
      ['associé: Yves Lorin', 'associé: Ève Lorin'],
    ],
  ]);
  const ENDS = `${SARL}L'AGE du 3 mars 2026 a décidé la dissolution anticipée. `;
  reads('seats of liquidations', [
    [
      `${ENDS}Le soin de liquider est laissé à M. Yves Lorin, 9 quai Neuf, 44000 Nantes. La liquidation a son siège chez ce dernier.`,
      'liquidation.seat',
      ['9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${ENDS}Liquidateur : M. Yves Lorin, 9 quai Neuf, 44000 Nantes. Courriers à l'adresse du siège social.`,
      'liquidation.seat',
      ['40 rue Haute, 44000 Nantes'],
    ],
    [
      `${ENDS}Le liquidateur est M. Yves Lorin, 9 quai Neuf, 44000 Nantes, c'est aussi l'adresse de la liquidation.`,
      'liquidation.seat',
      ['9 quai Neuf, 44000 Nantes'],
    ],
  ]);
  const SALE =
    'VENTE DE FONDS. Par acte SSP du 3 mars 2026, M. Paul Morin, demeurant 3 rue Basse, 44000 Nantes, a vendu à la SARL ODET, siège 9 quai Neuf, 44000 Nantes, ';
  reads('where a business is run', [
    [
      `${SALE}un fonds de commerce et d'artisanat de plomberie exploité à Nantes (44000), 36 Grande Rue.`,
      'business.address',
      ['Nantes (44000), 36 Grande Rue'],
    ],
    [
      `${SALE}le fonds d'artisanat de serrurerie qui lui appartient et qu'il fait valoir 4 place Haute, 44000 Nantes.`,
      'business.address',
      ['4 place Haute, 44000 Nantes'],
    ],
    [
      `${SALE}un fonds de restaurant qu'il exploitait lui-même 4 place Haute, 44000 Nantes.`,
      'business.address',
      ['4 place Haute, 44000 Nantes'],
    ],
    [
      `${SALE}un fonds de coiffure situé à la même adresse que le siège de l'acquéreur.`,
      'business.address',
      ['9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SALE}un fonds de coiffure exploité à la même adresse que le domicile du vendeur.`,
      'business.address',
      ['3 rue Basse, 44000 Nantes'],
    ],
    [
      'VENTE DE FONDS\nVendeur : Ève LORIN, 3 rue Basse, 44000 Nantes\nAcheteur : ODET, SARL, 9 quai Neuf, 44000 Nantes\nFonds : commerce de fleurs coupées, 7 rue Haute, 44000 Nantes\nPrix : 30 000 €',
      'business.nature',
      ['commerce de fleurs coupées'],
    ],
    [
      'CESSION DE DROIT AU BAIL\nCédant : Mme Ève Lorin, 14 rue Neuve, 44000 Nantes\nCessionnaire : ODET, SASU, 9 quai Neuf, 44000 Nantes\nLocaux : un magasin avec réserve, 40 rue Haute, 44000 Nantes\nPrix : 35 000 €',
      'business.address',
      ['40 rue Haute, 44000 Nantes'],
    ],
    [
      'VENTE AUX ENCHÈRES PUBLIQUES au tribunal judiciaire de Nantes, 19 quai Neuf, 44000 Nantes, le jeudi 19 novembre 2026 à 9 h 45. Un appartement avec cave, à Rezé (44400), 12 chemin du Lac. Mise à prix : 58 000 €.',
      'business.address',
      ['Rezé (44400), 12 chemin du Lac'],
    ],
  ]);
  const LEASE =
    'Par acte du 23 juillet 2026, la SARL ODET, 9 quai Neuf, 44000 Nantes, a cédé à Mme Ève Lorin, demeurant 14 rue Neuve, 44000 Nantes, ses droits au bail portant sur une boutique dépendant de l’immeuble 102 rue Haute, 44000 Nantes. Prix : 27 000 €. ';
  reads('creditors who come forward', [
    [
      `${LEASE}Les créanciers du cédant pourront se manifester au cabinet de Me Louis Vasseur, avocat, 60 rue Neuve, 44000 Nantes.`,
      'opposition.address',
      ['cabinet de Me Louis Vasseur, avocat, 60 rue Neuve, 44000 Nantes'],
    ],
    [
      `${LEASE}Les créanciers inscrits devront se faire connaître chez Me Louis Vasseur, notaire, 60 rue Neuve, 44000 Nantes.`,
      'opposition.address',
      ['Me Louis Vasseur, notaire, 60 rue Neuve, 44000 Nantes'],
    ],
    [
      `${LEASE}Le prix a été remis aux créanciers. Acte rédigé par Me Louis Vasseur, notaire, 60 rue Neuve, 44000 Nantes.`,
      'opposition.address',
      [],
    ],
  ]);
  reads('spaces around the signs', [
    [
      "CESSION DE FONDS\nPar acte ssp du 10 / 11 / 2025 , LAVERIE DE L ' ODET , SAS au capital de 2 000 € , sise 15 avenue Saint - Saëns , 44000 Nantes , a vendu à M . Paul Morin , demeurant 10 rue Haute , 44000 Nantes , un fonds de laverie sis 51 quai Neuf , 44000 Nantes , moyennant 38 500 € .",
      'person.address',
      ["LAVERIE DE L'ODET: 15 avenue Saint-Saëns, 44000 Nantes", 'Paul Morin: 10 rue Haute, 44000 Nantes'],
    ],
  ]);
  reads('offices taken away, begun or kept', [
    [
      `${SARL}L'AGO du 3 mars 2026 a révoqué M. Paul Morin de sa gérance et nommé à sa place Mme Ève Lorin.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}L'AGO du 3 mars 2026 a déchargé M. Paul Morin de la gérance et nommé à sa place Mme Ève Lorin.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}Le 3 mars 2026, l'associé unique, M. Paul Morin, a décidé la dissolution anticipée. Il exercera lui-même les fonctions de liquidateur, à son domicile du 7 chemin du Lac, 44300 Nantes, et cesse d'être gérant.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}Le 3 mars 2026, l'associé unique, M. Paul Morin, a décidé la dissolution anticipée. Il exercera lui-même les fonctions de liquidateur, à son domicile du 7 chemin du Lac, 44300 Nantes.`,
      'liquidator.address',
      ['7 chemin du Lac, 44300 Nantes'],
    ],
    [
      `${SARL}L'AGO du 3 mars 2026 choisit pour gérante Mme Ève Lorin, demeurant 3 rue Basse, 44000 Nantes, dont le mandat, sans terme fixé, commence le 1er avril 2026.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}L'AGO du 3 mars 2026 a nommé gérante Mme Ève Lorin, dont le mandat est sans limitation de durée.`,
      'person.outgoing',
      [],
    ],
    [
      `${SARL}Le mandat de gérante de Mme Ève Lorin prend effet le 20 juin 2026.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}La démission de M. Paul Morin, gérant, prend effet le 20 juin 2026.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}Gérance : M. Paul Morin, 3 rue Basse, 44000 Nantes, et Mme Ève Lorin, 7 rue Basse, 44000 Nantes, cogérants.`,
      'person',
      ['cogérant: Paul Morin', 'cogérant: Ève Lorin'],
    ],
  ]);
  reads('who reports on a liquidation', [
    [
      `${SARL}L'AG du 30 juin 2026, après avoir entendu le rapport de M. Paul Morin, a approuvé les comptes de liquidation, donné quitus au liquidateur et prononcé la clôture de la liquidation.`,
      'liquidator',
      ['Paul Morin'],
    ],
    [
      `${SARL}L'AG du 30 juin 2026, après lecture du rapport de M. Paul Morin, commissaire aux comptes, a approuvé les comptes de liquidation, donné quitus à la liquidatrice, Mme Ève Lorin, et prononcé la clôture de la liquidation.`,
      'liquidator',
      ['Ève Lorin'],
    ],
  ]);
  reads('offices that pass from one to the other', [
    [
      `${SARL}Suite au départ à la retraite de M. Paul Morin, c'est désormais Mme Ève Lorin, 3 rue Basse, 44000 Nantes, qui tient la gérance (AGO du 3 mars 2026).`,
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes'],
    ],
    [
      `${SARL}Par AGO du 3 mars 2026, la gérance jusqu'alors exercée par M. Paul Morin a été dévolue à Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}À dater du 3 mars 2026, M. Paul Morin cède la gérance à sa fille Mme Ève Morin.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}M. Paul Morin reste seul gérant, Mme Ève Lorin s'étant retirée de la cogérance le 3 mars 2026.`,
      'person.outgoing',
      ['cogérant: Ève Lorin'],
    ],
    [
      `${SARL}Je soussigné Paul Morin, gérant, quitte mes fonctions au 3 mars 2026. Mon successeur est Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}L'AGO du 3 mars 2026 a pris acte de la fin de la mission du commissaire aux comptes, le cabinet AUDIT OUEST.`,
      'person.outgoing',
      ['commissaire aux comptes: AUDIT OUEST'],
    ],
    [
      `${SARL}Par décision du 3 mars 2026, Mme Ève Lorin, à la fois associée unique et gérante, a transféré le siège au 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['associé: Ève Lorin', 'gérant: Ève Lorin'],
    ],
    [
      `${ENDS}M. Paul Morin, gérant, 3 rue Basse, 44000 Nantes, prend la qualité de liquidateur.`,
      'liquidator',
      ['Paul Morin'],
    ],
    [
      `${ENDS}Les pouvoirs de liquidation ont été remis à Mme Ève Lorin, ex-gérante, 3 rue Basse, 44000 Nantes.`,
      'person.outgoing',
      ['gérant: Ève Lorin'],
    ],
    [
      'AVIS DE CONSTITUTION. Acte du 3 mars 2026. SARL ODET, capital 1 000 € apporté à parts égales par Mme Ève Lorin et M. Paul Morin, siège 40 rue Haute, 44000 Nantes. Objet : conseil. Gérante : Mme Lorin, 3 rue Basse, 44000 Nantes.',
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes'],
    ],
  ]);
  reads('trades behind a sign or a label', [
    [
      `${SALE}un fonds de commerce connu sous le nom « LE LYS », fleurs et plantes, exploité 4 place Haute, 44000 Nantes.`,
      'business.nature',
      ['fleurs et plantes'],
    ],
    [
      'CESSION DE FONDS. Cédante : Mme Ève Lorin, 3 rue Basse, 44000 Nantes. Cessionnaire : SARL ODET, 40 rue Haute, 44000 Nantes. Bien cédé : salon de coiffure mixte sis 9 quai Neuf, 44000 Nantes. Prix : 30 000 €.',
      'business.address',
      ['9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SALE}son fonds de fleuriste, 4 place Haute, 44000 Nantes. Oppositions reçues au fonds.`,
      'opposition.address',
      ['4 place Haute, 44000 Nantes'],
    ],
  ]);
  reads('where a closing meeting was held', [
    [
      `${SARL}L'AGO du 30 juin 2026 tenue 3 rue Basse, 44000 Nantes, a approuvé le compte définitif de liquidation, déchargé de son mandat la liquidatrice, Mme Ève Lorin, et constaté la clôture de la liquidation.`,
      'meeting.place',
      ['3 rue Basse, 44000 Nantes'],
    ],
  ]);
  reads('offices in other words', [
    [
      `${SARL}Les fonctions de gérante seront désormais remplies par Mme Ève Lorin, 3 rue Basse, 44000 Nantes, M. Paul Morin s'en étant démis.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}M. Paul Morin a fait part de sa volonté de ne plus exercer la gérance ; l'AGO du 3 mars 2026 a désigné en conséquence Mme Ève Lorin.`,
      'person.outgoing',
      ['gérant: Paul Morin'],
    ],
    [
      `${SARL}Il est mis un terme aux fonctions de gérant de M. Paul Morin. Mme Ève Lorin, 3 rue Basse, 44000 Nantes, prend sa suite.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}Cogérance assurée par M. Paul Morin et Mme Ève Lorin, tous deux demeurant 3 rue Basse, 44000 Nantes.`,
      'person',
      ['cogérant: Paul Morin', 'cogérant: Ève Lorin'],
    ],
    [
      'BRISE, SA au capital de 100 000 €, 40 rue Haute, 44000 Nantes, 819 051 012 RCS Nantes. Le conseil du 3 mars 2026 a porté M. Paul Morin, administrateur, à la présidence.',
      'person',
      ['administrateur: Paul Morin', 'président: Paul Morin'],
    ],
    [
      `${SARL}La gérance appartient à Mme Ève Lorin, logeant 3 rue Basse, 44000 Nantes.`,
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes'],
    ],
    [
      `${ENDS}La SAS NEVET, 5 rue Basse, 44000 Nantes, est nommée liquidateur. Le siège de la liquidation est au siège du liquidateur.`,
      'liquidation.seat',
      ['5 rue Basse, 44000 Nantes'],
    ],
    [
      'Le tribunal de commerce de Nantes a ouvert le 3 mars 2026 le redressement judiciaire de la SARL ODET, 40 rue Haute, 44000 Nantes. Juge-commissaire : Mme Ève Lorin ; suppléant : M. Paul Morin.',
      'person',
      [],
    ],
  ]);
  reads('what stands in brackets behind a home', [
    [
      `${SARL}M. Paul Morin cède la gérance à Mme Ève Morin, qui habite 3 rue Basse, 44000 Nantes (AGO du même jour).`,
      'person.address',
      ['Ève Morin: 3 rue Basse, 44000 Nantes'],
    ],
    [
      `${SARL}Mme Ève Lorin, demeurant 3 rue Basse, 44000 Nantes (Loire-Atlantique), a été nommée gérante.`,
      'person.address',
      ['Ève Lorin: 3 rue Basse, 44000 Nantes (Loire-Atlantique)'],
    ],
  ]);
});
