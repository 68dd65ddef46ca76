import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { SURE } from './facts.ts';
import { missingInText } from './missing.ts';
import { readText } from './read-text.ts';

/** Statements in other words than those of any corpus: sales, leases, persons, changes, liquidations, scans. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

const HEAD = `MARBRERIE DU VALOIS
SARL au capital de 20 000 €
Siège social : 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS
RCS COMPIÈGNE 501 502 503
`;

describe('a sale of a business', () => {
  it.each([
    "Par acte du 4 mai 2026, M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, a vendu à la SARL LES BLÉS D'OR, dont le siège est 9 rue Neuve, 80100 Abbeville, un fonds de commerce de boulangerie sis 9 rue Neuve, 80100 Abbeville, au prix de 50 000 €.",
    "Vente de fonds. Vendeur : M. Guy Morel, 2 rue Basse, 80000 Amiens. Acheteur : LES BLÉS D'OR, SARL, 9 rue Neuve, 80100 Abbeville. Fonds de boulangerie situé 9 rue Neuve, 80100 Abbeville. Prix de vente : 50 000 euros.",
    "La SARL LES BLÉS D'OR, siège 9 rue Neuve, 80100 Abbeville, a acquis de M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, son fonds de boulangerie exploité 9 rue Neuve, 80100 Abbeville, moyennant 50 000 €.",
    "Aux termes d'un acte du 4 mai 2026, a été cédé par M. Guy Morel, 2 rue Basse, 80000 Amiens, au profit de la société LES BLÉS D'OR, SARL, 9 rue Neuve, 80100 Abbeville, un fonds artisanal de boulangerie sis 9 rue Neuve, 80100 Abbeville, pour la somme de 50 000 €.",
    "Cession d'un fonds de commerce\nCédant : M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens\nCessionnaire : SARL LES BLÉS D'OR, 9 rue Neuve, 80100 Abbeville\nNature du fonds : boulangerie\nAdresse du fonds : 9 rue Neuve, 80100 Abbeville\nPrix : 50 000 €",
    "Par ssp du 04/05/26, M. Guy Morel, dmt 2 rue Basse, 80000 Amiens, cède à LES BLÉS D'OR, SARL, 9 rue Neuve, 80100 Abbeville, son fds de cce de boulangerie sis 9 rue Neuve, 80100 Abbeville. Px : 50.000 €.",
    "Le 4 mai 2026, M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, a vendu son commerce de boulangerie, exploité 9 rue Neuve, 80100 Abbeville, à la société LES BLÉS D'OR, SARL, 9 rue Neuve, 80100 Abbeville, contre le versement de 50 000 €.",
    "M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, a cédé la branche d'activité de boulangerie qu'il exploitait 9 rue Neuve, 80100 Abbeville, à la SARL LES BLÉS D'OR, ayant son siège 9 rue Neuve, 80100 Abbeville, au prix principal de cinquante mille euros.",
    "M. Guy Morel, 2 rue Basse, 80000 Amiens (le vendeur) a cédé le fonds de boulangerie qu'il possède 9 rue Neuve, 80100 Abbeville. L'acquéreur est la SARL LES BLÉS D'OR, 9 rue Neuve, 80100 Abbeville. Le prix convenu est de 50 000 €.",
    "Je soussigné Guy Morel, demeurant 2 rue Basse, 80000 Amiens, vends mon fonds de commerce de boulangerie, 9 rue Neuve, 80100 Abbeville, à la SARL LES BLÉS D'OR, 9 rue Neuve, 80100 Abbeville, pour un prix de 50 000 €.",
    "Acte sous seing privé du 4 mai 2026 portant cession par M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, à la SARL LES BLÉS D'OR, 9 rue Neuve, 80100 Abbeville, d'un fonds de commerce de boulangerie exploité au 9 rue Neuve, 80100 Abbeville. Prix fixé à 50 000 €.",
    "ENTRE : M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, vendeur, ET : la SARL LES BLÉS D'OR, 9 rue Neuve, 80100 Abbeville, acquéreur. Objet : cession du fonds de commerce de boulangerie situé au 9 rue Neuve, 80100 Abbeville. Montant : 50 000 €.",
    "Cession de fonds de commerce | Vendeur | M. Guy Morel, 2 rue Basse, 80000 Amiens\nAcquéreur | LES BLÉS D'OR, SARL, 9 rue Neuve, 80100 Abbeville\nActivité du fonds | boulangerie\nLieu d'exploitation | 9 rue Neuve, 80100 Abbeville\nPrix de cession | 50 000 €",
  ])('is read in « %s »', (text) => {
    expect.soft(readText(text).types[0]).toBe('cession_fonds');
    expect.soft(sure(text, 'seller')).toEqual(['Guy Morel']);
    expect.soft(sure(text, 'buyer')).toEqual(["LES BLÉS D'OR"]);
    expect
      .soft(sure(text, 'person.address').sort())
      .toEqual(['Guy Morel: 2 rue Basse, 80000 Amiens', "LES BLÉS D'OR: 9 rue Neuve, 80100 Abbeville"]);
    expect.soft(sure(text, 'business.nature')).toEqual(['boulangerie']);
    expect.soft(sure(text, 'business.address')).toEqual(['9 rue Neuve, 80100 Abbeville']);
    expect.soft(sure(text, 'price')).toEqual(['50000']);
  });
});

describe('a lease that is sold', () => {
  it.each([
    'M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, a cédé à Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, le droit au bail des locaux situés 9 rue Neuve, 80100 Abbeville, au prix de 30 000 €.',
    'Cession de bail commercial. Cédant : M. Guy Morel, 2 rue Basse, 80000 Amiens. Cessionnaire : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne. Locaux : 9 rue Neuve, 80100 Abbeville. Prix : 30 000 €.',
    'Par acte du 4 mai 2026, Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, a acquis de M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, le droit au bail portant sur un local sis 9 rue Neuve, 80100 Abbeville, pour 30 000 €.',
    'M. Guy Morel, 2 rue Basse, 80000 Amiens, a transporté à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, ses droits au bail du local commercial situé 9 rue Neuve, 80100 Abbeville, moyennant le prix de trente mille euros.',
    'M. Guy Morel, 2 rue Basse, 80000 Amiens, a vendu le bail commercial de la boutique sise 9 rue Neuve, 80100 Abbeville, à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, au prix de 30.000 €.',
  ])('is read in « %s »', (text) => {
    expect.soft(readText(text).types[0]).toBe('cession_droit_bail');
    expect.soft(sure(text, 'seller')).toEqual(['Guy Morel']);
    expect.soft(sure(text, 'buyer')).toEqual(['Ève Rollin']);
    expect.soft(sure(text, 'business.address')).toEqual(['9 rue Neuve, 80100 Abbeville']);
    expect.soft(sure(text, 'price')).toEqual(['30000']);
  });
});

describe('a business that is let', () => {
  it.each([
    'M. Guy Morel, 2 rue Basse, 80000 Amiens, a donné en location-gérance à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, son fonds de bar sis 9 rue Neuve, 80100 Abbeville, du 1er juin 2026 au 31 mai 2028.',
    "M. Guy Morel, 2 rue Basse, 80000 Amiens, a consenti à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, la location-gérance d'un fonds de bar situé 9 rue Neuve, 80100 Abbeville, pour un an à compter du 1er juin 2026.",
    'Location-gérance. Loueur : M. Guy Morel, 2 rue Basse, 80000 Amiens. Locataire-gérant : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne. Fonds : bar, 9 rue Neuve, 80100 Abbeville. Début : 1er juin 2026. Durée : un an.',
    'Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, exploite en location-gérance, depuis le 1er juin 2026, le fonds de bar sis 9 rue Neuve, 80100 Abbeville appartenant à M. Guy Morel, 2 rue Basse, 80000 Amiens.',
    'Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, a pris en gérance libre le fonds de bar de M. Guy Morel, 2 rue Basse, 80000 Amiens, situé 9 rue Neuve, 80100 Abbeville, et ce à partir du 1er juin 2026.',
    'La location-gérance du fonds de bar sis 9 rue Neuve, 80100 Abbeville est confiée par M. Guy Morel, 2 rue Basse, 80000 Amiens, à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, le contrat débutant le 1er juin 2026.',
  ])('is read in « %s »', (text) => {
    expect.soft(readText(text).types[0]).toBe('location_gerance');
    expect.soft(sure(text, 'seller')).toEqual(['Guy Morel']);
    expect.soft(sure(text, 'buyer')).toEqual(['Ève Rollin']);
    expect.soft(sure(text, 'business.nature')).toEqual(['bar']);
    expect.soft(sure(text, 'business.address')).toEqual(['9 rue Neuve, 80100 Abbeville']);
    expect.soft(sure(text, 'date.effect')).toEqual(['2026-06-01']);
  });
});

const SOLD =
  'Par acte du 4 mai 2026, M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens, a vendu à Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, un fonds de bar sis 9 rue Neuve, 80100 Abbeville, ';

describe('a price', () => {
  it.each([
    'au prix de 50 000 €.',
    'pour le prix global de 50.000,00 euros.',
    'moyennant la somme de 50 000 €.',
    'pour 50 000 €.',
    'moyennant un prix de cinquante mille euros (50 000 €).',
    'le prix étant de 50 000 euros, payé comptant.',
    'au prix, matériel compris, de 50 000 €.',
    'au prix de 50 000 €, s’appliquant aux éléments incorporels pour 40 000 € et au matériel pour 10 000 €.',
    'contre 50 K€.',
    'prix payé : 50 000 €.',
    'pour un montant total de 50 000 € HT.',
    'au prix principal et forfaitaire de 50 000 €.',
    'valeur du fonds : 50 000 €.',
  ])('is read in « %s »', (words) => {
    expect(sure(SOLD + words, 'price')).toEqual(['50000']);
  });
});

describe('where creditors object', () => {
  it.each([
    'Les oppositions sont reçues chez Me Luc Varin, notaire, 3 place Verte, 80000 Amiens.',
    'Oppositions : Me Luc Varin, 3 place Verte, 80000 Amiens.',
    'Les créanciers feront opposition en l’étude de Me Luc Varin, 3 place Verte, 80000 Amiens, dans les dix jours.',
    'Élection de domicile est faite pour les oppositions chez Me Luc Varin, 3 place Verte, 80000 Amiens.',
    'Pour recevoir les oppositions, domicile est élu à l’office de Me Luc Varin, 3 place Verte, 80000 Amiens.',
    'Toute opposition doit être adressée à Me Luc Varin, 3 place Verte, 80000 Amiens.',
  ])('is read in « %s »', (words) => {
    const [value = ''] = sure(`${SOLD}au prix de 50 000 €. ${words}`, 'opposition.address');
    expect(value).toMatch(/Me Luc Varin.*3 place Verte, 80000 Amiens$/);
  });
});

describe('the day of entry', () => {
  it.each([
    ['Entrée en jouissance le 1er juin 2026.', '2026-06-01'],
    ['Jouissance : 1er juin 2026.', '2026-06-01'],
    ['Jouissance au 01/06/2026.', '2026-06-01'],
    ['Prise de possession au 1er juin 2026.', '2026-06-01'],
    ["L'acquéreur a la jouissance du fonds depuis le 1er juin 2026.", '2026-06-01'],
    ["L'entrée en jouissance a été fixée au 1er juin 2026.", '2026-06-01'],
    ['Transfert de propriété et de jouissance : le 1er juin 2026.', '2026-06-01'],
    ["La jouissance est prise le lendemain de l'acte.", '2026-05-05'],
    ['Entrée en jouissance : jour de la signature.', '2026-05-04'],
  ])('is read in « %s »', (words, day) => {
    expect(sure(`${SOLD}au prix de 50 000 €. ${words}`, 'date.effect')).toEqual([day]);
  });
});

describe('who comes and who leaves', () => {
  it.each([
    'M. Guy Morel quitte ses fonctions de gérant ; Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, lui succède.',
    'Changement de gérant. Partant : M. Guy Morel. Entrant : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'Ancien gérant : M. Guy Morel. Nouvelle gérante : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'À compter du 1er juin 2026, Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, devient gérante à la place de M. Guy Morel.',
    'M. Guy Morel, gérant sortant, est remplacé par Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.',
    'Par AGO du 4 mai 2026, Mme Ève Rollin, demeurant 1 rue Haute, 60200 Compiègne, remplace M. Guy Morel aux fonctions de gérant.',
    "L'assemblée du 4 mai 2026 a mis fin au mandat de gérant de M. Guy Morel et l'a remplacé par Mme Ève Rollin, 1 rue Haute, 60200 Compiègne.",
    'Suite au départ de M. Guy Morel, gérant, les associés ont choisi Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, comme gérante.',
    'Gérance : Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, en remplacement de M. Guy Morel, démissionnaire.',
    'Je ne suis plus gérant de la société : Guy Morel a démissionné de la gérance et Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, est la nouvelle gérante.',
  ])('are read in « %s »', (sentence) => {
    const text = HEAD + sentence;
    expect.soft(readText(text).types).toEqual(['changement_dirigeant']);
    expect.soft(sure(text, 'person')).toEqual(['gérant: Ève Rollin']);
    expect.soft(sure(text, 'person.outgoing')).toEqual(['gérant: Guy Morel']);
    expect.soft(sure(text, 'person.address')).toEqual(['Ève Rollin: 1 rue Haute, 60200 Compiègne']);
  });
});

describe('the offices of a text', () => {
  it.each([
    [
      'Les associés ont nommé cogérante Mme Ève Rollin, M. Guy Morel restant gérant.',
      ['cogérant: Ève Rollin', 'gérant: Guy Morel'],
    ],
    [
      'Mme Ève Rollin a été nommée commissaire aux comptes titulaire et M. Guy Morel suppléant.',
      ['commissaire aux comptes suppléant: Guy Morel', 'commissaire aux comptes: Ève Rollin'],
    ],
    [
      'Ont été désignés : commissaire aux comptes titulaire, Mme Ève Rollin ; suppléant, M. Guy Morel.',
      ['commissaire aux comptes suppléant: Guy Morel', 'commissaire aux comptes: Ève Rollin'],
    ],
    [
      'Nomination de AUDIT VALOIS en tant que commissaire aux comptes, pour six exercices.',
      ['commissaire aux comptes: AUDIT VALOIS'],
    ],
    ['Gér. : Mme Ève Rollin.', ['gérant: Ève Rollin']],
    ['Pdt : M. Guy Morel. DG : Mme Ève Rollin.', ['directeur général: Ève Rollin', 'président: Guy Morel']],
    ['La présidence est assurée par Mme Ève Rollin.', ['président: Ève Rollin']],
    ['Mme Ève Rollin, nommée gérante, accepte ces fonctions.', ['gérant: Ève Rollin']],
    ['Je suis la gérante : Ève Rollin.', ['gérant: Ève Rollin']],
    ['La gérante sera Mme Ève Rollin.', ['gérant: Ève Rollin']],
    ['La société est dirigée par Mme Ève Rollin, présidente.', ['président: Ève Rollin']],
    [
      'Premiers administrateurs : Mme Ève Rollin, M. Guy Morel.',
      ['administrateur: Guy Morel', 'administrateur: Ève Rollin'],
    ],
  ])('are read in « %s »', (sentence, persons) => {
    expect([...sure(`${HEAD}Par AGO du 4 mai 2026. ${sentence}`, 'person')].sort()).toEqual(persons);
  });
});

describe('the main type', () => {
  it.each([
    ['Création de la SASU KOALA, capital 500 €, 3 rue Neuve, 14000 Caen.', 'constitution'],
    ['Je crée ma société : SARL LE PHARE, capital 1 000 €, siège 3 rue Neuve, 14000 Caen.', 'constitution'],
    [
      'Naissance de la société LE PHARE, SARL au capital de 1 000 €, siège 3 rue Neuve, 14000 Caen. Gérant : M. Guy Morel.',
      'constitution',
    ],
    [
      'Nous venons de monter une SAS, LE PHARE, capital 1 000 €, siège 3 rue Neuve, 14000 Caen, durée 99 ans.',
      'constitution',
    ],
    [
      `${HEAD}Ma société déménage : nouvelle adresse 3 rue Neuve, 14000 Caen à partir du 1er juin 2026.`,
      'transfert_siege',
    ],
    [`${HEAD}Il a été décidé d'établir le siège au 3 rue Neuve, 14000 Caen.`, 'transfert_siege'],
    [
      `${HEAD}Le siège est porté au 3 rue Neuve, 14000 Caen, par décision du gérant du 4 mai 2026.`,
      'transfert_siege',
    ],
    [`${HEAD}Transfert du siège : 3 rue Neuve, 14000 Caen.`, 'transfert_siege'],
    [`${HEAD}La société s'appelle désormais PIERRES DU VALOIS.`, 'changement_denomination'],
    [
      'MARBRERIE DU VALOIS devient PIERRES DU VALOIS. SARL au capital de 20 000 €, 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS, RCS COMPIÈGNE 501 502 503.',
      'changement_denomination',
    ],
    [
      `${HEAD}Les associés mettent la société en liquidation et nomment liquidateur M. Guy Morel.`,
      'dissolution',
    ],
    [`${HEAD}La société est en disolution depuis le 4 mai 2026, liquidateur M. Guy Morel.`, 'dissolution'],
    [`${HEAD}La société a été dissoute par anticipation le 4 mai 2026.`, 'dissolution'],
    [
      `${HEAD}L'associé unique décide la fermeture définitive de la société et sa liquidation amiable.`,
      'dissolution',
    ],
    [
      `${HEAD}La liquidation est terminée, les comptes sont approuvés, la société sera radiée.`,
      'liquidation',
    ],
    [
      `${HEAD}Fin de la liquidation : comptes arrêtés et quitus donné au liquidateur le 4 mai 2026, radiation demandée.`,
      'liquidation',
    ],
    [`${HEAD}La société cesse temporairement son activité.`, 'cessation_activite'],
    [`${HEAD}La société met fin à son activité de marbrerie le 4 mai 2026.`, 'cessation_activite'],
    [`${HEAD}Mise en someil de la société à compter du 4 mai 2026.`, 'cessation_activite'],
    [
      `${HEAD}L'AGE a transformé la société en société par actions simplifiée, sans création d'une personne morale nouvelle.`,
      'transformation',
    ],
    [
      `${HEAD}La société prend la forme d'une SAS à compter du 4 mai 2026, sans création d'un être moral nouveau.`,
      'transformation',
    ],
    [`${HEAD}La SARL est devenue une SAS par décision du 4 mai 2026.`, 'transformation'],
    [`${HEAD}Capital porté de 20 000 € à 50 000 € par AGE du 4 mai 2026.`, 'augmentation_capital'],
    [`${HEAD}Capital ramené de 20 000 € à 5 000 € par AGE du 4 mai 2026.`, 'reduction_capital'],
    [
      `${HEAD}Nouveau commissaire aux comptes : AUDIT VALOIS, 3 rue Neuve, 14000 Caen.`,
      'nomination_commissaire',
    ],
    [
      `${HEAD}Assemblée générale le 4 juin 2026 à 10 h au siège. Ordre du jour : comptes 2025.`,
      'convocation_assemblee',
    ],
    [`${HEAD}Les comptes de l'exercice clos le 31/12/2025 sont déposés au greffe.`, 'avis_depot_comptes'],
    [
      'Rectification de notre annonce du 4 mai 2026 : le capital est de 2 000 € et non 1 000 €.',
      'rectificatif',
    ],
    ['Erreur dans la précédente anonce : lire « Morel » au lieu de « Morelle ».', 'rectificatif'],
    ['Complément à l’annonce parue le 4 mai 2026 : ajouter « sigle : MDV ».', 'additif'],
    [
      'M. Guy Morel a vendu à Mme Ève Rollin sa branche d’activité de pressing, 9 rue Neuve, 80100 Abbeville.',
      'cession_fonds',
    ],
    [
      'M. Guy Morel a vendu à Mme Ève Rollin un fds de commerce de pressing, 9 rue Neuve, 80100 Abbeville.',
      'cession_fonds',
    ],
    [
      'Tous les droits au bail du 9 rue Neuve, 80100 Abbeville ont été cédés par M. Guy Morel à Mme Ève Rollin.',
      'cession_droit_bail',
    ],
    [
      'Le contrat de location-gérance entre M. Guy Morel et Mme Ève Rollin s’est terminé le 4 mai 2026.',
      'fin_location_gerance',
    ],
    [
      `${HEAD}La société LES GRÈS, absorbée par la MARBRERIE DU VALOIS, lui transmet son patrimoine.`,
      'fusion',
    ],
    [
      `${HEAD}Changement de président. Partant : M. Guy Morel. Entrante : Mme Ève Rollin.`,
      'changement_dirigeant',
    ],
    [
      'Le tribunal de commerce de Lille a ouvert une procédure de sauvegarde au bénéfice de la SARL LE PHARE.',
      'procedure_collective',
    ],
    [
      'Vente au plus offrant, en un lot, d’une maison sise 9 rue Neuve, 80100 Abbeville. Mise à prix : 10 000 €.',
      'vente_aux_encheres',
    ],
  ])('of « %s » is %s', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});

describe('the object and the duration', () => {
  it.each([
    [
      "décidé de remplacer l'objet social par le suivant : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      "substitué à l'objet actuel l'objet suivant : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      "modifié l'objet social qui est désormais : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      "modifié l'objet. Ancien objet : marbrerie. Nouvel objet : taille de pierre et négoce de marbres.",
      'change.object.new',
      'taille de pierre et négoce de marbres',
    ],
    [
      'décidé que la société aura désormais pour objet la taille de pierre et le négoce de marbres.',
      'change.object.new',
      'la taille de pierre et le négoce de marbres',
    ],
    ['décidé de porter la durée de la société de 50 ans à 99 ans.', 'change.duration.new', '99'],
    [
      'prorogé la durée de la société, qui passe de cinquante à quatre-vingt-dix-neuf ans.',
      'change.duration.new',
      '99',
    ],
    ['fixé la nouvelle durée de la société à 99 ans.', 'change.duration.new', '99'],
    ['prorogé de 49 années la durée de la société, pour la porter à 99 ans.', 'change.duration.new', '99'],
  ])('are read in « %s »', (sentence, name, value) => {
    expect(sure(`${HEAD}L'AGE du 4 mai 2026 a ${sentence}`, name)).toEqual([value]);
  });
});

const ENDS = `${HEAD}L'AGE du 4 mai 2026 a décidé la dissolution anticipée de la société et nommé liquidateur M. Guy Morel, demeurant 2 rue Basse, 80000 Amiens. `;

describe('the address of the liquidation', () => {
  it.each([
    ['Le siège de la liquidation est fixé au domicile du liquidateur.', '2 rue Basse, 80000 Amiens'],
    [
      'Le siège de la liquidation, où les actes sont notifiés, est fixé chez le liquidateur.',
      '2 rue Basse, 80000 Amiens',
    ],
    ['Adresse de correspondance : même adresse.', '2 rue Basse, 80000 Amiens'],
    ['La correspondance est à envoyer au siège social.', '4 rue de Soissons, 60800 CRÉPY-EN-VALOIS'],
    [
      'Toute correspondance devra être adressée au 9 rue Neuve, 80100 Abbeville.',
      '9 rue Neuve, 80100 Abbeville',
    ],
    ['Siège de liquidation : 9 rue Neuve, 80100 Abbeville.', '9 rue Neuve, 80100 Abbeville'],
    ['Les courriers seront envoyés à cette même adresse.', '2 rue Basse, 80000 Amiens'],
    ["Le siège de la liquidation est à l'adresse du liquidateur.", '2 rue Basse, 80000 Amiens'],
  ])('is read in « %s »', (sentence, value) => {
    expect(sure(ENDS + sentence, 'liquidation.seat')).toEqual([value]);
    expect(sure(ENDS + sentence, 'liquidator')).toEqual(['Guy Morel']);
  });
});

describe('a scanned text', () => {
  it.each([
    [
      'LES PA1MIERS DORÉS\nSARL au capital de 5 OOO €\nSiège : l2 rue Neuve, 8O1OO Abbeville',
      'company.name',
      'LES PALMIERS DORÉS',
    ],
    [
      'LES PALMIERS\nSARL au capital de 5 OOO €\nSiège : l2 rue Neuve, 8O1OO Abbeville',
      'company.seat',
      '12 rue Neuve, 80100 Abbeville',
    ],
    [
      'LES PALMIERS\nSARL au capital de 5 OOO €\nSiège : lO rue Neuve, 8O1OO Abbeville',
      'company.seat',
      '10 rue Neuve, 80100 Abbeville',
    ],
    [
      'LES PALMIERS\nSARL au capital de l5 OOO €\nSiège : l2 rue Neuve, 8O1OO Abbeville',
      'company.capital',
      '15000',
    ],
    [
      `${HEAD}Par AGO du 4 mai 2O26, nomination en qualité de gérant de M. Guy MO-\nRELLET, 2 rue Basse, 8OOOO Amiens.`,
      'person',
      'gérant: Guy MORELLET',
    ],
    [
      `${HEAD}Par AGO du 4 mai 2O26, nomination en qualité de gérante de Mme Anne-\nMarie ROLLIN, 2 rue Basse, 8OOOO Amiens.`,
      'person',
      'gérant: Anne-Marie ROLLIN',
    ],
    [
      'TRIBUNA1 DE C0MMERCE DE LILLE\nJugement du l2/O5/2O26 : liquidation judiciaire de la SARL LE PHARE.',
      'court',
      'TRIBUNAL DE COMMERCE DE LILLE',
    ],
    [
      'TRIBUNAL DE COMMERCE DE LILLE\nJugement du l2/O5/2O26 : liquidation judiciaire de la SARL LE PHARE.',
      'date.decision',
      '2026-05-12',
    ],
    [
      'LE PHARE, SARL, 3 rue Neuve, 14000 Caen, 5O1 5O2 5O3 RCS CAEN. Dissolution décidée le 4 mai 2O26.',
      'company.siren',
      '501502503',
    ],
  ])('« %s » has its letters back', (text, name, value) => {
    expect(sure(text, name)).toEqual([value]);
  });
});

describe('a name', () => {
  it.each([
    [
      'SOCIÉTÉ INTERCOMMUNALE DES EAUX DU VALOIS, SEM au capital de 100 000 €, 3 rue Neuve, 14000 Caen, RCS CAEN 501 502 503. Dissolution décidée le 4 mai 2026.',
      'SOCIÉTÉ INTERCOMMUNALE DES EAUX DU VALOIS',
    ],
    [
      'La société INTERLUDE, SARL au capital de 1 000 €, 3 rue Neuve, 14000 Caen, RCS CAEN 501 502 503 a été dissoute le 4 mai 2026.',
      'INTERLUDE',
    ],
    [
      'LE PHARE / SARL / capital 1 000 € / siège 3 rue Neuve, 14000 Caen / 501 502 503 / RCS CAEN / dissolution le 4 mai 2026',
      'LE PHARE',
    ],
    [
      'Société\tLE PHARE\tSigle\tLPH\nForme\tSARL\tCapital\t1 000 €\nSiège\t3 rue Neuve, 14000 Caen\nObjet\tdissolution',
      'LE PHARE',
    ],
  ])('is read in « %s »', (text, name) => {
    expect(sure(text, 'company.name')).toEqual([name]);
  });
});

describe('what a complete text does not lack', () => {
  const id = (name: string) => announcementTypes.find((one) => one.name === name)?.id ?? 0;
  it.each([
    [
      'cession_fonds',
      'Par ssp du 04/05/2026 enregistré à Amiens le 06/05/2026, réf. 2026 A 12, M. Guy Morel, dmt 2 rue Basse, 80000 Amiens, a vendu à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, un fds de cce de pressing, 9 rue Neuve, 80100 Abbeville. Px 50 000 €. Jouissance au 04/05/2026. Oppositions : Me Varin, 3 place Verte, 80000 Amiens.',
    ],
    [
      'cession_droit_bail',
      'Par acte du 4 mai 2026, M. Guy Morel, 2 rue Basse, 80000 Amiens, a cédé à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, son bail commercial, boutique à Abbeville (80100), 9 rue Neuve. Prix : 50 000 €. Oppositions chez Me Varin, 3 place Verte, 80000 Amiens.',
    ],
    [
      'location_gerance',
      'Par acte du 4 mai 2026, M. Guy Morel, 2 rue Basse, 80000 Amiens, a loué à Mme Ève Rollin, 1 rue Haute, 60200 Compiègne, en location-gérance, un fonds de bar, 9 rue Neuve, 80100 Abbeville, pour un an, du 1er juin 2026 au 31 mai 2027.',
    ],
    [
      'cessation_activite',
      `${HEAD}La société met définitivement un terme à son activité le 4 mai 2026, par décision du gérant du 3 mai 2026.`,
    ],
    [
      'redressement_judiciaire',
      'Le tribunal de commerce de Lille a ouvert le 4 mai 2026 le redressement judiciaire de la SARL LE PHARE, 3 rue Neuve, 59000 Lille, 501 502 503 RCS LILLE, activité : bar. Mandataire judiciaire : Me Varin, 3 place Verte, 59000 Lille. Déclarations à faire dans les deux mois.',
    ],
    [
      'transformation',
      `${HEAD}L'AGE du 4 mai 2026 a transformé la société en SAS, sans création d'une personne morale nouvelle. Objet, siège et durée inchangés. Président : M. Guy Morel, 2 rue Basse, 80000 Amiens. Chaque action donne une voix ; les cessions sont soumises à agrément.`,
    ],
  ])('%s: « %s »', (type, text) => {
    expect(missingInText(id(type), text).map(({ label }) => label)).toEqual([]);
  });
});
