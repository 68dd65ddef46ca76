import { describe, expect, it } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';
import { readText } from './read-text.ts';

/** Wordings of writers who share nothing with one another, and what comes near them. */
const HEAD = `TUILERIE DU MORVAN
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;
const BARE = 'LES TUILES, SARL au capital de 8 000 €, RCS Nevers 501 502 503. ';
const NO_CAPITAL = 'LES TUILES, société anonyme, 6 rue des Forges, 58000 Nevers, RCS Nevers 501 502 503. ';
const CREATED =
  'Par acte du 4 mai 2026 a été créée une SAS. Elle a pour nom LES OSIERS. Siège : 3 rue Neuve, 14000 Caen. ';

describe('what changes in a company, as other writers tell it', () => {
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
});
