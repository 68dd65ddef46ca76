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

describe('the seat that changes', () => {
  it.each([
    'Le gérant a transporté le siège au 3 rue Neuve, 89100 Sens, le 4 mai 2026.',
    'À compter du 1er juin 2026, la société est installée 3 rue Neuve, 89100 Sens.',
    "Le siège social, jusqu'ici 7 rue du Four, 89000 Auxerre, sera au 3 rue Neuve, 89100 Sens à partir du 1er juin 2026.",
    'Nous déménageons : notre siège sera dès le 1er juin 2026 au 3 rue Neuve, 89100 Sens.',
    'Les associés ont voté le déplacement du siège vers le 3 rue Neuve, 89100 Sens.',
    'La gérance a fixé le siège, depuis le 1er juin 2026, 3 rue Neuve, 89100 Sens.',
    'Translation du siège social au 3 rue Neuve, 89100 Sens, décidée le 4 mai 2026.',
    'La société élit désormais son siège au 3 rue Neuve, 89100 Sens.',
  ])('is read in « %s »', (sentence) => {
    expect.soft(readText(HEAD + sentence).types).toEqual(['transfert_siege']);
    expect.soft(sure(HEAD + sentence, 'change.seat.old')).toEqual(['7 rue du Four, 89000 AUXERRE']);
    expect.soft(sure(HEAD + sentence, 'change.seat.new')).toEqual(['3 rue Neuve, 89100 Sens']);
  });

  it('is not that of the company where the text tells no other', () => {
    const text =
      'TUILERIE DES ORMEAUX, SARL, capital 15 000 €, RCS Auxerre 501 502 503. La gérante a déplacé le siège à la nouvelle adresse : 3 rue Neuve, 89100 Sens.';
    expect.soft(sure(text, 'company.seat')).toEqual([]);
    expect.soft(sure(text, 'change.seat.new')).toEqual(['3 rue Neuve, 89100 Sens']);
  });
});

describe('the name that changes', () => {
  it.each([
    'La société a troqué son nom contre celui de PIERRES DU GATINAIS.',
    'TUILERIE DES ORMEAUX se nomme dorénavant PIERRES DU GATINAIS.',
    "Il a été décidé d'appeler la société PIERRES DU GATINAIS.",
    'Le nom TUILERIE DES ORMEAUX disparaît au profit de PIERRES DU GATINAIS.',
    "L'appellation PIERRES DU GATINAIS remplace celle de TUILERIE DES ORMEAUX.",
    'Article 3 (nom) : on lira désormais PIERRES DU GATINAIS à la place de TUILERIE DES ORMEAUX.',
    'Les associés ont donné à la société un autre nom : PIERRES DU GATINAIS.',
  ])('is read in « %s »', (sentence) => {
    expect.soft(readText(HEAD + sentence).types).toEqual(['changement_denomination']);
    expect.soft(sure(HEAD + sentence, 'change.name.old')).toEqual(['TUILERIE DES ORMEAUX']);
    expect.soft(sure(HEAD + sentence, 'change.name.new')).toEqual(['PIERRES DU GATINAIS']);
  });

  it('is not read where a sentence tells two others', () => {
    const text = `${HEAD}Le nom sera « PIERRES DU GATINAIS » ou « CARREAUX DE SENS ».`;
    expect(sure(text, 'change.name.new')).toEqual([]);
  });
});

describe('the object that changes', () => {
  it.each([
    [
      "L'activité de la société devient la vente de carrelages au lieu de la fabrication de tuiles.",
      'la vente de carrelages',
    ],
    [
      "À la fabrication de tuiles est substituée l'activité suivante : vente de carrelages.",
      'vente de carrelages',
    ],
    ["Les associés ont ajouté à l'objet la vente de carrelages.", 'la vente de carrelages'],
    ["L'article 2 vise maintenant « la vente de carrelages ».", 'la vente de carrelages'],
    ["La société exercera désormais l'activité de vente de carrelages.", 'vente de carrelages'],
    ["L'objet social est élargi et comprend désormais la vente de carrelages.", 'la vente de carrelages'],
    [
      "Remplacement de l'objet initial (fabrication de tuiles) par celui-ci : vente de carrelages.",
      'vente de carrelages',
    ],
  ])('is read in « %s »', (sentence, object) => {
    expect.soft(readText(HEAD + sentence).types[0]).toBe('modification');
    expect.soft(sure(HEAD + sentence, 'change.object.new')).toEqual([object]);
  });
});

describe('the duration that changes', () => {
  it.each([
    ['La durée statutaire passe à 99 ans.', []],
    ['Durée : 99 ans au lieu de 50 ans.', ['50']],
    ['La durée initiale de 50 ans est allongée à 99 ans.', ['50']],
    ['La société, créée pour 50 ans, existera 99 ans.', ['50']],
  ])('is read in « %s »', (sentence, old) => {
    expect.soft(sure(HEAD + sentence, 'change.duration.new')).toEqual(['99']);
    expect.soft(sure(HEAD + sentence, 'company.duration')).toEqual(old);
  });
});

describe('the capital that changes', () => {
  it.each([
    ['Le capital est accru de 25 000 € et atteint 40 000 €.', '40000'],
    ['Capital : 40 000 € au lieu de 15 000 €.', '40000'],
    ['Les associés ont apporté 25 000 € : le capital est maintenant de 40 000 €.', '40000'],
    ['Le capital tombe à 5 000 € par annulation de parts.', '5000'],
    ['Une réduction du capital non motivée par des pertes, de 15 000 € à 5 000 €, a été décidée.', '5000'],
  ])('is read in « %s »', (sentence, capital) => {
    expect.soft(sure(HEAD + sentence, 'change.capital.new')).toEqual([capital]);
    expect.soft(sure(HEAD + sentence, 'change.capital.old')).toEqual(['15000']);
  });

  it('is not what is left of a merger', () => {
    const text = `${HEAD}Projet de fusion avec la SAS LE PHARE : le boni ressort à 9 000 euros.`;
    expect(sure(text, 'change.capital.new')).toEqual([]);
  });
});

describe('a new company', () => {
  it.each([
    "Une SAS est née : LE PHARE, dotée de 2 000 € de capital, établie 3 rue Neuve, 89100 Sens. Elle s'occupe de vente de cycles, pour 99 ans. RCS Sens.",
    'Il a été fondé une société par actions simplifiée baptisée LE PHARE. Son capital, apporté en espèces, se monte à deux mille euros. Elle est basée chez nous, 3 rue Neuve, 89100 Sens. Sa vocation : vente de cycles. Elle vivra 99 ans. RCS Sens.',
    'Constitution de la SAS LE PHARE le 4 mai 2026. Vente de cycles : voilà ce que fera la société. Le siège est au 3 rue Neuve, 89100 Sens. Nous mettons 2 000 € au capital. Durée : 99 ans. RCS Sens.',
  ])('is read in « %s »', (text) => {
    expect.soft(readText(text).types).toEqual(['constitution']);
    expect.soft(sure(text, 'company.name')).toEqual(['LE PHARE']);
    expect.soft(sure(text, 'company.form')).toEqual(['SAS']);
    expect.soft(sure(text, 'company.capital')).toEqual(['2000']);
    expect.soft(sure(text, 'company.seat')).toEqual(['3 rue Neuve, 89100 Sens']);
    expect
      .soft(sure(text, 'company.object').map((object) => object.toLowerCase()))
      .toEqual(['vente de cycles']);
    expect.soft(sure(text, 'company.duration')).toEqual(['99']);
  });
});

describe('a correction', () => {
  it.each([
    "Rectificatif à l'annonce n° 12 du 3 mars 2026 concernant la SARL LE PHARE : on lisait « au capital de 1 000 euros », le lecteur voudra bien lire « au capital de 10 000 euros ».",
    "Une coquille figure dans l'annonce n° 12 du 3 mars 2026, SARL LE PHARE : il a été imprimé « au capital de 1 000 euros » alors que les statuts portent « au capital de 10 000 euros ».",
  ])('is read in « %s »', (text) => {
    expect.soft(sure(text, 'correction.old')).toEqual(['au capital de 1 000 euros']);
    expect.soft(sure(text, 'correction.new')).toEqual(['au capital de 10 000 euros']);
    expect.soft(sure(text, 'company.capital')).toEqual(['10000']);
  });
});

describe('the form of a company', () => {
  it.each([
    ['LE PHARE, S.à r.l. au capital de 2 000 €, 3 rue Neuve, 89100 Sens, RCS Sens 501 502 503.', 'SARL'],
    ['LE PHARE — S. A. R. L. à associé unique au capital de 2 000 €, 3 rue Neuve, 89100 Sens.', 'EURL'],
    ["La société LE PHARE, jusqu'alors société en nom collectif, prend la forme de société anonyme.", 'SNC'],
    [
      "Le tribunal judiciaire de Sens a ouvert le 4 mai 2026 le redressement judiciaire de l'association LE PHARE, installée 3 rue Neuve, 89100 Sens.",
      'ASSOCIATION',
    ],
  ])('is read in « %s »', (text, form) => {
    expect.soft(sure(text, 'company.form')).toEqual([form]);
    expect.soft(sure(text, 'company.name')).toEqual(['LE PHARE']);
  });
});
