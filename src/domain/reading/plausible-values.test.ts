import { describe } from 'vitest';
import { reads } from '../../../tests/support/read-rows.ts';

const HEAD = 'LE PHARE, SARL au capital de 2 000 €, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens.';
const OPENING = 'Avis de constitution. Dénomination : LE PHARE. Forme : SAS. Capital : 2 000 €.';

describe('an address', () => {
  reads('begins with a place, not with a label or the end of a word', [
    [
      'La SARL LE PHARE, au capital de 2 000 euros, siégeant 3 rue Neuve, 89100 Sens (RCS Sens 501 502 503), a nommé gérante Mme Ana Puech.',
      'company.seat',
      ['3 rue Neuve, 89100 Sens'],
    ],
    [
      'Avis de constitution\nNom : LE PHARE\nForme : SCI\nDomiciliation : lieu-dit Les Aubrais, 89100 Sens\nCapital : 2 000 €',
      'company.seat',
      ['lieu-dit Les Aubrais, 89100 Sens'],
    ],
    [
      `${HEAD} Dissolution anticipée le 4 mai 2026. Liquidatrice : Mme Ana PUECH, COMPTABLE, 8 RUE DU BAC, 89100 SENS.`,
      'liquidator.address',
      ['8 RUE DU BAC, 89100 SENS'],
    ],
    [
      `${OPENING} Siège : 3 rue Neuve, 89100 Sens. Président : M. Luc Ferrer, Les Genêts, 8 rue du Bac, 89100 Sens.`,
      'person.address',
      ['Luc Ferrer: Les Genêts, 8 rue du Bac, 89100 Sens'],
    ],
    [
      `${OPENING} Siège : Technopole Izarn, 3 rue Neuve, 89100 Sens. Durée : 99 ans.`,
      'company.seat',
      ['Technopole Izarn, 3 rue Neuve, 89100 Sens'],
    ],
  ]);

  reads('has the number of a king in capitals', [
    [
      `${OPENING} Siège : 4 quai Henri-lV, 89100 Sens. Durée : 99 ans.`,
      'company.seat',
      ['4 quai Henri-IV, 89100 Sens'],
    ],
    [
      `${OPENING} Siège : 4 place Pie-Xll, 89100 Sens. Durée : 99 ans.`,
      'company.seat',
      ['4 place Pie-XII, 89100 Sens'],
    ],
  ]);
});

describe('the seat before a move', () => {
  const moved =
    'La gérante de la société civile LE PHARE, au capital de 300 €, n° 501 502 503 au RCS de Sens, a le 5 octobre 2026 déplacé le siège. Il était 3 rue Neuve, 89100 Sens ; il est depuis le 12 octobre 2026 au 8 rue du Bac, 89140 Pont-sur-Yonne.';
  reads('is told in the past', [
    [moved, 'company.seat', ['3 rue Neuve, 89100 Sens']],
    [moved, 'change.seat.new', ['8 rue du Bac, 89140 Pont-sur-Yonne']],
  ]);
});

describe('a name', () => {
  reads('has no civility', [
    [
      `${OPENING} Siège : 3 rue Neuve, 89100 Sens. Préside la société : Mme Ana LE PUECH, 8 rue du Bac, 89100 Sens.`,
      'person',
      ['président: Ana LE PUECH'],
    ],
    [
      `${OPENING} Siège : 3 rue Neuve, 89100 Sens. Préside la société : Mme Ana LE PUECH, 8 rue du Bac, 89100 Sens.`,
      'person.address',
      ['Ana LE PUECH: 8 rue du Bac, 89100 Sens'],
    ],
  ]);

  reads('is no part of a sentence', [
    [
      "LE PHARE, SARL, 2 000 EUROS, 3 RUE NEUVE, 89100 SENS, 501 502 503 RCS SENS. L'ASSEMBLÉE DU 4 MAI 2026 A REBAPTISÉ LA SOCIÉTÉ « LA BALISE » ; L'ANCIENNE APPELLATION EST DÉLAISSÉE À COMPTER DU 1ER JUIN 2026.",
      'change.name.old',
      ['LE PHARE'],
    ],
    [
      "PHARMACIE DES ARCADES, SARL, 2 000 EUROS, 3 RUE NEUVE, 89100 SENS, 501 502 503 RCS SENS. L'ASSEMBLÉE DU 4 MAI 2026 A REBAPTISÉ LA SOCIÉTÉ « LA BALISE ».",
      'change.name.old',
      ['PHARMACIE DES ARCADES'],
    ],
    [
      `DÉCISIONS DE L'ASSOCIÉ UNIQUE\n${HEAD}\nLe 4 mai 2026\n2. Liquidateur\nMes fonctions de gérant cessent ce jour.`,
      'liquidator',
      [],
    ],
  ]);
});

describe('a trade', () => {
  reads('ends before a day', [
    [
      `Cessation d'activité. ${HEAD} Par décision du gérant du 4 mai 2026 la société arrête son activité de vente de cycles et de motos à partir du 1er juin 2026.`,
      'company.object',
      ['vente de cycles et de motos'],
    ],
    [
      `${OPENING} Objet : fabrication de bijoux à partir de matériaux recyclés. Siège : 3 rue Neuve, 89100 Sens.`,
      'company.object',
      ['fabrication de bijoux à partir de matériaux recyclés'],
    ],
    [
      'Cession de fonds. Par acte du 4 mai 2026, M. Luc Ferrer, 8 rue du Bac, 89100 Sens, a vendu à Mme Ana Puech, 3 rue Neuve, 89100 Sens, son fonds de mercerie et linge de maison, acquis le 3 mai 2004, pour 30 000 euros.',
      'business.nature',
      ['mercerie et linge de maison'],
    ],
  ]);
});

describe('a capital in francs', () => {
  const raised = (old: string) =>
    `Augmentation de capital. LE PHARE, SARL, 3 rue Neuve, 89100 Sens, 501 502 503 RCS Sens. Assemblée du 4 mai 2026. Ancien capital : ${old}. Nouveau capital : 60 000 euros.`;
  reads('is read in euros where both are told', [
    [raised('50 000 francs, soit 7 622,45 euros'), 'change.capital.old', ['7622.45']],
    [raised('cinquante mille francs (7 622,45 €)'), 'change.capital.old', ['7622.45']],
    [raised('50 000 F équivalant à 7 622,45 euros'), 'change.capital.old', ['7622.45']],
    [raised('50 000 francs'), 'change.capital.old', ['50000']],
  ]);
});

describe('statutes', () => {
  const founded = (founders: string, name: string) =>
    `STATUTS\n${founders}\nTITRE I\n1. Il est formé une société par actions simplifiée.\n2. ${name}\n3. Elle siège 3 rue Neuve, 89100 Sens.\n4. Elle durera 99 ans.\n5. Le capital est fixé à 2 000 euros.\nFait le 4 mai 2026.`;
  reads('are those of the company founded, not of its founder', [
    [
      founded(
        'ENTRE LES SOUSSIGNÉS\n1° La société BALISE HOLDING, SARL au capital de 90 000 €, 8 rue du Bac, 89100 Sens, RCS Sens 501 502 503 ;\n2° M. Luc Ferrer, 5 rue Basse, 89100 Sens.',
        'Son nom est LE PHARE.',
      ),
      'company.name',
      ['LE PHARE'],
    ],
    [
      founded(
        'LES SOUSSIGNÉS :\n- La société BALISE HOLDING, SARL au capital de 90 000 €, 8 rue du Bac, 89100 Sens, RCS Sens 501 502 503 ;\n- M. Luc Ferrer, 5 rue Basse, 89100 Sens.',
        'Sa dénomination sera : LE PHARE.',
      ),
      'company.capital',
      ['2000'],
    ],
  ]);
});

describe('an office', () => {
  const minutes = (words: string) =>
    `${HEAD}\nPROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 12 JUIN 2026\n${words}\nLa séance est levée.`;
  const end = "RÉSOLUTION 4. Le mandat d'administrateur de M. Luc Ferrer vient à expiration.";
  reads('that is renewed in the next sentence is kept', [
    [minutes(`${end} L'assemblée le renouvelle pour six ans.`), 'person.outgoing', []],
    [minutes(`${end} Il est reconduit pour six ans.`), 'person.outgoing', []],
    [
      minutes(`${end} L'assemblée décide de ne pas le renouveler.`),
      'person.outgoing',
      ['administrateur: Luc Ferrer'],
    ],
  ]);
  const own = (words: string) =>
    `DÉCISIONS DE L'ASSOCIÉ UNIQUE\n${HEAD}\nLe 4 mai 2026, je soussigné Luc Ferrer, seul associé et gérant de la société, décide ce qui suit.\n${words}`;
  reads('is left by who writes so', [
    [own("Mes fonctions de gérant s'arrêtent ce jour."), 'person.outgoing', ['gérant: Luc Ferrer']],
    [own('Je quitte mes fonctions de gérant.'), 'person.outgoing', ['gérant: Luc Ferrer']],
    [own('Je conserve mes fonctions de gérant.'), 'person.outgoing', []],
  ]);
  reads('is not that of who is spoken of', [
    [
      minutes('Le gérant explique que M. Luc Ferrer souhaite se retirer et que ses parts seront rachetées.'),
      'person.outgoing',
      [],
    ],
    [
      minutes('Mme Ana Puech informe les associés que M. Luc Ferrer, gérant, démissionne de ses fonctions.'),
      'person.outgoing',
      ['gérant: Luc Ferrer'],
    ],
  ]);
});

describe('values read whole and from where they begin', () => {
  const leased = (where: string) =>
    `Par acte sous seing privé du 4 mai 2026, Mme Ana Puech, 8 rue du Bac, 89100 Sens, a donné en location-gérance à M. Luc Ferrer, 5 rue Haute, 89100 Sens, un fonds de mercerie ${where}. Le contrat court du 1er juin 2026 au 31 mai 2027.`;
  reads('the address of a business after a clause', [
    [
      leased('qui lui appartient et qu’elle tient 17 rue Basse, 89100 Sens'),
      'business.address',
      ['17 rue Basse, 89100 Sens'],
    ],
    [
      'CESSION DE DROIT AU BAIL\nActe du 4 mai 2026\nCédant : Mme Ana Puech, 8 rue du Bac, 89100 Sens\nCessionnaire : M. Luc Ferrer, 5 rue Haute, 89100 Sens\nLocaux : un atelier et deux réserves, 17 rue Basse, 89100 Sens\nPrix : 9 000 €',
      'business.address',
      ['17 rue Basse, 89100 Sens'],
    ],
    [
      leased('exploité à la même adresse que le domicile de la bailleresse'),
      'business.address',
      ['8 rue du Bac, 89100 Sens'],
    ],
  ]);

  reads('a street with « à » in its name, an abbreviated zone', [
    [
      `${OPENING} Siège : 3 rue du Moulin à Vent 89100 Sens. Durée : 99 ans.`,
      'company.seat',
      ['3 rue du Moulin à Vent 89100 Sens'],
    ],
    [
      `${OPENING} Siège : 3 impasse du Pré à Pujols 47300 RCS Agen. Durée : 99 ans.`,
      'company.seat',
      ['3 impasse du Pré à Pujols 47300'],
    ],
    [
      `${OPENING}\nSiège : Sens (89100), Z.A.C. des Vauguillettes\nDurée : 99 ans.`,
      'company.seat',
      ['Sens (89100), Z.A.C. des Vauguillettes'],
    ],
  ]);

  reads('what a company does, not what the notice is about', [
    [`AVIS\n${HEAD}\nObjet : transfert du siège social\nLe 4 mai 2026`, 'company.object', []],
    [
      `${OPENING} Objet : transformation de fruits. Siège : 3 rue Neuve, 89100 Sens.`,
      'company.object',
      ['transformation de fruits'],
    ],
    [
      `${HEAD} La société, qui a pour objet la taille de pierre et pour gérante Mme Ana Puech, a transféré le siège au 8 rue du Bac, 89100 Sens, le 4 mai 2026.`,
      'company.object',
      ['la taille de pierre'],
    ],
  ]);

  reads('a mandate that begins is taken, not left', [
    [
      `${HEAD} Le 4 mai 2026, l'assemblée a choisi pour gérante Mme Ana Puech, 8 rue du Bac, 89100 Sens, dont le mandat débutera le 1er juin 2026.`,
      'person.outgoing',
      [],
    ],
    [
      `${HEAD} Le mandat de gérante de Mme Ana Puech, 8 rue du Bac, 89100 Sens, prendra effet le 1er juin 2026.`,
      'person.outgoing',
      [],
    ],
    [
      `${HEAD} Le 4 mai 2026, l'assemblée a pris acte que le mandat de gérante de Mme Ana Puech a pris fin.`,
      'person.outgoing',
      ['gérant: Ana Puech'],
    ],
    [
      `${HEAD} Le 4 mai 2026, l'assemblée a pris acte de la démission de Mme Ana Puech de ses fonctions de gérante, qui prendra effet le 1er juin 2026.`,
      'person.outgoing',
      ['gérant: Ana Puech'],
    ],
  ]);

  reads('the more precise of two words', [
    [
      `Avis de constitution\nDénomination : LE PHARE\nForme : SARL\nGérance : M. Luc Ferrer, 5 rue Haute, 89100 Sens, et Mme Ana Puech, 8 rue du Bac, 89100 Sens, cogérants`,
      'person',
      ['cogérant: Ana Puech', 'cogérant: Luc Ferrer'],
    ],
    [
      `${HEAD} Convoquée extraordinairement le 4 mai 2026, l'assemblée générale a décidé la dissolution de la société.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD} Les associés de LE PHARE, tous présents, se sont réunis le 4 mai 2026 en assemblée générale ordinaire. Ils ont nommé gérante Mme Ana Puech, 8 rue du Bac, 89100 Sens.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      'Avis de constitution. La société s’appelle « LE PHARE DE SENS », en abrégé « PHARE 89 ». Forme : SAS. Capital : 2 000 €.',
      'company.sigle',
      ['PHARE 89'],
    ],
  ]);
});

describe('what is not done by this act', () => {
  reads('refused', [
    [
      `${HEAD} L'assemblée du 4 mai 2026 a rejeté la proposition de transférer le siège au 8 rue du Bac, 89100 Sens.`,
      'change.seat.new',
      [],
    ],
    [
      `${HEAD} L'assemblée du 4 mai 2026 a refusé la démission de M. Luc Ferrer, gérant, et a nommé cogérante Mme Ana Puech, 8 rue du Bac, 89100 Sens.`,
      'person.outgoing',
      [],
    ],
    [
      `${HEAD} L'assemblée du 4 mai 2026 a accepté la démission de M. Luc Ferrer, gérant, et a nommé gérante Mme Ana Puech, 8 rue du Bac, 89100 Sens.`,
      'person.outgoing',
      ['gérant: Luc Ferrer'],
    ],
  ]);

  reads('recalled, or of another', [
    [
      `${HEAD} Rappel : par acte du 3 mars 2019, M. Paul Vidal avait été nommé gérant. Le 4 mai 2026, l'assemblée a nommé gérante Mme Ana Puech, 8 rue du Bac, 89100 Sens, en remplacement de M. Luc Ferrer.`,
      'person',
      ['gérant: Ana Puech'],
    ],
    [
      `${HEAD} L'assemblée du 4 mai 2026 a renouvelé le mandat de gérant de M. Luc Ferrer, ancien président de la société MIRABELLE.`,
      'person.outgoing',
      [],
    ],
    [
      `${HEAD} M. Paul Vidal a été fait gérant honoraire ; M. Luc Ferrer demeure seul gérant. Assemblée du 4 mai 2026.`,
      'person',
      ['gérant: Luc Ferrer'],
    ],
    [
      `${HEAD} Le capital, d'abord fixé à 500 €, avait été porté à 2 000 € le 3 mars 2015. L'assemblée du 4 mai 2026 l'élève à 9 000 €.`,
      'change.capital.new',
      [],
    ],
    [
      'Par acte du 4 mai 2026, la SARL MIRABELLE, 14 rue des Fleurs, 89000 Auxerre, venant aux droits de la SARL PRUNELLE, 20 rue du Port, 89000 Auxerre, a cédé à la SAS LE PHARE, 3 rue Neuve, 89100 Sens, un fonds de coiffure sis 5 rue Haute, 89000 Auxerre, pour 30 000 €.',
      'buyer',
      [],
    ],
  ]);

  reads('only on the agenda', [
    [
      `${HEAD} Les associés sont convoqués le 4 mai 2026 à 10 heures en assemblée générale ordinaire au siège. Ordre du jour : révocation de M. Luc Ferrer, gérant.`,
      'person.outgoing',
      [],
    ],
  ]);

  reads('the host is no part of an address', [
    [
      `${HEAD} Le 4 mai 2026, le gérant a transféré le siège chez son avocat, Me Paul Vidal, 5 rue Haute, 89100 Sens.`,
      'change.seat.new',
      ['5 rue Haute, 89100 Sens'],
    ],
  ]);
});

describe('a court', () => {
  reads('is named by its city, not by what it decides on', [
    [
      'Jugement du 12 mai 2026 : liquidation judiciaire de la SARL LE PHARE par le tribunal de commerce du siège de la société.',
      'court',
      [],
    ],
    [
      'Jugement du 12 mai 2026 : liquidation judiciaire de la SARL LE PHARE par le tribunal de commerce de Sens.',
      'court',
      ['tribunal de commerce de Sens'],
    ],
  ]);
});
