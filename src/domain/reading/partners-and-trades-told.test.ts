import { describe } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';

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
