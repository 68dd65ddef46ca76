import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

/** The same things in other words: drafts of laymen, verbs in every tense, inversions, questions as labels. */
const sure = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value);

const HEAD = `TUILERIE DES ORMEAUX
SARL au capital de 15 000 €
Siège social : 7 rue du Four, 89000 AUXERRE
RCS AUXERRE 501 502 503
`;

describe('what a notice is about', () => {
  it.each([
    [
      "Des fautes de frappe figurent dans l'annonce n° 12 du 3 mars 2026 qui créait la SARL LE PHARE.",
      'rectificatif',
    ],
    [
      "L'avis de création de la SARL LE PHARE, publié le 3 mars 2026, était inexact : lire « 10 000 euros » et non « 1 000 euros ».",
      'rectificatif',
    ],
    [`${HEAD}L'assemblée du 4 mai 2026 a rejeté la dissolution et décidé de continuer.`, 'autre'],
    [
      `${HEAD}Les pertes ont réduit les fonds propres sous la moitié du capital. Les associés, le 4 mai 2026, ont voté contre la dissolution.`,
      'autre',
    ],
    [
      `${HEAD}Le gérant a décidé le 4 mai 2026 d'arrêter l'exploitation le 30 juin 2026. La société n'est nullement dissoute.`,
      'cessation_activite',
    ],
    [
      `${HEAD}L'activité de fabrication et de vente de tuiles, menée à la même adresse, s'arrêtera le 30 juin 2026 ; la gérante l'a décidé le 4 mai 2026.`,
      'cessation_activite',
    ],
    [
      `${HEAD}Les associés ont choisi le 4 mai 2026 la forme de société par actions simplifiée.`,
      'transformation',
    ],
    [
      `${HEAD}La société revêtira, dès le 1er juin 2026, la forme d'une société en nom collectif.`,
      'transformation',
    ],
    [
      `${HEAD}Ont été désignés le 4 mai 2026 pour six exercices : titulaire, AUDIT ICAUNAIS, 2 rue Haute, 89000 Auxerre ; suppléant, M. Guy Morel.`,
      'nomination_commissaire',
    ],
    [
      'Le bail de gérance consenti le 2 mai 2023 par M. Guy Morel à Mme Ève Rollin sur le fonds de fleuriste du 3 rue Neuve, 89000 Auxerre, est venu à expiration le 30 avril 2026.',
      'fin_location_gerance',
    ],
    [
      `${HEAD.replace('SARL', 'SARL en liquidation')}Le 4 mai 2026, les associés ont approuvé les comptes du liquidateur, M. Guy Morel, et constaté que tout est clôturé.`,
      'liquidation',
    ],
    [
      `${HEAD}La raison sociale deviendra TERRES CUITES DE L'YONNE le 1er juin 2026.`,
      'changement_denomination',
    ],
    [`${HEAD}La société portera le nom de TERRES CUITES DE L'YONNE.`, 'changement_denomination'],
    [`${HEAD}Le siège déménagera le 1er juin 2026 au 3 rue Neuve, 89100 Sens.`, 'transfert_siege'],
    [`${HEAD}L'objet s'élargira au négoce de carrelages.`, 'modification'],
  ])('is read in « %s »', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});

describe('the labels of a form', () => {
  it.each([
    [
      'questions',
      `Création d'une société
Comment s'appelle votre société ? LE PHARE
Quelle forme ? SARL
Quel est le capital ? 2 000 €
À quelle adresse est-elle installée ? 3 rue Neuve, 89000 Auxerre
Quel sera son métier ? vente de cycles et de pièces détachées
Combien d'années ? 60 ans
Qui gère ? Guy Morel
Dans quel registre sera-t-elle inscrite ? RCS Auxerre`,
    ],
    [
      "labels of one's own",
      `Naissance de la SARL LE PHARE. Mise de départ : 2 000 €. Ses locaux : 3 rue Neuve, 89000 Auxerre. Nos activités prévues : vente de cycles et de pièces détachées. Durée de vie : 60 ans. Gérant : Guy Morel. RCS Auxerre.`,
    ],
    [
      'a line for each cell',
      `CONSTITUTION
Société
LE PHARE
Statut juridique
SARL
Fonds propres de départ
2 000 €
Siège
3 rue Neuve
89000 AUXERRE
Activité
vente de cycles et de pièces détachées
Durée
60 ans
Gérance
Guy Morel
Greffe
RCS AUXERRE`,
    ],
    [
      'labels first, then the cells',
      `CONSTITUTION
Société
Forme
Capital
LE PHARE
SARL
2 000 €
Siège
3 rue Neuve, 89000 Auxerre
Activité
vente de cycles et de pièces détachées
Durée
60 ans
Gérant
Guy Morel
Registre
RCS Auxerre`,
    ],
  ])('are understood: %s', (_, text) => {
    expect.soft(readText(text).types).toEqual(['constitution']);
    expect.soft(sure(text, 'company.name')).toEqual(['LE PHARE']);
    expect.soft(sure(text, 'company.form')).toEqual(['SARL']);
    expect.soft(sure(text, 'company.capital')).toEqual(['2000']);
    expect.soft(sure(text, 'company.seat').map((seat) => seat.slice(0, 10))).toEqual(['3 rue Neuv']);
    expect.soft(sure(text, 'company.object')).toEqual(['vente de cycles et de pièces détachées']);
    expect.soft(sure(text, 'company.duration')).toEqual(['60']);
    expect.soft(sure(text, 'person')).toEqual(['gérant: Guy Morel']);
  });

  it('are parted from the old and new cells under them', () => {
    const text = `TRANSFERT
Rubrique
Avant
Après
Société
LE PHARE SARL
LE PHARE SARL
Siège
3 rue Neuve
89000 Auxerre
8 rue Basse
89100 Sens
Gérant
M. Guy Morel
Mme Ève Rollin
1 rue Haute, 89000 Auxerre`;
    expect.soft(sure(text, 'change.seat.old')).toEqual(['3 rue Neuve 89000 Auxerre']);
    expect.soft(sure(text, 'change.seat.new')).toEqual(['8 rue Basse 89100 Sens']);
    expect.soft(sure(text, 'person')).toEqual(['gérant: Ève Rollin']);
    expect.soft(sure(text, 'person.outgoing')).toEqual(['gérant: Guy Morel']);
  });
});
