import { describe, expect, it } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';
import { readText } from './read-text.ts';

/** Wordings of writers who share nothing with one another, and what comes near them. */
const HEAD = `TUILERIE DU MORVAN
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;
const FOUNDED = 'Suivant acte du 4 mai 2026, constitution de la SARL TUILES, 4 rue du Midi, 58000 Nevers. ';

describe('the main type', () => {
  it.each([
    [
      'Par acte du 4 mai 2026 a été formée entre M. Guy Morel, 2 rue Basse, 58000 Nevers, et Mme Ève Rollin, même adresse, une société en nom collectif. Capital : 500 €. Siège : 4 rue du Midi, 58000 Nevers.',
      'constitution',
    ],
    [
      "SELARL « CABINET DU MIDI », au capital de 900 euros, fondée par statuts du 4 mai 2026. Siège : 4 rue du Midi, 58000 Nevers. Objet : l'exercice de la médecine. Gérant : M. Guy Morel, même adresse. Immatriculation : RCS de Nevers.",
      'constitution',
    ],
    [
      `${HEAD}L'assemblée du 4 mai 2026 a arrêté les comptes, déchargé M. Guy Morel, liquidateur, et clos les opérations.`,
      'liquidation',
    ],
    [
      `${HEAD}L'assemblée générale extraordinaire du 4 mai 2026 l'a convertie en société par actions simplifiée.`,
      'transformation',
    ],
    [
      `${HEAD}Elle devient, sans création d'une personne nouvelle, une société par actions simplifiée.`,
      'transformation',
    ],
    [`${HEAD}Selon traité du 4 mai 2026, elle se scinde au profit de ARGILE et de TERRE.`, 'scission'],
    [
      `${HEAD}Le gérant a arrêté toute activité le 30 juin 2026, sans dissoudre la société.`,
      'cessation_activite',
    ],
    [
      `${HEAD}La vente de tuiles et la location de fours cessent à compter du 30 juin 2026. Aucune dissolution.`,
      'cessation_activite',
    ],
    [
      `${HEAD}Les associés ont confié le contrôle des comptes, pour six exercices, au cabinet AUDIT NIVERNAIS.`,
      'nomination_commissaire',
    ],
    [
      `${HEAD}Ont été remis au greffe du tribunal de commerce de Nevers le bilan et l'annexe de l'exercice 2025.`,
      'avis_depot_comptes',
    ],
    [`${HEAD}Il a été résolu d'installer le siège au 3 rue Neuve, 14000 Caen.`, 'transfert_siege'],
    [`${HEAD}L'associé unique a incorporé au capital une somme de 5 000 €.`, 'augmentation_capital'],
    [
      `${HEAD}L'assemblée du 4 mai 2026, saisie de la question d'une dissolution éventuelle, l'a écartée : la société continue, ses capitaux propres étant inférieurs à la moitié du capital.`,
      'autre',
    ],
    [
      `${HEAD}Le président a, le 4 mai 2026, transféré le siège au 3 rue Neuve, 14000 Caen. La société, qui a pour objet la vente de tuiles et une durée de 99 ans, a pour gérant M. Guy Morel. Elle sera radiée du RCS de Nevers.`,
      'transfert_siege',
    ],
    [
      `${HEAD}L'assemblée du 4 mai 2026 a mis un point final à la liquidation et donné quitus.`,
      'liquidation',
    ],
    [`${HEAD}La société suspend son exploitation à compter du 4 mai 2026.`, 'cessation_activite'],
    [
      `${HEAD}Nous corrigeons l'annonce parue le 4 mai 2026 : le gérant est M. Guy Morel et non M. Guy Morin.`,
      'rectificatif',
    ],
    [`${HEAD}L'avis du 4 mai 2026 a omis de mentionner la durée : 99 ans.`, 'additif'],
    [
      'Le notaire a reçu le 4 mai 2026 les statuts de la SCI LES TUILES, au capital de 900 €, siège 4 rue du Midi, 58000 Nevers.',
      'constitution',
    ],
    [
      `${HEAD}Les associés sont appelés à se réunir le 4 juin 2026 à 10 heures au siège, en assemblée générale ordinaire.`,
      'convocation_assemblee',
    ],
  ])('of « %s » is %s', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});

describe('the company', () => {
  reads('its object', [
    [
      `${FOUNDED}Elle se donne pour objet la vente de tuiles. Durée : 99 ans.`,
      'company.object',
      ['la vente de tuiles'],
    ],
    [`${FOUNDED}Elle servira à louer des fours.`, 'company.object', ['louer des fours']],
    [
      `${FOUNDED}On fera du négoce de tuiles et de la pose.`,
      'company.object',
      ['négoce de tuiles et de la pose'],
    ],
    [
      'EURL LA TUILE (fabrication de tuiles, pose), 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503, transfère son siège au 3 rue Neuve, 14000 Caen.',
      'company.object',
      ['fabrication de tuiles, pose'],
    ],
    [
      'EURL LA TUILE (en cours de transformation), 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503, transfère son siège au 3 rue Neuve, 14000 Caen.',
      'company.object',
      [],
    ],
  ]);

  reads('what it will do', [
    [`${FOUNDED}Elle pratiquera la vente de tuiles.`, 'company.object', ['la vente de tuiles']],
    [`${FOUNDED}L'objet social porte sur la vente de tuiles.`, 'company.object', ['la vente de tuiles']],
    [`${FOUNDED}Elle a été créée pour la vente de tuiles.`, 'company.object', ['la vente de tuiles']],
    [`${FOUNDED}M. Guy Morel exercera la gérance.`, 'company.object', []],
  ]);

  reads('in tables and wide lines', [
    [
      'Raison sociale\nLES TUILES\nForme\nEURL\nRCS\nNevers\nCapital ancien | nouveau\n4 000 € | 24 000 €\nEffet\n14/05/2026',
      'change.capital.new',
      ['24000'],
    ],
    [
      'Dénomination\nAncienne\nNouvelle\nLES TUILES\nARGILE ET TERRE\nForme\nCapital\nSAS\n4 000 €\nPrise d’effet\n8 octobre 2026',
      'change.name.new',
      ['ARGILE ET TERRE'],
    ],
    [
      'LES  TUILES ,  S A R L  au  capital  de  1 8 0 0 0  € .  Siège :  2 5  rue  du  Midi ,  5 8 0 0 0  Nevers .  RCS  Nevers  501 502 503 .  AGE  du  9  juin  2026 .',
      'company.capital',
      ['18000'],
    ],
  ]);

  reads('its form after', [
    [
      `${HEAD}L'AGE du 4 mai 2026 a abandonné la forme de SARL pour celle de SAS.`,
      'change.form.new',
      ['SAS'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a choisi la forme de SAS en lieu et place de celle de SARL.`,
      'change.form.new',
      ['SAS'],
    ],
  ]);

  reads('its capital and its registry', [
    [
      `${FOUNDED}Les associés ont apporté ensemble une somme de douze mille euros qui forme le capital.`,
      'company.capital',
      ['12000'],
    ],
    [
      'TUILES. SAS. 90 000 € de capital. 4 rue du Midi, 58000 Nevers (Nevers 501 502 503 RCS). Le capital est porté à 95 000 €.',
      'company.capital',
      ['90000'],
    ],
    ['TUILES, SAS, 4 rue du Midi, 58000 Nevers ; Nevers 501 502 503 RCS.', 'company.rcs.city', ['Nevers']],
    [
      'TUILES\nSAS au capital de 900 €\nLe Puy-en-Velay 501 502 503 RCS',
      'company.rcs.city',
      ['Le Puy-en-Velay'],
    ],
  ]);

  reads('its seat', [
    [
      `STATUTS

Monsieur Guy MOREL, tuilier, demeurant à NEVERS (58000), 4 rue du Midi, et Madame Ève ROLLIN forment une société civile.
Article 1. Nom. Elle est dénommée LES TUILES.
Article 2. Siège. Le siège est fixé au domicile de Monsieur MOREL.
Article 3. Durée. 99 ans.`,
      'company.seat',
      ['NEVERS (58000), 4 rue du Midi'],
    ],
    [
      'DÉNOMINATION — LES TUILES\nFORME — SARL\nCAPITAL — 900 euros\nSIÈGE — 4 rue du Midi, 58000 Nevers\nOBJET — vente de tuiles\nDURÉE — 99 ans',
      'company.seat',
      ['4 rue du Midi, 58000 Nevers'],
    ],
  ]);
});

describe('minutes and statutes', () => {
  const minutes = (resolution: string) => `${HEAD}
PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 4 MAI 2026

Première résolution. ${resolution} Adoptée à l'unanimité.

La séance est levée à onze heures.`;
  it.each([
    ['La société est dissoute. M. Guy Morel est liquidateur.', 'dissolution'],
    ['Le nom devient « ARGILE ET TERRE ».', 'changement_denomination'],
    ['La gérance passe à Mme Ève Rollin, 8 quai Neuf, 58000 Nevers.', 'changement_dirigeant'],
    ['Le siège est fixé, au 1er juin 2026, 3 rue Neuve, 14000 Caen.', 'transfert_siege'],
  ])('« %s » calls for %s', (resolution, type) => {
    expect(readText(minutes(resolution)).types).toEqual([type]);
  });

  reads('a name of its own article', [
    [
      `STATUTS

Les soussignés M. Guy MOREL et Mme Ève ROLLIN ont établi les statuts de la société qu'ils fondent.
Article 1 – Forme
SARL.
Article 2 – Nom
LES TUILES
Article 3 – Durée
60 ans`,
      'company.name',
      ['LES TUILES'],
    ],
  ]);
});

describe('a correction', () => {
  const NOTICE =
    'Rectificatif. L’annonce parue dans Le Nivernais le 4 mai 2026 (SARL TUILES, 900 €, 4 rue du Midi, 58000 Nevers)';
  reads('in two quotations', [
    [`${NOTICE} : remplacer « Guy Morin » par « Guy Morel ».`, 'correction.new', ['Guy Morel']],
    [
      `${NOTICE} : la mention « Guy Morin » est remplacée par « Guy Morel ».`,
      'correction.old',
      ['Guy Morin'],
    ],
    [
      `${NOTICE} : c’est « Guy Morel » qu’il faut lire à la place de « Guy Morin ».`,
      'correction.new',
      ['Guy Morel'],
    ],
  ]);
});

describe('days and organs', () => {
  reads('the decision', [
    [
      `${HEAD}La société a tenu le 4 mai 2026 son assemblée générale ordinaire.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}La société, parvenue au terme fixé par ses statuts le 4 mai 2026, se trouve dissoute. L'assemblée générale du même jour a nommé liquidateur M. Guy Morel.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [`${HEAD}L'associé unique a approuvé le traité de scission établi le 4 mai 2026.`, 'date.decision', []],
    [
      `${HEAD}Réunie le 4 mai 2026 en la forme ordinaire, l'assemblée générale a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}L'assemblée générale mixte du 4 mai 2026 a augmenté le capital de 5 000 € ; le président a constaté le même jour la réalisation de l'opération.`,
      'organ',
      ['assemblée générale mixte'],
    ],
    [
      `${HEAD}Toute activité a cessé le 4 mai 2026 ; la société subsiste jusqu'à décision de ses associés.`,
      'organ',
      [],
    ],
  ]);

  reads('the day of effect', [
    [
      `${HEAD}L'AGE du 4 mai 2026 a nommé gérant, au 1er juin 2026, M. Guy Morel.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a nommé gérant M. Guy Morel pour un mandat expirant au 1er juin 2029.`,
      'date.effect',
      [],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a transféré, le 1er juin 2026, le siège 3 rue Neuve, 14000 Caen.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}La gérante a transféré le 4 mai 2026 le siège 3 rue Neuve, 14000 Caen.`,
      'date.decision',
      ['2026-05-04'],
    ],
  ]);

  reads('the number of a case', [
    [
      'Le tribunal de commerce de Nevers, par jugement rendu le 4 mai 2026 sous le n° 2026J00311, a ouvert la liquidation judiciaire de la SARL TUILES, 4 rue du Midi, 58000 Nevers.',
      'case.number',
      ['2026J00311'],
    ],
    [
      'Le tribunal de commerce de Nevers, par jugement du 4 mai 2026, a ouvert la liquidation judiciaire de la SARL TUILES, inscrite sous le n° 501 502 503.',
      'case.number',
      [],
    ],
  ]);
});
