import { describe, expect, it } from 'vitest';
import { type AnnouncementTypeName, announcementTypes } from '#domain/announcement/types.ts';
import { missingInText } from './missing.ts';
import { readText, sureValues } from './read-text.ts';

const typeId = (name: AnnouncementTypeName): number =>
  announcementTypes.find((type) => type.name === name)?.id ?? 0;
const missing = (name: AnnouncementTypeName, text: string): readonly string[] =>
  missingInText(typeId(name), text).map(({ key }) => key);

/** Complete notices in the words of nobody's template: their type is recognised, and nothing is claimed missing. */
const complete: readonly (readonly [AnnouncementTypeName, string])[] = [
  [
    'constitution',
    `Par acte sous signature privée établi à Cahors le 14 avril 2026, M. Joël Castagnié et Mme Ivana Petrov ont créé une société dont voici les caractéristiques. Elle prend la forme d'une société à responsabilité limitée et se nomme LES TOILES DU QUERCY. Son siège se trouve à Cahors (46000), 8 rue Nationale. Elle se consacre à la fabrication de tentes et de bâches. Elle durera 99 ans. Les associés ont apporté 12 000 € qui forment le capital. La gérance est confiée à M. Castagnié, qui réside 3 impasse des Lilas à Pradines (46090). Elle sera immatriculée au greffe de Cahors.`,
  ],
  [
    'changement_dirigeant',
    `SARL AU BON PAIN DE SEIGLE, 8 000 €, 5 place de l'Église 35500 VITRÉ, RCS RENNES 812 334 556
Mme Louise Ferré a remis sa démission de gérante. Les associés l'ont acceptée le 30 mai 2026 et lui ont donné pour successeur, dès le 1er juin 2026, M. Yann Ferré, 22 route de Laval, 35500 VITRÉ.`,
  ],
  [
    'dissolution',
    `Les associés de la SCI DU PONT NEUF (capital 1 500 €, 3 rue du Pont, 87000 Limoges, 441 222 333 RCS Limoges) se sont réunis le 10 mars 2026. Ils ont mis fin à la société avant son terme à compter de ce jour. M. Alain Borie, 7 rue des Arènes, 87000 Limoges, conduira la liquidation en qualité de liquidateur. C'est chez lui qu'il faut écrire. Le dépôt des pièces se fera au greffe du tribunal de commerce de Limoges.`,
  ],
  [
    'cession_fonds',
    `VENTE D'UN COMMERCE
Acte : sous signature privée du 4 mai 2026, enregistré au service départemental de l'enregistrement de Quimper le 11 mai 2026 (dossier 2026 00012345, référence 2904P01 2026 A 00777).
Vendeur : Mme Soazig Le Bihan, 12 quai Dupleix, 29000 Quimper (SIREN 512 888 777).
Acquéreur : société CREPERIE DES HALLES (SARL, 5 000 €, 12 quai Dupleix, 29000 Quimper, RCS Quimper 934 555 666).
Fonds : crêperie, vente à emporter, 12 quai Dupleix, 29000 Quimper.
Prix : 88 000 € (65 000 € pour les éléments incorporels, 23 000 € pour le matériel).
Jouissance : 4 mai 2026.
Oppositions : Me Gwenola Riou, notaire, 6 rue du Frout, 29000 Quimper, dans les dix jours de la dernière publication.`,
  ],
  [
    'augmentation_capital',
    `HORIZON MARINE
SAS - 791 222 444 RCS LA ROCHELLE
Siège social : 1 quai Valin 17000 LA ROCHELLE
Au terme d'une délibération du 9 janvier 2026, les actionnaires réunis en AGE ont fait passer le capital social de 30 000 € à 75 000 € au moyen d'un apport en numéraire de 45 000 €.`,
  ],
  [
    'reduction_capital',
    `Par décision unanime du 8 avril 2026, les associés de la SARL VELOCITE (18 000 euros, 4 rue Jacquard, 69004 Lyon, 823 456 789 RCS Lyon) ont abaissé le capital de moitié pour le fixer à 9 000 euros, par annulation de parts rachetées.`,
  ],
  [
    'procedure_collective',
    `Tribunal de commerce d'Évreux. Par jugement rendu le 4 juin 2026, liquidation judiciaire de la société ISOLEURE (SARL, 12 rue Chartraine, 27000 Évreux, 801 222 999 RCS Évreux), isolation de combles. Liquidateur : SELARL Duclos, 3 place du Théâtre, 27000 Évreux. Les déclarations de créances sont à lui adresser dans les deux mois de la parution au Bodacc.`,
  ],
  [
    'redressement_judiciaire',
    `REDRESSEMENT JUDICIAIRE - N° RG 2026F00412
Le Tribunal des activités économiques du Havre a, le 9 avril 2026, placé en redressement judiciaire SAS CAUX LEVAGE, 45 rue du Port, 76600 Le Havre, RCS Le Havre 822 111 333, location de grues. Date de cessation des paiements fixée au 1er mars 2026. Mandataire judiciaire : Me Lucie Hénin. Juge-commissaire : M. Rémi Pottier. Créances à déclarer sous deux mois.`,
  ],
  [
    'avis_depot_comptes',
    `La société anonyme BANQUE DU VIVARAIS, au capital de 12 000 000 d'euros, dont le siège est à Privas (07000), 1 cours du Palais, immatriculée sous le numéro 301 444 555 au RCS d'Aubenas, fait savoir que ses comptes de l'exercice 2025, clos le 31 décembre, ont été remis au greffe du tribunal de commerce d'Aubenas le 20 juin 2026.`,
  ],
  [
    'nomination_commissaire',
    `CASTEL DISTRIBUTION, SAS, capital : 90 000 €, siège : 18 rue du Stade, 49000 Angers, RCS Angers 510 222 111. Suivant AGO du 28 mai 2026, a été choisi pour contrôler les comptes pendant six exercices le cabinet ANJOU AUDIT, 2 place Imbach, 49000 Angers, en tant que commissaire aux comptes titulaire.`,
  ],
  [
    'convocation_assemblee',
    `MM. les sociétaires de la coopérative agricole LES TROIS VALLÉES (5 rue du Silo, 51000 Châlons, 780 111 222 RCS Châlons-en-Champagne, capital variable) se réuniront en assemblée générale ordinaire le vendredi 12 juin 2026 à 9 h 30 à la salle des fêtes, 2 place de la Mairie, 51240 Pogny, pour délibérer sur : comptes 2025, quitus, renouvellement d'administrateurs. Tout sociétaire empêché peut donner procuration.`,
  ],
  [
    'changement_denomination',
    `EURL DUPIN SERVICES, capital 3 000 €, 6 rue Thiers, 40000 Mont-de-Marsan, RCS Mont-de-Marsan 833 222 111. L'associé unique a rebaptisé la société le 2 avril 2026 : elle s'appelle LANDES JARDIN à partir du 1er mai 2026 au lieu de DUPIN SERVICES.`,
  ],
  [
    'changement_dirigeant',
    `Conseil d'administration du 6 mai 2026 de la SA TEXTILES DU FOREZ (capital de 250 000 €, 3 rue Victor-Hugo, 42600 Montbrison, 556 888 999 RCS Saint-Étienne) : M. Luc Peyrard cède la présidence à Mme Inès Faure, demeurant 9 rue de la Loire, 42600 Montbrison ; il demeure administrateur. Effet immédiat.`,
  ],
  [
    'transfert_siege',
    `Avis de transfert. La SCI LES OLIVIERS, au capital de 152,45 €, RCS Nîmes 333 444 555, quitte le 1 rue Rouget, 30000 Nîmes pour le 7 boulevard Gambetta, 30900 Nîmes. Décision des associés du 4 mai 2026 et prend effet le 1er juin 2026. Mention au RCS de Nîmes.`,
  ],
  [
    'constitution',
    `CONSTITUTION
Forme : SCI. Nom : CAP HORN. Siège : 2 rue Surcouf, 35400 Saint-Malo. Capital : 1 000 € en numéraire. Objet : achat et location de logements. Durée : 60 ans à compter de son inscription. Gérants : Léa Morvan, 2 rue Surcouf, 35400 Saint-Malo, et Tom Morvan, même adresse. Parts librement cessibles entre associés, agrément dans les autres cas. Statuts du 18/05/2026. Greffe de Saint-Malo.`,
  ],
  [
    'cession_fonds',
    `Maître Claude Aubry, notaire à Nevers, a reçu le 8 avril 2026 l'acte par lequel les époux Jean et Marie ROY, 3 rue du Commerce, 58000 Nevers, cèdent à la SAS NIVERNAIS FLEURS, capital 1 000 €, 3 rue du Commerce, 58000 Nevers, RCS Nevers 955 111 222, leur magasin de fleurs à l'enseigne « Rose et Lys », 3 rue du Commerce, 58000 Nevers, contre 42 000 €. Entrée dans les lieux le même jour. Les créanciers s'adressent à l'étude dans les dix jours suivant la dernière insertion, 12 place Carnot, 58000 Nevers.`,
  ],
  [
    'constitution',
    `Sous la dénomination AGENCE RIVAGE, une société à responsabilité limitée vient d'être constituée par acte SSP en date à Nice du 5 mai 2026 pour une durée de 99 années. Elle a pour activité le conseil en communication. Le montant du capital, entièrement libéré, s'élève à 2 000 €. Elle est domiciliée 6 rue Masséna à Nice (06000). Son gérant est Monsieur Paolo Conti qui demeure à Nice (06000), 6 rue Masséna. Inscription au RCS de Nice.`,
  ],
  [
    'augmentation_capital',
    `SARL GRANIT BRETON, 10 000 €, ZA Kerlann, 35170 Bruz, RCS Rennes 844 222 111. Décision de l'AGE du 2 avril 2026 : incorporation de réserves pour 40 000 €, le nouveau montant du capital ressortant à 50 000 €.`,
  ],
  [
    'location_gerance',
    `Par contrat du 12 avril 2026, la SAS STATION SUD, 1 route d'Espagne, 31100 Toulouse, 500 111 222 RCS Toulouse, confie l'exploitation de la station-service située à la même adresse à la SARL CARBUREX, 14 rue Pargaminières, 31000 Toulouse, 933 222 111 RCS Toulouse, en qualité de locataire-gérant, du 1er mai 2026 au 30 avril 2027.`,
  ],
  [
    'constitution',
    `La SARL « LE COMPTOIR D'ULYSSE » a vu le jour le 9 février 2026 par acte sous seing privé. Siège : Sète (34200), 11 quai de la Marine. Capital : six mille euros. Activité : import de produits grecs. Durée : quatre-vingt-dix-neuf ans. Gérante : Mme Elena Markou, domiciliée 11 quai de la Marine à Sète (34200). RCS Montpellier.`,
  ],
  [
    'augmentation_capital',
    `SOLARIA, SAS au capital de 10 000 euros, siège social 5 rue du Soleil, 34000 Montpellier, 912 111 222 RCS Montpellier. En vertu des pouvoirs conférés par l'AGE du 1er mars 2026, le président a constaté le 15 mars 2026 la souscription de 500 actions nouvelles de 10 euros. Le capital est donc de 15 000 euros, divisé en 1 500 actions.`,
  ],
  [
    'cession_fonds',
    `Par acte SSP en date à Tours du 5 mai 2026, enregistré au SDE de Tours le 12 mai 2026, bordereau 2026/555, case 3, la SARL CHEZ LULU, 8 000 €, 12 rue Colbert, 37000 Tours, RCS Tours 444 333 222, a cédé à M. Adel Haddad, né le 3 mars 1985 à Tunis, demeurant 4 rue Bretonneau, 37000 Tours, un fonds de commerce de restauration rapide connu sous le nom de « Chez Lulu », 12 rue Colbert, 37000 Tours, et ce au prix principal de 55 000 €, s'appliquant aux éléments incorporels pour 40 000 € et au matériel pour 15 000 €. Date d'entrée en jouissance : 5 mai 2026. Oppositions à faire dans les 10 jours de la dernière en date des publicités légales chez Me Durand, 5 rue Nationale, 37000 Tours.`,
  ],
  [
    'reduction_capital',
    `SA IMPRIMERIE CENTRALE - 400 000 € - 9 rue Gutenberg - 45000 Orléans, 302 222 111 RCS Orléans. L'AGE du 4 février 2026 a voté une réduction de capital de 150 000 € motivée par des pertes, qui ramène celui-ci à 250 000 €, par diminution de la valeur nominale des actions.`,
  ],
  [
    'constitution',
    `AVIS DE CONSTITUTION
Par acte sous seing privé du 9 février 2026 est formée, pour quarante ans, une SARL nommée BOIS DU MORVAN. Siège : 4 rue des Scieurs, 58120 Château-Chinon. Capital : 6 000 €. Objet : sciage de bois. Gérant : M. Paul Brossard, demeurant 9 rue Haute, 58120 Château-Chinon, désigné pour trois ans. RCS Nevers.`,
  ],
  [
    'changement_dirigeant',
    `Le 6 mai 2026, le conseil d'administration de SA TEXTILES DU FOREZ (capital de 250 000 €, 3 rue Victor-Hugo, 42600 Montbrison, 556 888 999 RCS Saint-Étienne) a nommé président, à compter du même jour, M. Luc Peyrard, demeurant 9 rue de la Loire, 42600 Montbrison, en remplacement de Mme Inès Faure.`,
  ],
  [
    'cessation_activite',
    `La SARL PRESSING NET, 3 000 €, 5 rue Neuve, 76000 Rouen, 500 600 700 RCS Rouen, est mise en sommeil par décision de son gérant du 30 mars 2026 à effet du 31 mars 2026.`,
  ],
  [
    'fin_location_gerance',
    `Il est mis un terme au 30 juin 2026 au contrat de location-gérance conclu le 1er juillet 2020 entre la SAS HÔTELS DU SUD, loueur, 2 quai Port, 13002 Marseille, et la SARL MISTRAL, locataire-gérante, 8 rue Breteuil, 13001 Marseille, pour le fonds d'hôtel-restaurant « Le Mistral », 8 rue Breteuil, 13001 Marseille.`,
  ],
];

/** The same notices with a hole, which is still named. */
const holes: readonly (readonly [AnnouncementTypeName, string, string])[] = [
  ['constitution', 'Activité : import de produits grecs. ', 'purpose'],
  ['constitution', 'Durée : quatre-vingt-dix-neuf ans. ', 'duration'],
  ['transfert_siege', ' et prend effet le 1er juin 2026', 'effectDate'],
  ['reduction_capital', ', 302 222 111 RCS Orléans', 'siret'],
];

/** Words that look like a mention and are not it: the mention is still said to be missing. */
const misleading: readonly (readonly [AnnouncementTypeName, string, string])[] = [
  [
    'changement_dirigeant',
    'companyForm',
    `BOIS DU MORVAN, capital : 20 000 €, 4 rue des Scieurs, 58120 Château-Chinon, 512 333 444 RCS Nevers. L'assemblée générale du 4 mai 2026 a nommé M. Paul Brossard, demeurant 9 rue Haute, 58120 Château-Chinon, gérant à compter du même jour, et lui a donné tous pouvoirs en sa qualité de gérant.`,
  ],
  [
    'changement_dirigeant',
    'companyForm',
    `BOIS DU MORVAN, capital : 20 000 €, 4 rue des Scieurs, 58120 Château-Chinon, 512 333 444 RCS Nevers. Par acte reçu le 4 mai 2026 par la SCP Durand, notaires, les associés ont nommé M. Paul Brossard, demeurant 9 rue Haute, 58120 Château-Chinon, gérant à compter du même jour.`,
  ],
  [
    'transfert_siege',
    'companyForm',
    `BOIS DU MORVAN, capital : 20 000 €, 512 333 444 RCS Nevers. Suivant délibération des associés du 4 mai 2026, la société a décidé, en association avec ses voisins, de transférer son siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
  [
    'transfert_siege',
    'companyName',
    `Société à responsabilité limitée au capital de 20 000 €, 512 333 444 RCS Nevers. Suivant délibération des associés du 4 mai 2026, la société a décidé de transférer son siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
  [
    'transfert_siege',
    'siret',
    `SARL BOIS DU MORVAN au capital de 20 000 €, RCS Nevers, téléphone 03 86 11 22 33. Le 4 mai 2026, l'assemblée générale a transféré le siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
  [
    'transfert_siege',
    'siret',
    `SARL BOIS DU MORVAN au capital de 20 000 €, RCS Nevers, appel gratuit au 0 800 111 222. Le 4 mai 2026, l'assemblée générale a transféré le siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
  [
    'transfert_siege',
    'rcs',
    `SARL BOIS DU MORVAN au capital de 20 000 €, SIREN 512 333 444. Le 4 mai 2026, l'assemblée générale a transféré le siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour. Le dépôt légal sera fait au greffe du tribunal de commerce.`,
  ],
  [
    'transfert_siege',
    'rcs',
    `SARL PARCS ET JARDINS au capital de 20 000 €, SIREN 512 333 444. Le 4 mai 2026, l'assemblée générale a transféré le siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
  [
    'avis_depot_comptes',
    'yearEnd',
    `SARL BOIS DU MORVAN au capital de 20 000 €, 4 rue des Scieurs, 58120 Château-Chinon, 512 333 444 RCS Nevers. Les comptes annuels ont été déposés le 4 mai 2026 au greffe du tribunal de commerce de Nevers.`,
  ],
  [
    'constitution',
    'duration',
    `Par acte du 4 mai 2026 a été constituée la SARL BOIS DU MORVAN. Capital : 20 000 €. Siège : 4 rue des Scieurs, 58120 Château-Chinon. Objet : sciage de bois. M. Paul Brossard, demeurant 9 rue Haute, 58120 Château-Chinon, est gérant, nommé pour trois ans. RCS Nevers.`,
  ],
  [
    'constitution',
    'duration',
    `Par acte du 4 mai 2026 a été constituée la SARL BOIS DU MORVAN. Capital : 20 000 €. Siège : 4 rue des Scieurs, 58120 Château-Chinon. Objet : sciage de bois. M. Paul Brossard, demeurant 9 rue Haute, 58120 Château-Chinon, est gérant, nommé pour une durée de trois ans. RCS Nevers.`,
  ],
  [
    'transfert_siege',
    'siret',
    `SARL BOIS DU MORVAN au capital de 120 000 000 €, RCS Nevers. Le 4 mai 2026, l'assemblée générale a transféré le siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
  [
    'transfert_siege',
    'rcs',
    `SARL BOIS DU MORVAN au capital de 20 000 €, immatriculée au registre du commerce et des sociétés sous le numéro 512 345 677. Le 4 mai 2026, l'assemblée générale a transféré le siège du 4 rue des Scieurs, 58120 Château-Chinon, au 9 rue Haute, 58120 Château-Chinon, à compter du même jour.`,
  ],
];

describe('a complete notice in unusual words', () => {
  it.each(complete)('of %s lacks nothing: %.60s', (name, text) => {
    expect(readText(text).types[0]).toBe(name);
    expect(missing(name, text)).toEqual([]);
  });

  it.each(holes)('of %s without « %s » lacks it', (name, words, key) => {
    const whole = complete.find(([type, text]) => type === name && text.includes(words))?.[1] ?? '';
    expect(whole).toContain(words);
    expect(missing(name, whole)).not.toContain(key);
    expect(missing(name, whole.replace(words, ''))).toContain(key);
  });

  it.each(misleading)('of %s, but for %s, lacks only that: %#', (name, key, text) => {
    expect(missing(name, text)).toEqual([key]);
  });
});

describe('old and new values told in two steps', () => {
  it.each([
    [
      "capital augmenté de 13 000 € par voie d'apport en nature pour s'élever à 50 000 €",
      'change.capital.new',
      '50000',
    ],
    ["a réduit le capital de 12 000 € pour l'amener à 4 000 €", 'change.capital.new', '4000'],
    ['a porté son capital à 65 000 € par apports en numéraire', 'change.capital.new', '65000'],
    ['a décidé de la renommer « LANDES JARDIN »', 'change.name.new', 'LANDES JARDIN'],
    [
      'a décidé le transfert du siège au 55 rue de la Madeleine, 60000 BEAUVAIS',
      'change.seat.new',
      '55 rue de la Madeleine, 60000 BEAUVAIS',
    ],
  ] as const)('%s', (words, fact, value) => {
    const text = `DUPIN SERVICES, SARL au capital de 37 000 €, 6 rue Thiers, 40000 MONT-DE-MARSAN, 833 222 111 RCS MONT-DE-MARSAN. Le 2 avril 2026, l'assemblée générale extraordinaire ${words.startsWith('capital') ? `a décidé : ${words}` : words}.`;
    expect(sureValues(readText(text), fact).map((one) => one.value)).toEqual([value]);
  });
});

/** Plain words for what a template would name: the type is given. */
const plain: readonly (readonly [AnnouncementTypeName, string])[] = [
  [
    'constitution',
    `Nous avons rédigé le 4 mai 2026 les statuts, sous nos seules signatures, de la société à responsabilité limitée LE PHARE. On la trouvera 3 rue Neuve, 89100 Sens. Elle réparera des bateaux pendant 99 ans. Deux mille euros sont mis au capital. Ana Puech, qui vit 8 rue du Bac, 89100 Sens, la gère. Le greffe de Sens l'inscrira au RCS.`,
  ],
  [
    'constitution',
    `Société par actions simplifiée LE PHARE, née d'un acte privé du 4 mai 2026. Capital : 2 000 €. Siège : 3 rue Neuve, 89100 Sens. Activité : graphisme. Vie : 50 années. Présidente : Mme Ana Puech, 8 rue du Bac, 89100 Sens. Chacun participe aux décisions collectives avec autant de voix que d'actions. Nul ne peut vendre ses actions à un étranger à la société sans l'accord des autres. RCS : Sens.`,
  ],
  [
    'cession_fonds',
    `Me Jean Legrand, notaire à Sens, a reçu le 4 mai 2026 la vente par Mme Ana Puech, 8 rue du Bac, 89100 Sens, à LE PHARE, SARL au capital de 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, de sa mercerie du 5 rue Haute, 89100 Sens, pour trente mille euros. L'acte est passé à l'enregistrement de Sens le 11 mai 2026. L'acheteuse y est depuis le 4 mai 2026. Les créanciers se feront connaître chez le notaire, 12 place des Cordeliers, 89100 Sens, sous dix jours.`,
  ],
  [
    'location_gerance',
    `Suivant convention privée du 4 mai 2026, Mme Ana Puech, 8 rue du Bac, 89100 Sens, remet pour un an, du 1er juin 2026 au 31 mai 2027, à LE PHARE, SARL au capital de 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, la gérance libre de son café du 5 rue Haute, 89100 Sens.`,
  ],
  [
    'fin_location_gerance',
    `La gérance libre du café du 5 rue Haute, 89100 Sens, que Mme Ana Puech, 8 rue du Bac, 89100 Sens, avait remise par convention du 4 mai 2020 à LE PHARE, SARL au capital de 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, s'est achevée le 31 mai 2026.`,
  ],
  [
    'cessation_activite',
    `LE PHARE, SARL, 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens. Nous baissons le rideau le 31 mai 2026 et ne rouvrirons pas.`,
  ],
  [
    'scission',
    `ATELIERS DU MORVAN, SAS de 240 000 €, 4 rue des Forges, 58120 Château-Chinon, RCS Nevers 512 345 678. L'associée unique a approuvé le 4 mai 2026 le projet de scission du 2 mars 2026 : le patrimoine de la société va, pour le sciage, à SCIERIE DU MORVAN, et pour le reste à MENUISERIE DU MORVAN. La scission est réalisée ce même jour et la société dissoute sans liquidation.`,
  ],
  [
    'scission',
    `ATELIERS DU MORVAN, SAS de 240 000 €, 4 rue des Forges, 58120 Château-Chinon, RCS Nevers 512 345 678. Par traité du 2 mars 2026 elle a divisé tout son patrimoine entre SCIERIE DU MORVAN et MENUISERIE DU MORVAN. L'associé unique a approuvé la scission le 4 mai 2026 ; elle est définitive et la société dissoute.`,
  ],
  [
    'scission',
    `LE PHARE, SAS au capital de 50 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, se partage, par projet du 4 mai 2026, entre MIRABELLE, SARL, 5 rue Haute, 89000 Auxerre, 512 513 514 RCS Auxerre, et PRUNELLE, SARL, 20 rue du Port, 89000 Auxerre, 520 521 522 RCS Auxerre, qui prennent l'une 60 000 € de biens et 20 000 € de dettes, l'autre 30 000 € et 20 000 €. L'assemblée du 30 juin 2026 l'a voulu ainsi, avec effet ce jour.`,
  ],
  [
    'additif',
    `Nous avions oublié, dans l'avis du 3 mars 2026 sur LE PHARE, SARL, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, de dire que Mme Ana Puech demeure 8 rue du Bac, 89100 Sens.`,
  ],
  [
    'transformation',
    `LE PHARE, 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, de SARL qu'elle était, est SAS depuis l'assemblée du 4 mai 2026, avec effet immédiat. Nom, siège, durée, objet et capital n'ont pas bougé. Mme Ana Puech, gérante, devient présidente, 8 rue du Bac, 89100 Sens. Une action, une voix. Les actions se vendent avec l'accord de la majorité des associés.`,
  ],
  [
    'convocation_assemblee',
    `LE PHARE, SA au capital de 200 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens. Les actionnaires sont priés de se rendre au siège le 4 mai 2026 à midi. On y parlera, en assemblée ordinaire, des comptes, du résultat et du mandat de M. Luc Ferrer : tel est l'ordre du jour. Qui ne peut venir donne pouvoir ou vote par la poste.`,
  ],
  [
    'dissolution',
    `LE PHARE, SARL, capital 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens. Le 4 mai 2026 l'associée unique a mis un terme à la société avec effet au soir même. Mme Ana Puech, 8 rue du Bac, 89100 Sens, liquide ; tout courrier lui sera envoyé à son domicile. Pièces remises au greffe de Sens.`,
  ],
  [
    'cessation_activite',
    `LE PHARE, SARL, 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, a mis un terme le 4 mai 2026 à son activité de mercerie.`,
  ],
  [
    'cessation_activite',
    `M. Luc Ferrer, électricien à son compte, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, n'exerce plus depuis le 4 mai 2026.`,
  ],
  [
    'fin_location_gerance',
    `Le bail de gérance signé le 4 mai 2020 entre Mme Ana Puech, 8 rue du Bac, 89100 Sens, et LE PHARE, SARL, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens, pour le café du 5 rue Haute, 89100 Sens, a cessé le 31 mai 2026.`,
  ],
];

describe('a complete notice in plain words', () => {
  it.each(plain)('of %s lacks nothing: %#', (name, text) => {
    expect(missing(name, text)).toEqual([]);
  });
});
