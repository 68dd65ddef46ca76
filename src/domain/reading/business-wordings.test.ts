import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

/** Sales, leases and prices in other words than those of any corpus. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

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
    // The last day of the lease may follow.
    expect.soft(sure(text, 'date.effect')[0]).toBe('2026-06-01');
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
