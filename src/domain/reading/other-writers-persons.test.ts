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
