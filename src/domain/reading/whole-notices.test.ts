import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

/** Whole notices in the words of no corpus: each fact that is listed must be read, and no other of its name. */
type Whole = readonly [text: string, main: string, facts: Readonly<Record<string, readonly string[]>>];

const wholes: readonly Whole[] = [
  [
    `Bonjour, merci de publier : je suis le gérant de la SARL LES TROIS SOURCES (capital 8 000 €, 12 rue du Lavoir, 07000 Privas, RCS Aubenas 512 345 678). Nous déménageons au 4 place du Marché, 07200 Aubenas à partir du 1er octobre 2026, c'est l'assemblée du 15 septembre 2026 qui l'a voté. Cordialement, Jean Faure`,
    'transfert_siege',
    {
      'company.name': ['LES TROIS SOURCES'],
      'change.seat.old': ['12 rue du Lavoir, 07000 Privas'],
      'change.seat.new': ['4 place du Marché, 07200 Aubenas'],
      'date.effect': ['2026-10-01'],
      'date.decision': ['2026-09-15'],
    },
  ],
  [
    `Suivant acte authentique en date du 2 juin 2026 reçu par Me Anne Coutelle, notaire à Vannes, la société dénommée "CRÊPERIE DE LA TOUR", SARL, ayant son siège à Vannes (56000), 6 rue Closmadeuc, 489 111 222 RCS VANNES, a vendu à Monsieur Yann Le Bihan, demeurant à Arradon (56610), 14 rue de la Pointe, un fonds de commerce de crêperie exploité à Vannes (56000), 6 rue Closmadeuc, moyennant le prix de 120 000 euros. Prise de possession le 2 juin 2026. Oppositions en l'étude de Me Coutelle, 1 place Lices, 56000 Vannes.`,
    'cession_fonds',
    {
      seller: ['CRÊPERIE DE LA TOUR'],
      buyer: ['Yann Le Bihan'],
      'person.address': [
        'CRÊPERIE DE LA TOUR: Vannes (56000), 6 rue Closmadeuc',
        'Yann Le Bihan: Arradon (56610), 14 rue de la Pointe',
      ],
      'business.nature': ['crêperie'],
      'business.address': ['Vannes (56000), 6 rue Closmadeuc'],
      price: ['120000'],
      'date.signature': ['2026-06-02'],
      'date.effect': ['2026-06-02'],
    },
  ],
  [
    `VENTE DE FONDS DE COMMERCE
Acte sous seings privés du 3 mars 2026, enregistré à Tours le 9 mars 2026
Vendeur
M. Alain Dubreuil
8 rue Colbert, 37000 Tours
Acquéreur
SAS FLEURS DE LOIRE
5 quai du Pont, 37400 Amboise
Fonds vendu : commerce de fleurs, 8 rue Colbert, 37000 Tours
Prix de vente : 42 000 €`,
    'cession_fonds',
    {
      seller: ['Alain Dubreuil'],
      buyer: ['FLEURS DE LOIRE'],
      'business.address': ['8 rue Colbert, 37000 Tours'],
      price: ['42000'],
      'date.registration': ['2026-03-09'],
    },
  ],
  [
    `Aux termes d'un acte SSP en date à Nancy du 11 janvier 2026, la SARL OPTIQUE STANISLAS, 3 rue Héré, 54000 Nancy, a cédé à la SAS VISION LORRAINE, 20 rue Saint-Jean, 54000 Nancy, le droit au bail du local sis 3 rue Héré, 54000 Nancy, pour un prix de 65 000 €, avec entrée en jouissance au 1er février 2026.`,
    'cession_droit_bail',
    {
      seller: ['OPTIQUE STANISLAS'],
      buyer: ['VISION LORRAINE'],
      'business.address': ['3 rue Héré, 54000 Nancy'],
      price: ['65000'],
      'date.effect': ['2026-02-01'],
    },
  ],
  [
    `Par contrat du 20 avril 2026, Mme Odile Perrault, 9 rue Royale, 45000 Orléans, bailleresse, a concédé en location-gérance à la SARL TABAC ROYAL, 9 rue Royale, 45000 Orléans, preneuse, un fonds de tabac-presse situé 9 rue Royale, 45000 Orléans, pour trois années entières et consécutives qui commenceront le 1er mai 2026.`,
    'location_gerance',
    {
      seller: ['Odile Perrault'],
      buyer: ['TABAC ROYAL'],
      'business.nature': ['tabac-presse'],
      'business.address': ['9 rue Royale, 45000 Orléans'],
      'date.effect': ['2026-05-01'],
      'date.signature': ['2026-04-20'],
    },
  ],
  [
    `La location-gérance du fonds de pizzeria sis 2 rue Fabert, 57000 Metz, consentie le 3 mai 2023 par M. Rocco Bianchi, 4 rue Haute-Seille, 57000 Metz, à la SARL NAPOLI, 2 rue Fabert, 57000 Metz, est venue à expiration le 30 avril 2026.`,
    'fin_location_gerance',
    {
      seller: ['Rocco Bianchi'],
      buyer: ['NAPOLI'],
      'business.nature': ['pizzeria'],
      'date.effect': ['2026-04-30'],
    },
  ],
  [
    `SCI LES TILLEULS, société civile immobilière au capital de 1 200 €, siège : 3 allée des Soupirs, 31000 Toulouse, 478 222 333 RCS Toulouse. Suite au décès de M. Henri Lacaze, gérant, survenu le 2 janvier 2026, Mme Josette Lacaze, demeurant 3 allée des Soupirs, 31000 Toulouse, exerce seule la gérance depuis cette date. Décision de l'assemblée du 20 janvier 2026.`,
    'changement_dirigeant',
    {
      'company.name': ['LES TILLEULS'],
      person: ['gérant: Josette Lacaze'],
      'person.outgoing': ['gérant: Henri Lacaze'],
      'date.decision': ['2026-01-20'],
    },
  ],
  [
    `ACIÉRIES DE L'ONDAINE – SA au capital de 900 000 € – 1 rue de la Forge, 42700 Firminy – 555 444 333 RCS SAINT-ÉTIENNE – Le conseil d'administration du 6 mai 2026 a coopté Mme Irène Vial, 8 rue Pasteur, 42000 Saint-Étienne, en qualité d'administratrice, en remplacement de M. Luc Charbonnier, démissionnaire.`,
    'changement_dirigeant',
    {
      'company.name': ["ACIÉRIES DE L'ONDAINE"],
      person: ['administrateur: Irène Vial'],
      'person.outgoing': ['administrateur: Luc Charbonnier'],
      organ: ["conseil d'administration"],
      'date.decision': ['2026-05-06'],
    },
  ],
  [
    `MENUISERIE DES ALPILLES, EURL au capital de 3 000 €, 5 chemin des Oliviers, 13210 Saint-Rémy-de-Provence, RCS TARASCON 498 765 432. Le 30/06/2026 l'associé unique a décidé de dissoudre la société à cette date. Il assure lui-même la liquidation : M. Éric Vidal, 7 rue des Carmes, 13150 Tarascon. Courrier et actes : à l'adresse du liquidateur. Dépôt : greffe du tribunal de commerce de Tarascon.`,
    'dissolution',
    {
      organ: ['associé unique'],
      'date.decision': ['2026-06-30'],
      'liquidation.seat': ['7 rue des Carmes, 13150 Tarascon'],
      court: ['tribunal de commerce de Tarascon'],
    },
  ],
  [
    `LA MALLE AUX JOUETS
SARL en liquidation, capital 5 000 €, siège de liquidation 11 rue des Lilas, 35000 Rennes
RCS RENNES 477 888 999
Les associés, le 12 mai 2026, ont approuvé les comptes de fin de liquidation, donné quitus à la liquidatrice, Mme Claire Meunier, 11 rue des Lilas, 35000 Rennes, et clos la liquidation à cette date. Radiation du RCS de Rennes.`,
    'liquidation',
    {
      'company.name': ['LA MALLE AUX JOUETS'],
      liquidator: ['Claire Meunier'],
      'liquidator.address': ['11 rue des Lilas, 35000 Rennes'],
      'liquidation.seat': ['11 rue des Lilas, 35000 Rennes'],
      'date.decision': ['2026-05-12'],
    },
  ],
  [
    `Il est constitué, par acte du 7 juillet 2026, une SAS présentant les caractéristiques ci-après. Nom : KAYAK & CO. Siège : Base nautique, 07150 Vallon-Pont-d'Arc. Capital : deux mille euros. Activité : location de canoës. Durée : quatre-vingt-dix-neuf ans. Présidente : Zoé Arnal, domiciliée 2 rue du Pont, 07150 Vallon-Pont-d'Arc. Immatriculation : RCS d'Aubenas.`,
    'constitution',
    {
      'company.name': ['KAYAK & CO'],
      'company.capital': ['2000'],
      'company.seat': ["Base nautique, 07150 Vallon-Pont-d'Arc"],
      'company.object': ['location de canoës'],
      'company.duration': ['99'],
      person: ['président: Zoé Arnal'],
      'person.address': ["Zoé Arnal: 2 rue du Pont, 07150 Vallon-Pont-d'Arc"],
      'company.rcs.city': ['Aubenas'],
      'date.signature': ['2026-07-07'],
    },
  ],
  [
    `avis de constitution d'une sarl. nom : GARAGE BELKACEM. capital : 1000 euros. siege : 44 route de Lyon 38200 VIENNE. objet : mecanique auto. duree 99 ans. gerant : Mr Samir BELKACEM habitant 44 route de Lyon 38200 VIENNE. statuts signes le 5/6/2026. rcs VIENNE`,
    'constitution',
    {
      'company.name': ['GARAGE BELKACEM'],
      'company.capital': ['1000'],
      'company.seat': ['44 route de Lyon 38200 VIENNE'],
      'company.object': ['mecanique auto'],
      'company.duration': ['99'],
      person: ['gérant: Samir BELKACEM'],
      'date.signature': ['2026-06-05'],
    },
  ],
  [
    `TRANSPORTS GUÉRIN, SAS, capital 40 000 €, siège 15 rue de la Gare, 86000 Poitiers, 411 222 333 RCS Poitiers. AGE du 3 avril 2026 : augmentation du capital social d'un montant de 60 000 € par apport en numéraire ; il est ainsi fixé à 100 000 €. Article 7 des statuts modifié.`,
    'augmentation_capital',
    {
      'change.capital.old': ['40000'],
      'change.capital.new': ['100000'],
      organ: ['assemblée générale extraordinaire'],
      'date.decision': ['2026-04-03'],
    },
  ],
  [
    `CAVE DES HAUTES-CÔTES, SCA au capital de 90 000 €, 2 rue du Pressoir, 21190 Meloisey, RCS Dijon 433 222 111. Le gérant, faisant usage de l'autorisation donnée par l'assemblée générale extraordinaire du 4 mars 2026, a constaté le 10 juin 2026 la réduction du capital, qui n'est plus que de 60 000 €, par annulation de 300 actions.`,
    'reduction_capital',
    { 'change.capital.old': ['90000'], 'change.capital.new': ['60000'] },
  ],
  [
    `ATELIER NORD-SUD (SASU, capital 500 €, 19 rue Kléber, 67000 Strasbourg, RCS Strasbourg 888 777 666) change de nom et s'appellera STUDIO MÉRIDIEN à dater du 1er septembre 2026. Décision de la présidente du 20 août 2026.`,
    'changement_denomination',
    {
      'change.name.old': ['ATELIER NORD-SUD'],
      'change.name.new': ['STUDIO MÉRIDIEN'],
      'date.effect': ['2026-09-01'],
      'date.decision': ['2026-08-20'],
    },
  ],
  [
    `HÔTEL DES VOYAGEURS, SARL au capital de 7 622,45 €, 1 place de la Gare, 15000 Aurillac, RCS Aurillac 344 555 666. L'AGE du 30 mars 2026 a opté pour la forme de société par actions simplifiée à compter du 1er avril 2026. Le capital, l'objet, la durée et le siège demeurent les mêmes. Mme Lise Cantal, gérante, cesse ses fonctions et devient présidente ; elle demeure 1 place de la Gare, 15000 Aurillac.`,
    'transformation',
    {
      'change.form.old': ['SARL'],
      'change.form.new': ['SAS'],
      person: ['président: Lise Cantal'],
      'date.effect': ['2026-04-01'],
    },
  ],
  [
    `Par jugement en date du 8 septembre 2026, le Tribunal de Commerce d'Évreux a prononcé l'ouverture d'une liquidation judiciaire simplifiée à l'égard de : LE BISTROT D'AURÉLIE, SARL, 14 rue Chartraine, 27000 Évreux. RCS Évreux 801 802 803. Activité : restaurant. Liquidateur : SELARL MARTIN & FILS, 3 rue Joséphine, 27000 Évreux. Les déclarations de créances sont à adresser au liquidateur dans les deux mois. Affaire 2026J00412.`,
    'procedure_collective',
    {
      court: ["Tribunal de Commerce d'Évreux"],
      'date.decision': ['2026-09-08'],
      'case.number': ['2026J00412'],
      officer: ['liquidateur judiciaire: MARTIN & FILS'],
      'company.object': ['restaurant'],
    },
  ],
  [
    `COOPÉRATIVE DES PÊCHEURS, SA à capital variable, Quai Nord, 29900 Concarneau, RCS Quimper 322 111 000. MM. les actionnaires sont convoqués en assemblée générale ordinaire le samedi 12 décembre 2026 à 14 h 30, salle des fêtes, 2 rue du Port, 29900 Concarneau, à l'effet de délibérer sur l'ordre du jour suivant : comptes 2025, quitus.`,
    'convocation_assemblee',
    { 'meeting.date': ['2026-12-12'], 'meeting.hour': ['14:30'], organ: ['assemblée générale ordinaire'] },
  ],
  [
    `Rectificatif à l'annonce parue le 3 septembre 2026 concernant la SARL LES TROIS SOURCES, 12 rue du Lavoir, 07000 Privas : il fallait lire « capital : 8 000 € » au lieu de « capital : 80 000 € ».`,
    'rectificatif',
    { 'correction.new': ['capital : 8 000 €'], 'correction.old': ['capital : 80 000 €'] },
  ],
  [
    `IMPRIMERIE FABRE, SAS au capital de 50 000 €, 6 rue Gutenberg, 34500 Béziers, RCS Béziers 399 888 777. Par décisions du 28 juin 2026, l'associée unique a pris acte de la fin du mandat de M. Paul Serre, commissaire aux comptes, et a désigné pour le remplacer la société AUDIT BITERROIS, 9 allées Paul-Riquet, 34500 Béziers.`,
    'nomination_commissaire',
    {
      person: ['commissaire aux comptes: AUDIT BITERROIS'],
      'person.outgoing': ['commissaire aux comptes: Paul Serre'],
      'person.address': ['AUDIT BITERROIS: 9 allées Paul-Riquet, 34500 Béziers'],
      organ: ['associé unique'],
      'date.decision': ['2026-06-28'],
    },
  ],
  [
    `BOIS & FORÊTS DU MORVAN
SARL au capital de 12 000 €
Siège : Le Bourg, 58120 Château-Chinon
RCS NEVERS 455 666 777
Les associés ont décidé à l'unanimité, le 9 février 2026, d'étendre l'objet social à la vente de granulés de bois et de porter la durée de la société à 99 ans.`,
    'modification',
    {
      'change.object.new': ['la vente de granulés de bois'],
      'change.duration.new': ['99'],
      'date.decision': ['2026-02-09'],
    },
  ],
  [
    `TERRASSEMENT DU BOCAGE, SARL, 8 000 €, ZA Les Landes, 61100 Flers, 466 555 444 RCS ALENÇON. L'activité a été arrêtée le 31 août 2026 sur décision du gérant du 15 août 2026, sans dissolution de la société.`,
    'cessation_activite',
    { 'date.effect': ['2026-08-31'], 'company.capital': ['8000'] },
  ],
  [
    `Le 14 novembre 2026 à 10 h, à l'étude de Me Roux, 3 rue Droite, 48000 Mende, adjudication d'un appartement de trois pièces sis 5 rue Basse, 48000 Mende, sur la mise à prix de 45 000 €.`,
    'vente_aux_encheres',
    {
      'meeting.date': ['2026-11-14'],
      'meeting.hour': ['10:00'],
      'business.address': ['5 rue Basse, 48000 Mende'],
      price: ['45000'],
    },
  ],
  [
    `BLANCHISSERIE DU PARC
S.A.R.L. au capitaI de 7 5OO euros
Siège sociaI : 2l rue du Parc, 721OO LE MANS
RCS LE MANS 5l2 OO3 444
Par décision du 3O juin 2O26, les associés ont nommé gé-
rante Mme Agnès HER-
VOUET, demeurant lO rue Nationale, 72OOO LE MANS, en remplacement de M. Louis BRU-
NEAU.`,
    'changement_dirigeant',
    {
      'company.capital': ['7500'],
      'company.seat': ['21 rue du Parc, 72100 LE MANS'],
      'company.siren': ['512003444'],
      person: ['gérant: Agnès HERVOUET'],
      'person.outgoing': ['gérant: Louis BRUNEAU'],
      'person.address': ['Agnès HERVOUET: 10 rue Nationale, 72000 LE MANS'],
      'date.decision': ['2026-06-30'],
    },
  ],
  [
    `Société ; Forme ; Capital ; Siège ; RCS
LES RUCHERS DU CAUSSE ; EURL ; 2 000 € ; Mas de Bru, 46090 Cahors ; CAHORS 812 345 111
Décision ; associé unique ; 5 mai 2026
Ancien siège ; Mas de Bru, 46090 Cahors
Nouveau siège ; 3 rue du Château, 46000 Cahors
Effet ; 1er juin 2026`,
    'transfert_siege',
    {
      'company.name': ['LES RUCHERS DU CAUSSE'],
      'change.seat.old': ['Mas de Bru, 46090 Cahors'],
      'change.seat.new': ['3 rue du Château, 46000 Cahors'],
      'date.effect': ['2026-06-01'],
      organ: ['associé unique'],
    },
  ],
  [
    `M. et Mme Robert Castan, demeurant ensemble 6 rue du Moulin, 11000 Carcassonne, ont cédé à M. Hugo Pla, demeurant 2 rue de Verdun, 11000 Carcassonne, leur fonds artisanal de boucherie-charcuterie exploité sous l'enseigne « Chez Castan » au 18 rue de la Liberté, 11000 Carcassonne. Le prix s'élève à 78 500 €. L'acte a été signé le 12 mars 2026.`,
    'cession_fonds',
    {
      buyer: ['Hugo Pla'],
      'business.nature': ['boucherie-charcuterie'],
      'business.address': ['18 rue de la Liberté, 11000 Carcassonne'],
      price: ['78500'],
      'date.signature': ['2026-03-12'],
    },
  ],
  [
    `Vous êtes priés d'annoncer que ma SASU "PIXELS ET CIE" au capital de 100 euros, 3 bis rue du Four, 33000 Bordeaux, Siren 901 902 903, RCS Bordeaux, sera dissoute le 31 décembre 2026, décision que j'ai prise le 1er décembre 2026 comme associé unique. Liquidateur : moi-même, Théo Garrigue, 3 bis rue du Four, 33000 Bordeaux, où le courrier doit m'être envoyé. Greffe du tribunal de commerce de Bordeaux.`,
    'dissolution',
    {
      'company.name': ['PIXELS ET CIE'],
      'company.siren': ['901902903'],
      'date.decision': ['2026-12-01'],
      'date.effect': ['2026-12-31'],
      liquidator: ['Théo Garrigue'],
      'liquidator.address': ['3 bis rue du Four, 33000 Bordeaux'],
      court: ['tribunal de commerce de Bordeaux'],
    },
  ],
  [
    `Cession de fonds de commerce. Me Hélène Brac, notaire à Rodez, a reçu le 5 février 2026 la vente par Mme Paule Vernhet, 7 rue du Bal, 12000 Rodez, au profit de la SARL CAFÉ DU BAL, 7 rue du Bal, 12000 Rodez, d'un fonds de café-restaurant connu sous le nom de « Café du Bal », situé à la même adresse, contre le prix de 95 000 € s'appliquant au matériel pour 15 000 €. Jouissance : 5 février 2026.`,
    'cession_fonds',
    {
      seller: ['Paule Vernhet'],
      buyer: ['CAFÉ DU BAL'],
      'business.nature': ['café-restaurant'],
      price: ['95000'],
      'date.signature': ['2026-02-05'],
      'date.effect': ['2026-02-05'],
    },
  ],
  [
    `L'EURL DU PONT-VIEUX, 2 rue du Pont, 81000 Albi, RCS Albi 444 333 222, a racheté le 1er avril 2026 à M. Gaston Rey, 5 rue Haute, 81000 Albi, son fonds d'épicerie fine exploité 8 rue Mariès, 81000 Albi, au prix de 33 000 €. Acte enregistré à Albi le 10 avril 2026.`,
    'cession_fonds',
    {
      seller: ['Gaston Rey'],
      'business.nature': ['épicerie fine'],
      'business.address': ['8 rue Mariès, 81000 Albi'],
      price: ['33000'],
      'date.registration': ['2026-04-10'],
    },
  ],
  [
    `La SCI DU CLOS, bailleur, et la SARL MODE 12, 4 rue Nationale, 59000 Lille, cédante, ainsi que Mme Inès Haddad, 9 rue Esquermoise, 59000 Lille, cessionnaire, sont convenues le 2 mars 2026 de la cession du droit au bail de la boutique située 4 rue Nationale, 59000 Lille, pour 20 000 €.`,
    'cession_droit_bail',
    {
      seller: ['MODE 12'],
      buyer: ['Inès Haddad'],
      'business.address': ['4 rue Nationale, 59000 Lille'],
      price: ['20000'],
    },
  ],
  [
    `PLOMBERIE DU LITTORAL, SARL (10 000 €), 2 rue des Dunes, 85100 Les Sables-d'Olonne, 466 777 888 RCS La Roche-sur-Yon. M. Ali Benali n'est plus gérant depuis le 1er mars 2026 ; la gérance revient à M. Tom Guilbaud, 6 rue du Port, 85100 Les Sables-d'Olonne (AGO du 20 février 2026).`,
    'changement_dirigeant',
    {
      person: ['gérant: Tom Guilbaud'],
      'person.outgoing': ['gérant: Ali Benali'],
      'date.effect': ['2026-03-01'],
      'date.decision': ['2026-02-20'],
      'company.rcs.city': ['La Roche-sur-Yon'],
    },
  ],
  [
    `BRASSERIE ARTISANALE DU LÉON, SAS au capital de 15 000 €, ZA Kerscao, 29400 Landivisiau, RCS Brest 833 222 111. Décisions de l'associé unique du 2 mai 2026 : démission de M. Alan Roudaut, président, et désignation de la société HOLDING ROUDAUT, SARL, 1 rue Neuve, 29400 Landivisiau, comme nouveau président, à compter du 15 mai 2026.`,
    'changement_dirigeant',
    {
      person: ['président: HOLDING ROUDAUT'],
      'person.outgoing': ['président: Alan Roudaut'],
      'person.address': ['HOLDING ROUDAUT: 1 rue Neuve, 29400 Landivisiau'],
      'date.effect': ['2026-05-15'],
      'date.decision': ['2026-05-02'],
    },
  ],
  [
    `FERME SOLAIRE DU GERS, SAS au capital de 1 000 €, lieu-dit Au Bouquet, 32000 Auch, RCS Auch 855 444 333. AGM du 30 juin 2026. Siège : nouvelle adresse 12 avenue d'Alsace, 32000 Auch au lieu de lieu-dit Au Bouquet, 32000 Auch. Capital : passe de 1 000 € à 51 000 €.`,
    'modification',
    {
      'change.seat.new': ["12 avenue d'Alsace, 32000 Auch"],
      'change.capital.old': ['1000'],
      'change.capital.new': ['51000'],
      organ: ['assemblée générale mixte'],
      'date.decision': ['2026-06-30'],
    },
  ],
  [
    `Constitution le 3/9/2026 par acte ss seing privé de la SCI BELLEVUE. Siège : 8 montée du Château, 84000 Avignon. Objet : location de biens immobiliers. Durée : 99 ans. Capital : 1 000 €, apports en numéraire. Cogérants : M. Marc Isnard et Mme Léa Isnard, demeurant tous deux 8 montée du Château, 84000 Avignon. Cessions soumises à agrément. RCS Avignon.`,
    'constitution',
    {
      'company.name': ['BELLEVUE'],
      'company.form': ['SCI'],
      'company.object': ['location de biens immobiliers'],
      person: ['cogérant: Marc Isnard', 'cogérant: Léa Isnard'],
      'person.address': [
        'Marc Isnard: 8 montée du Château, 84000 Avignon',
        'Léa Isnard: 8 montée du Château, 84000 Avignon',
      ],
      'date.signature': ['2026-09-03'],
    },
  ],
  [
    `JARDINERIE DES BORDS DE MARNE, SARL au capital de 20 000 €, 3 quai de Marne, 77100 Meaux, RCS Meaux 422 111 999. Les opérations de liquidation étant achevées, l'assemblée réunie le 30 septembre 2026 au siège a approuvé le compte de liquidation présenté par M. Yves Colin, liquidateur, demeurant 5 rue du Grand-Cerf, 77100 Meaux, l'a déchargé de son mandat et a constaté la clôture.`,
    'liquidation',
    {
      liquidator: ['Yves Colin'],
      'liquidator.address': ['5 rue du Grand-Cerf, 77100 Meaux'],
      'date.decision': ['2026-09-30'],
      'meeting.place': ['3 quai de Marne, 77100 Meaux'],
    },
  ],
  [
    `Tribunal judiciaire de Saverne – chambre commerciale – Jugement du 4 mai 2026 – Ouverture du redressement judiciaire de : BISCUITERIE HANSI, SARL, 2 rue du Moulin, 67700 Saverne – 399 222 111 RCS Saverne – Mandataire judiciaire : Me Odile Kern, 7 Grand-Rue, 67700 Saverne – N° 26/00321`,
    'redressement_judiciaire',
    {
      court: ['Tribunal judiciaire de Saverne'],
      'date.decision': ['2026-05-04'],
      officer: ['mandataire judiciaire: Odile Kern'],
      'company.name': ['BISCUITERIE HANSI'],
    },
  ],
  [
    `Location gérance : suivant SSP du 28 mai 2026 M. Ange Poli dmt 3 cours Napoléon, 20000 Ajaccio a confié la gérance libre de son fonds de glacier "Polo" sis 1 quai L'Herminier, 20000 Ajaccio à la SASU GELATI, 1 quai L'Herminier, 20000 Ajaccio du 01/06/2026 au 31/10/2026.`,
    'location_gerance',
    {
      seller: ['Ange Poli'],
      buyer: ['GELATI'],
      'business.address': ["1 quai L'Herminier, 20000 Ajaccio"],
      'date.effect': ['2026-06-01'],
      'date.signature': ['2026-05-28'],
    },
  ],
  [
    `SCIERIE DU HAUT-DOUBS, SAS, capital 30 000 €, 5 route de Suisse, 25300 Pontarlier, RCS Besançon 377 666 555. L'AGE du 12 juin 2026 remplace l'objet « sciage de bois » par « sciage de bois, charpente et négoce de matériaux » et proroge la durée de vingt ans pour la porter à soixante-dix ans.`,
    'modification',
    {
      'company.object': ['sciage de bois'],
      'change.object.new': ['sciage de bois, charpente et négoce de matériaux'],
      'change.duration.new': ['70'],
      'date.decision': ['2026-06-12'],
    },
  ],
];

const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

describe.each(wholes)('%s', (text, main, facts) => {
  it(`is ${main}`, () => {
    expect(readText(text).types[0]).toBe(main);
  });
  it.each(Object.entries(facts))('says %s: %s', (name, values) => {
    expect([...sure(text, name)].sort()).toEqual([...values].sort());
  });
});
