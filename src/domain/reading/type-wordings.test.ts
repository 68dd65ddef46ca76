import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

/** What a notice is about, in other words than those of any corpus. */
const HEAD = `MARBRERIE DU VALOIS
SARL au capital de 20 000 €
Siège social : 4 rue de Soissons, 60800 CRÉPY-EN-VALOIS
RCS COMPIÈGNE 501 502 503
`;
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
