import { describe, expect, it } from 'vitest';
import { reads } from '../../../tests/support/read-rows.ts';
import { readText } from './read-text.ts';

/** Wordings of writers who share nothing with one another, and what comes near them. */
const HEAD = `TUILERIE DU MORVAN
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

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

const FOUNDED = 'Suivant acte du 4 mai 2026, constitution de la SARL TUILES, 4 rue du Midi, 58000 Nevers. ';

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

const BARE = 'LES TUILES, SARL au capital de 8 000 €, RCS Nevers 501 502 503. ';
const NO_CAPITAL = 'LES TUILES, société anonyme, 6 rue des Forges, 58000 Nevers, RCS Nevers 501 502 503. ';
const CREATED =
  'Par acte du 4 mai 2026 a été créée une SAS. Elle a pour nom LES OSIERS. Siège : 3 rue Neuve, 14000 Caen. ';

describe('held seventeen: what other writers say of a company', () => {
  reads('the seat that is moved', [
    [
      `${BARE}Par AGE du 4 mai 2026, le siège social a été fixé au 3 rue Neuve, 14000 Caen.`,
      'change.seat.new',
      ['3 rue Neuve, 14000 Caen'],
    ],
    [
      `${BARE}L'AGE du 4 mai 2026 a transféré le siège. Celui-ci se trouvait 4 rue du Midi, 58000 Nevers ; il sera à compter du 1er juin 2026 au 3 rue Neuve, 14000 Caen.`,
      'change.seat.old',
      ['4 rue du Midi, 58000 Nevers'],
    ],
    [
      `${BARE}Le nouveau siège est 3 rue Neuve, 14000 Caen et non 4 rue du Midi, 58000 Nevers (AGE du 4 mai 2026).`,
      'change.seat.old',
      ['4 rue du Midi, 58000 Nevers'],
    ],
    [
      `${HEAD}Siège : jusqu'au 31 mai 2026, 4 rue du Midi, 58000 Nevers / depuis le 1er juin 2026, 3 rue Neuve, 14000 Caen.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}La gérante a usé le 4 mai 2026 de la faculté que lui donne l'article 4 et déplacé le siège au 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['gérant'],
    ],
    [
      'La SARL LES TUILES, au capital de 8 000 euros, siégeant 10 rue Haute, 22300 Lannion (RCS Saint-Brieuc 501 502 503), a nommé gérant le 4 mai 2026 M. Guy Morel.',
      'company.seat',
      ['10 rue Haute, 22300 Lannion'],
    ],
  ]);

  reads('the capital before and after', [
    [
      `${NO_CAPITAL}L'AGM du 4 mai 2026 a décidé que le capital, alors de 1 200 000 euros, a été ramené à 480 000 euros.`,
      'change.capital.old',
      ['1200000'],
    ],
    [
      `${NO_CAPITAL}Le président a constaté le 4 mai 2026 la souscription d'actions nouvelles : le capital, de 250 000 €, s'est accru de 125 000 € et s'établit à 375 000 €.`,
      'change.capital.old',
      ['250000'],
    ],
    [
      `${NO_CAPITAL}Augmentation de capital. AGE du 4 mai 2026. Ancien capital : cinquante mille francs, soit 7.622,45 euros. Nouveau capital : 60.000 euros.`,
      'change.capital.old',
      ['7622.45'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a décidé que le capital était accru de 10 000 € et atteignait 30 000 €.`,
      'change.capital.old',
      ['20000'],
    ],
  ]);

  it('carries the capital down', () => {
    const text = `${HEAD}L'assemblée générale extraordinaire du 4 mai 2026 réduit le capital de 2 000 €, pour le porter de 20 000 € à 18 000 €, par annulation de 200 parts.`;
    expect(readText(text).types).toEqual(['reduction_capital']);
  });

  reads('the object, before and after', [
    [
      `${HEAD}L'AGE du 4 mai 2026 a décidé que son activité, limitée au négoce de vins, devient : commerce de fruits, transport.`,
      'change.object.new',
      ['commerce de fruits, transport'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 : son activité, qui se bornait au négoce de vins, devient le commerce de fruits.`,
      'company.object',
      ['négoce de vins'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a décidé qu'à la vente de tuiles est substitué l'objet suivant : la pose de gouttières.`,
      'company.object',
      ['la vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a complété l'objet social, qui est maintenant : vente de tuiles et pose de gouttières.`,
      'change.object.new',
      ['vente de tuiles et pose de gouttières'],
    ],
    [
      `${CREATED}Elle exercera, en France comme à l'étranger, les activités suivantes : études portuaires, formation. Durée 99 ans. RCS Caen.`,
      'company.object',
      ['études portuaires, formation'],
    ],
    [
      `${CREATED}Durée 99 ans. La société fera l'objet d'une immatriculation au RCS de Caen.`,
      'company.object',
      [],
    ],
  ]);

  reads('days and organs', [
    [
      `${HEAD}L'AGE du 10 octobre 2025 a constaté l'arrivée du terme statutaire au 30 septembre 2025 et par suite la dissolution de la société.`,
      'date.effect',
      ['2025-09-30'],
    ],
    [
      `${HEAD}L'AGO du 6 octobre 2026 a approuvé le compte définitif de liquidation et constaté la clôture des opérations au 30 septembre 2026.`,
      'date.effect',
      ['2026-09-30'],
    ],
    [
      `${HEAD}L'AGO du 6 octobre 2026 a approuvé les comptes de clôture de la liquidation arrêtés au 30 septembre 2026 et constaté la clôture.`,
      'date.effect',
      [],
    ],
    [
      `${HEAD}Par décision du 4 mai 2026, la gérante, Mme Ève Rollin, fait savoir que la société cesse toute activité à compter du 31 mai 2026.`,
      'organ',
      ['gérant'],
    ],
    [
      'STATUTS\n\nPHOTOMÈTRE 8\nSociété par actions simplifiée au capital de 30 000 €\nSiège : 12 rue Haute, 38100 GRENOBLE\n1.2. Dénomination. PHOTOMÈTRE 8, ou P8 en abrégé.',
      'company.sigle',
      ['P8'],
    ],
  ]);

  reads('the object that is written anew', [
    [
      `${HEAD}L'AGE du 4 mai 2026 a donné à l'objet social la rédaction suivante : vente de tuiles et négoce de bois.`,
      'change.object.new',
      ['vente de tuiles et négoce de bois'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a redéfini l'objet social comme suit : vente de tuiles et négoce de bois.`,
      'change.object.new',
      ['vente de tuiles et négoce de bois'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a décidé d'adjoindre à l'objet social le négoce de bois.`,
      'change.object.new',
      ['le négoce de bois'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a ajouté aux activités de la société le négoce de bois.`,
      'change.object.new',
      ['le négoce de bois'],
    ],
    [
      `${HEAD}AGE du 4 mai 2026.\n1) Dénomination\n avant : TUILERIE DU MORVAN\n après : TUILES DU CENTRE\n2) Objet\n avant : vente de tuiles\n après : pose de gouttières`,
      'change.object.new',
      ['pose de gouttières'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a nommé gérant M. Guy Morel. La société ajoute des activités de conseil.`,
      'change.object.new',
      [],
    ],
    [
      `${CREATED}L'activité sociale sera l'achat et la revente de paniers. Durée 99 ans. RCS Caen.`,
      'company.object',
      ["l'achat et la revente de paniers"],
    ],
    [`${CREATED}Durée 99 ans. RCS Caen. L'activité sera exercée au siège.`, 'company.object', []],
  ]);

  reads('who decides in an extraordinary meeting', [
    [
      `${HEAD}Réunis extraordinairement le 4 mai 2026, les associés ont porté le capital à 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Les associés de la société ont voté le 4 mai 2026, en assemblée extraordinaire, la dissolution de la société.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a fixé au 1er juin 2026 la dissolution de la société.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a fixé au 30 juin 2026 la clôture du premier exercice et transféré le siège 3 rue Neuve, 14000 Caen.`,
      'date.effect',
      [],
    ],
  ]);

  reads('meetings, days, amounts and tables in other words', [
    [
      `${HEAD}Réunie extraordinairement le 4 mai 2026, l'assemblée générale a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Par décision extraordinaire du 4 mai 2026, l'assemblée générale a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'assemblée générale, réunie extraordinairement le 4 mai 2026, a porté le capital à 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'ASSEMBLEE GENERALE CONVOQUEE EXTRAORDINAIREMENT LE 4 MAI 2026 A PORTE LE CAPITAL A 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Par délibération extraordinaire du 4 mai 2026, l'assemblée des associés a porté le capital à 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Les associés de la société se sont réunis le 4 mai 2026 en assemblée générale ordinaire, 6 rue Basse, 58000 Nevers. Ils ont nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Les associés se sont réunis en assemblée générale ordinaire le 4 mai 2026 et ont nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Par une décision collective du 4 mai 2026, M. Guy Morel, 2 rue Basse, 58000 Nevers, a été choisi comme gérant.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Suivant délibération collective du 4 mai 2026, M. Guy Morel, 2 rue Basse, 58000 Nevers, a été nommé gérant.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Décision collective en date du 4 mai 2026 : M. Guy Morel, 2 rue Basse, 58000 Nevers, nommé gérant.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Par décision collective du 4 mai 2026 prise en assemblée générale ordinaire, M. Guy Morel, 2 rue Basse, 58000 Nevers, a été nommé gérant.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}L'assemblée générale ordinaire du 4 mai 2026, après rapport sur une charge extraordinaire, a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Par décision du 4 mai 2026, l'associé unique a mis un terme à toute activité de réparation et vente de matériel de jardin à la date du 31 mai 2026.`,
      'date.effect',
      ['2026-05-31'],
    ],
    [
      `${HEAD}L'associé unique a décidé le 4 mai 2026 de mettre fin à l'activité de la société à la date du 31 mai 2026.`,
      'date.effect',
      ['2026-05-31'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, en remplacement de M. Jean Petit, dont le mandat s'achève le 31 mai 2026 ; il prendra ses fonctions le 1er juin 2026.`,
      'date.effect',
      ['2026-05-31', '2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Elle prendra son poste le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Elle assumera cette charge dès le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers, qui a pris ses fonctions le 6 mai 2026.`,
      'date.effect',
      ['2026-05-06'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Son mandat débute le 1er juin 2026 ; celui de M. Jean Petit se termine le 31 mai 2026.`,
      'date.effect',
      ['2026-05-31', '2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers, dont le mandat s'achèvera avec l'exercice clos le 31 décembre 2031, à compter du 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Son mandat s'achèvera le 31 décembre 2031.`,
      'date.effect',
      [],
    ],
    [
      `${HEAD}Les associés, le 4 mai 2026, ont allongé la durée de la société, qui était de trente ans et sera de soixante-dix ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a prorogé la durée de la société, qui était de 30 ans et devient de 70 ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié la durée de la société : 70 ans et non plus 30 ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a allongé la durée : elle était de 30 ans, elle est dorénavant de 70 ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      'CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Les associés ont apporté en numéraire une somme de douze mille euros (12 000 €), montant du capital, divisé en 1 200 parts. Objet : vannerie. Durée 99 ans. RCS Nevers.',
      'company.capital',
      ['12000'],
    ],
    [
      'CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Les apports, soit 12 000 €, composent le capital. Objet : vannerie. Durée 99 ans. RCS Nevers.',
      'company.capital',
      ['12000'],
    ],
    [
      "CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Le capital de départ c'est 8.400 euros mais il est variable. Objet : vannerie. Durée 99 ans. RCS Nevers.",
      'company.capital',
      ['8400'],
    ],
    [
      "CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Le capital de départ c'est 8.400 euros mais il est variable. Objet : vannerie. Durée 99 ans. RCS Nevers.",
      'company.capital.variable',
      ['true'],
    ],
    [
      "CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. M. Guy Morel apporte 1 000 euros. Le capital s'élève donc à trois cent onze mille euros (311 000 EUR), en 3 110 parts de 100 euros. Objet : vannerie. Durée 99 ans. RCS Nevers.",
      'company.capital',
      ['311000'],
    ],
    [
      "STATUTS\n\nArticle 3 – Nom\nLa société s'appelle « LE TOUPIN DES VALLONS », en abrégé « TOUPIN DV ». \nArticle 4 – Siège\n4 rue du Midi, 58000 Nevers.",
      'company.sigle',
      ['TOUPIN DV'],
    ],
    [
      "BOIS DU MORVAN ET DU CENTRE, société anonyme, dite « BMC », au capital de 48 000 euros, siège 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503. Par délibération du 4 mai 2026, l'assemblée générale extraordinaire a porté le capital à 60 000 €.",
      'company.sigle',
      ['BMC'],
    ],
    [
      'CONSTITUTION. SARL LES OSIERS DU MIDI (en abrégé : L.O.M.), acte du 4 mai 2026. Capital 500 €. Siège 4 rue du Midi, 58000 Nevers.',
      'company.sigle',
      ['L.O.M'],
    ],
    [
      'Avis est donné de la naissance de la SASU « OSIERS », fondée le 04/05/2026 par acte sous seing privé à Nevers. Capital : 1 500 €. Siège : 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'date.signature',
      ['2026-05-04'],
    ],
    [
      'La SASU « OSIERS » a été constituée le 4 mai 2026 suivant acte sous signature privée. Capital : 1 500 €. Siège : 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'date.signature',
      ['2026-05-04'],
    ],
    [
      'Création le 4 mai 2026 par acte notarié de la SCI OSIERS. Capital : 1 500 €. Siège : 4 rue du Midi, 58000 Nevers. Objet : location. Durée : 99 ans. Gérant : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'date.signature',
      ['2026-05-04'],
    ],
    [
      `${HEAD}La société, qui a pour objet la vente de tuiles et pour gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, transfère son siège 3 rue Neuve, 14000 Caen à compter du 4 mai 2026.`,
      'company.object',
      ['la vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet social, jusqu'alors limité à la vente de tuiles, qui devient : vente et pose de tuiles.`,
      'company.object',
      ['la vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet social, jusqu'alors limité à la vente de tuiles, qui devient : vente et pose de tuiles.`,
      'change.object.new',
      ['vente et pose de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet (article 2). Ancienne rédaction : vente de tuiles. Nouvelle rédaction : vente de tuiles et négoce de bois.`,
      'change.object.new',
      ['vente de tuiles et négoce de bois'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet (article 2). Ancienne rédaction : vente de tuiles. Nouvelle rédaction : vente de tuiles et négoce de bois.`,
      'company.object',
      ['vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié l'objet social. Ancien texte : vente de tuiles. Nouveau texte : pose de gouttières.`,
      'change.object.new',
      ['pose de gouttières'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié l'article 2, objet social. Ancienne version : « vente de tuiles ». Nouvelle version : « pose de gouttières ».`,
      'change.object.new',
      ['pose de gouttières'],
    ],
    [
      'CLOTURE DE LIQUIDATION\nSociété\nTUILERIE DU MORVAN\nForme\nEURL en liquidation\nCapital\n5 000 EUR\nSiège\n4 rue du Midi, 58000 Nevers\nSIREN\n501 502 503\nImmatriculée à\nNevers\nDécision\nassociée unique, 22/04/2026',
      'company.rcs.city',
      ['Nevers'],
    ],
    [
      "MODIFICATION\nDénomination sociale\nAncienne\nTAXIS DU MIDI\nNouvelle\nMOBILITÉ DU MORVAN\nForme\nSARL\nCapital social\n1 000 €\nSiège\n4 rue du Midi, 58000 Nevers\nIdentification\nRCS Nevers 501 502 503\nDécidé par\nl'associée unique\nLe\n16 mars 2026\nEffet\nau jour de la décision",
      'change.name.new',
      ['MOBILITÉ DU MORVAN'],
    ],
    [
      "SNC BAR 11\nSNC au capital de 1 500 €\nSiège : 3 rue Neuve, 81200 Mazamet\nRCS Castres 425 028 917\nL'AGO du 4 mai 2026 a nommé gérant M. Guy Morel.",
      'company.name',
      ['BAR 11'],
    ],
  ]);

  reads('the same facts as clerks, laymen and lawyers tell them', [
    [
      `${HEAD}L'AGE du 4 mai 2026 a déplacé le siège au 3 rue Neuve, 14000 Caen ; le déménagement a pris effet le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a déplacé le siège au 3 rue Neuve, 14000 Caen. Cette résolution s'applique depuis le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a déplacé le siège au 3 rue Neuve, 14000 Caen, ce changement étant opposable au 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}Réunis ce 4 mai 2026, les associés ont nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, avec prise de fonction au 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}Réunis ce 4 mai 2026, les associés ont nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, avec prise de fonction au 1er juin 2026.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Il a été décidé, aux termes d'une assemblée tenue à Nevers le 4 mai 2026, de nommer gérant M. Guy Morel, 2 rue Basse, 58000 Nevers.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}En date du 4 mai 2026, l'associé unique a nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers. Effet : même jour.`,
      'date.effect',
      ['2026-05-04'],
    ],
    [
      `${HEAD}PV d'AGE 04.05.2026. Siège transféré 3 rue Neuve, 14000 Caen. Effet 01.06.2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}PV d'AGE 04.05.2026. Siège transféré 3 rue Neuve, 14000 Caen. Effet 01.06.2026.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}La société a cessé d'exercer son activité le 31 mai 2026, ainsi que l'a décidé l'associé unique le 4 mai 2026.`,
      'date.effect',
      ['2026-05-31'],
    ],
    [
      `${HEAD}La société a cessé d'exercer son activité le 31 mai 2026, ainsi que l'a décidé l'associé unique le 4 mai 2026.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Le gérant a constaté le 4 mai 2026 la fin de l'activité, arrêtée depuis le 31 mars 2026.`,
      'date.effect',
      ['2026-03-31'],
    ],
    [
      `${HEAD}L'associé unique, le 4 mai 2026, a dissous la société à compter dudit jour.`,
      'date.effect',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Sur décision de l'unique associée en date du 4 mai 2026, le siège est transféré 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['associé unique'],
    ],
    [
      `${HEAD}Le conseil d'administration, en sa séance du 4 mai 2026, a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ["conseil d'administration"],
    ],
    [
      `${HEAD}Usant du pouvoir que lui donnent les statuts, la gérance a transféré le 4 mai 2026 le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['gérant'],
    ],
    [
      `${HEAD}Aux termes d'un acte unanime signé de tous les associés le 4 mai 2026, le siège est transféré 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Par vote par correspondance clos le 4 mai 2026, les associés ont transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}L'AGOE du 4 mai 2026 a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale mixte'],
    ],
    [
      `${HEAD}Les associés, convoqués en A.G.O. le 4 mai 2026, ont nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Une assemblée ordinaire des associés s'est tenue le 4 mai 2026 et a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Assemblée gén. extraord. du 4 mai 2026 : siège transféré 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'assemblée extra-ordinaire des associés du 4 mai 2026 a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a porté de 20 000 € à 50 000 € le montant du capital.`,
      'change.capital.new',
      ['50000'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a ajouté 30 000 € au capital, qui est ainsi de 50 000 €.`,
      'change.capital.new',
      ['50000'],
    ],
    [
      `${HEAD}Par AGE du 4 mai 2026, le capital a gagné 30 000 € pour s'établir à 50 000 €.`,
      'change.capital.new',
      ['50000'],
    ],
    [
      `${HEAD}Par AGE du 4 mai 2026, le capital a perdu 5 000 € et n'est plus que de 15 000 €.`,
      'change.capital.new',
      ['15000'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a amputé le capital de 5 000 €, le fixant à 15 000 €.`,
      'change.capital.new',
      ['15000'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a opté pour un nouveau nom : TUILES DU CENTRE.`,
      'change.name.new',
      ['TUILES DU CENTRE'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a troqué la dénomination TUILERIE DU MORVAN contre TUILES DU CENTRE.`,
      'change.name.new',
      ['TUILES DU CENTRE'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a établi le siège au 3 rue Neuve, 14000 Caen, en quittant le 4 rue du Midi, 58000 Nevers.`,
      'change.seat.new',
      ['3 rue Neuve, 14000 Caen'],
    ],
    [
      `${HEAD}Suite à l'AGE du 4 mai 2026 la société a élu domicile au 3 rue Neuve, 14000 Caen, qui devient son siège.`,
      'change.seat.new',
      ['3 rue Neuve, 14000 Caen'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a prolongé de 30 ans la vie de la société, portée à 80 ans.`,
      'change.duration.new',
      ['80'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a ramené la durée de la société de 99 ans à 60 ans.`,
      'change.duration.new',
      ['60'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a décidé que la société, qui devait durer 50 ans, durera 99 ans.`,
      'change.duration.new',
      ['99'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a recentré l'objet social sur la vente de tuiles anciennes.`,
      'change.object.new',
      ['la vente de tuiles anciennes'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a restreint l'objet social à la vente de tuiles anciennes.`,
      'change.object.new',
      ['la vente de tuiles anciennes'],
    ],
    [`${HEAD}L'AGE du 4 mai 2026 a opéré la conversion de la société en SAS.`, 'change.form.new', ['SAS']],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Elle porte la dénomination OSIERS ET JONCS. Siège : 4 rue du Midi, 58000 Nevers. Capital : mille euros. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.name',
      ['OSIERS ET JONCS'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Son appellation est « OSIERS ET JONCS ». Siège : 4 rue du Midi, 58000 Nevers. Capital : mille euros. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.name',
      ['OSIERS ET JONCS'],
    ],
    [
      "Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Dotée d'un capital de mille euros, elle siège 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.",
      'company.seat',
      ['4 rue du Midi, 58000 Nevers'],
    ],
    [
      "Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Dotée d'un capital de mille euros, elle siège 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.",
      'company.capital',
      ['1000'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Siège : 4 rue du Midi, 58000 Nevers. Capital : 1 000 €. Elle se consacrera à la vannerie et au cannage. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.object',
      ['la vannerie et au cannage'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Siège : 4 rue du Midi, 58000 Nevers. Capital : 1 000 €. Objet : vannerie. Elle existera pendant soixante années. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.duration',
      ['60'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Siège : 4 rue du Midi, 58000 Nevers. Capital : 1 000 €. Objet : vannerie. Elle expirera au bout de 60 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.duration',
      ['60'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : il y a lieu de remplacer « 3 rue Neuve » par « 5 rue Neuve ».",
      'correction.new',
      ['5 rue Neuve'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : au lieu et place de « 3 rue Neuve », prière de lire « 5 rue Neuve ».",
      'correction.old',
      ['3 rue Neuve'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : c'est 5 000 € qu'il fallait lire, et non 3 000 €.",
      'correction.new',
      ['5 000 €'],
    ],
    [
      "PISCICULTURE DU MORVAN\nsociété par action simplifiée à associé unique, 84000 euro de capital\nSise moulin de Blanzey, 58000 Nevers\nnuméro 501 502 503 au RCS de Nevers\nL'associé unique a, par décision du 4 mai 2026, nommé président M. Guy Morel.",
      'company.form',
      ['SASU'],
    ],
    [
      "PISCICULTURE DU MORVAN\nsociété par action simplifiée à associé unique, 84000 euro de capital\nSise moulin de Blanzey, 58000 Nevers\nnuméro 501 502 503 au RCS de Nevers\nL'associé unique a, par décision du 4 mai 2026, nommé président M. Guy Morel.",
      'company.name',
      ['PISCICULTURE DU MORVAN'],
    ],
    [
      "RECTIFICATIF. Dans notre annonce du 4 mai 2026 sur le transfert du siège de la SNC DU MIDI (capital 7 600 €, 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503), là où l'on a imprimé « 1 rue Neuve », il fallait imprimer « 11 rue Neuve, 58000 Nevers » comme adresse du nouveau siège.",
      'change.seat.new',
      ['11 rue Neuve, 58000 Nevers'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : au lieu de « 3 rue Neuve », on voudra bien lire « 5 rue Neuve ».",
      'correction.new',
      ['5 rue Neuve'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : au lieu de « 3 rue Neuve », lisez « 5 rue Neuve ».",
      'correction.old',
      ['3 rue Neuve'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a réduit la durée du mandat du gérant de 6 ans à 3 ans.`,
      'change.duration.new',
      [],
    ],
    [`${HEAD}L'AGE du 4 mai 2026 a limité les pouvoirs du gérant à l'objet social.`, 'change.object.new', []],
    [
      `${HEAD}L'AGE du 4 mai 2026 a raccourci la durée de la société, ramenée de 99 ans à 60 ans.`,
      'change.duration.new',
      ['60'],
    ],
    [
      `${HEAD}Réunie en séance extraordinaire le 4 mai 2026, l'assemblée a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a transféré le siège 3 rue Neuve, 14000 Caen. Le capital, qui est variable, reste de 20 000 €.`,
      'change.capital.new',
      [],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérant M. Guy Morel, dont le mandat se termine le 31 décembre 2030.`,
      'date.effect',
      [],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérant M. Guy Morel, jusqu'à la prochaine décision collective des associés.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      "SCI DES QUATRE TOURE11ES\nSociété civile au capital de 1 500 €\nSiège : 3 rue Neuve, 81200 Mazamet\nRCS Castres 425 028 917\nL'AGO du 4 mai 2026 a nommé gérant M. Guy Morel.",
      'company.name',
      ['DES QUATRE TOURELLES'],
    ],
    [
      "TUILERIE DU MORVAN\nSARL, capital 88 400 €\nVilleréal (47210), Z.I. de Lafeuillade\n865 578 140 RCS Agen\nL'AGO du 4 mai 2026 a nommé gérant M. Guy Morel.",
      'company.seat',
      ['Villeréal (47210), Z.I. de Lafeuillade'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié la durée : de trente ans, elle passe à soixante-dix ans.`,
      'change.duration.new',
      ['70'],
    ],
  ]);

  it.each([
    [
      "ACTE CONSTITUTIF\n\nEntre M. Guy Morel, 2 rue Basse, 58000 Nevers, et Mme Ève Rollin, même adresse.\n1. Il est formé une société par actions simplifiée.\n2. Sa dénomination est OSIERS ET JONCS.\n3. L'objet est la vannerie.\n4. Le siège est situé 4 rue du Midi, 58000 Nevers.\n5. La durée est de 99 ans.\n6. Est nommé président M. Guy Morel.\nFait à Nevers, le 4 mai 2026.",
      'constitution',
    ],
    [
      `${HEAD}DÉCISIONS DE L'ASSOCIÉE UNIQUE du 4 mai 2026. L'associée unique met fin par anticipation à la société, qui est dissoute au 31 mai 2026.`,
      'dissolution',
    ],
    [
      `Avis de scission partielle. ${HEAD}La société a transmis sa branche de messagerie à la SAS LE PHARE ; l'associé unique a approuvé le projet le 4 mai 2026.`,
      'scission',
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a raccourci la durée de la société, ramenée de 99 ans à 60 ans.`,
      'modification',
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 met fin par anticipation au mandat de M. Guy Morel, gérant.`,
      'changement_dirigeant',
    ],
  ])('is told by what the act does: « %s »', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});
