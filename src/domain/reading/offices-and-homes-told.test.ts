import { describe } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';

describe('offices, homes and trades, told otherwise', () => {
  const SARL = 'SARL ODET, capital 8 000 euros, siège 40 rue Haute, 44000 Nantes, 837 393 255 RCS Nantes. ';
  reads('that office is given to another', [
    [
      `${SARL}M. Paul Morin a cessé d'être gérant le 30 septembre 2026. L'assemblée a confié cette charge, dès le 1er octobre 2026, à M. Yves Lorin, dont le domicile est au 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['gérant: Yves Lorin'],
    ],
    [
      `${SARL}M. Paul Morin quitte la gérance le 30 septembre 2026. Ce poste revient, à compter du même jour, à Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}M. Paul Morin a démissionné de la gérance. Ces fonctions sont désormais exercées par Mme Ève Lorin.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}Le mandat de gérant de M. Paul Morin a pris fin le 3 mars 2026 ; il est repris par Mme Ève Lorin, demeurant 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['gérant: Ève Lorin'],
    ],
    // The deed is entrusted to a lawyer, not the office.
    [
      `${SARL}M. Paul Morin a démissionné de la gérance. Les formalités sont confiées à Mme Ève Lorin.`,
      'person',
      [],
    ],
  ]);
  reads('who leads the company', [
    [
      "Avis de constitution d'une SAS. Dénomination : ODET. Siège : 40 rue Haute, 44000 Nantes. Capital : 1 000 €. Préside la société : Mme Ève LORIN, 9 quai Neuf, 44000 Nantes.",
      'person',
      ['président: Ève LORIN'],
    ],
    [
      "Avis de constitution d'une SARL. Dénomination : ODET. Siège : 40 rue Haute, 44000 Nantes. Capital : 1 000 €. Gère la société, sans limitation de durée, M. Yves Lorin.",
      'person',
      ['gérant: Yves Lorin'],
    ],
  ]);
  reads('a home told behind the new office', [
    [
      `${SARL}La société est transformée en SAS le 3 mars 2026. M. Paul Morin cesse d'être gérant ; il devient président, demeurant 9 quai Neuf, 44000 Nantes.`,
      'person.address',
      ['Paul Morin: 9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SARL}La société est transformée en SAS le 3 mars 2026. Mme Ève Lorin quitte la gérance et prend la présidence, son domicile étant 9 quai Neuf, 44000 Nantes.`,
      'person.address',
      ['Ève Lorin: 9 quai Neuf, 44000 Nantes'],
    ],
    [
      `${SARL}L'associé unique, statuant au vu du rapport du liquidateur, M. Yves Lorin (demeurant à Rezé, 44400, 9 quai Neuf), a prononcé le 3 mars 2026 la clôture de la liquidation.`,
      'liquidator.address',
      ['Rezé, 44400, 9 quai Neuf'],
    ],
  ]);
  reads('managers who wind up', [
    [
      `${SARL}Les associés ont dissous la société le 3 mars 2026. Celle qui la gérait, Mme Ève Lorin, est chargée de la liquider ; elle habite 9 quai Neuf, 44000 Nantes.`,
      'person.outgoing',
      ['gérant: Ève Lorin'],
    ],
    [
      `${SARL}Les associés ont dissous la société le 3 mars 2026. M. Yves Lorin, qui la gérait, sera son liquidateur ; il habite 9 quai Neuf, 44000 Nantes.`,
      'liquidator',
      ['Yves Lorin'],
    ],
    [
      `${SARL}L'associé unique a décidé de dissoudre la société le 3 mars 2026 et s'est nommé liquidateur : Yves Lorin, résidant 9 quai Neuf, 44000 Nantes.`,
      'person',
      ['associé: Yves Lorin'],
    ],
    [
      `DÉCISIONS DE L'ASSOCIÉ UNIQUE DU 3 MARS 2026\n${SARL}\nJe soussigné Yves Lorin, habitant 9 quai Neuf 44000 Nantes, seul associé et gérant, décide : la société est dissoute ce jour. Je nomme comme liquidateur ma soeur Eve Lorin, qui habite 2 rue Basse 44000 Nantes.`,
      'liquidator',
      ['Eve Lorin'],
    ],
    [
      `DÉCISIONS DE L'ASSOCIÉ UNIQUE DU 3 MARS 2026\n${SARL}\nJe soussigné Yves Lorin, demeurant 9 quai Neuf, 44000 Nantes, associé unique et gérant,\nLa société est dissoute ce jour.\nJ'exercerai moi-même les fonctions de liquidateur.\nLe siège de la liquidation est fixé à mon domicile.`,
      'liquidation.seat',
      ['9 quai Neuf, 44000 Nantes'],
    ],
  ]);
  reads('offices before and after, a line for each cell', [
    [
      'MODIFICATION\nSociété\nODET\nForme\nSA\nSiège\n40 rue Haute, 44000 Nantes\nFonction\nAvant\nAprès\nPrésident du conseil\nPaul Morin\nÈve Lorin, 9 quai Neuf, 44000 Nantes\nDirecteur général\nPaul Morin\nYves Lorin, 2 rue Basse, 44000 Nantes',
      'person',
      ['directeur général: Yves Lorin', 'président: Ève Lorin'],
    ],
  ]);
  const LEASE =
    'Location-gérance du 4 mai 2026 consentie par la SARL ODET, 8 quai Neuf, 44000 Nantes, à M. Yves Lorin, 3 rue Basse, 44000 Nantes, ';
  reads('trades without the word « fonds »', [
    [
      `${LEASE}portant sur un bar-tabac situé 12 place Haute, 44000 Nantes.`,
      'business.nature',
      ['bar-tabac'],
    ],
    [
      `${LEASE}qui concernait un fond de taxi exploité à Nantes 44000, 8 quai Neuf.`,
      'business.address',
      ['Nantes 44000, 8 quai Neuf'],
    ],
    [
      'Cession de fonds de commerce. Par acte du 4 mai 2026, M. Yves Lorin, 3 rue Basse, 44000 Nantes, a cédé à la SARL ODET, 8 quai Neuf, 44000 Nantes, sa pharmacie, 12 place Haute, 44000 Nantes.',
      'business.nature',
      ['pharmacie'],
    ],
    [
      'VENTE DE FONDS ARTISANAL\nVendeur :\nMme Ève Lorin, 3 rue Basse, 44000 Nantes\nAcheteur :\nODET (SASU, 1 500 €), 8 quai Neuf, 44000 Nantes\nFonds :\nsalon de coiffure mixte\nLieu d’exploitation :\n8 quai Neuf, 44000 Nantes',
      'business.nature',
      ['salon de coiffure mixte'],
    ],
    // What the lease says of its premises is no trade.
    [`${LEASE}portant sur un immeuble situé 12 place Haute, 44000 Nantes.`, 'business.nature', []],
  ]);
  reads('the price under its title, not what was paid before', [
    [
      "ACTE DE VENTE D'UN FONDS DE COMMERCE\nVENDERESSE : la SAS ODET, 8 quai Neuf, 44000 Nantes ;\nACQUÉREUR : Monsieur Yves Lorin, demeurant 3 rue Basse, 44000 Nantes.\nUn fonds de parfumerie, exploité au 12 place Haute, 44000 Nantes.\nL'origine\nLa venderesse l'a acheté le 12 mai 2015 au prix de 60 000 €.\nLe prix\nIl est de CENT DIX MILLE EUROS.\nFait à Nantes, le 20 novembre 2026.",
      'price',
      ['110000'],
    ],
  ]);
});
