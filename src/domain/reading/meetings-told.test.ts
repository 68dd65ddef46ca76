import { describe } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';

/** Wordings of writers who share nothing with one another, and what comes near them. */
const HEAD = `TUILERIE DU MORVAN
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('meetings, days, amounts and tables, as other writers tell them', () => {
  reads('meetings, days, amounts and tables in other words', [
    [
      `${HEAD}Réunie extraordinairement le 4 mai 2026, l'assemblée générale a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Par décision extraordinaire du 4 mai 2026, l'assemblée générale a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'assemblée générale, réunie extraordinairement le 4 mai 2026, a porté le capital à 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'ASSEMBLEE GENERALE CONVOQUEE EXTRAORDINAIREMENT LE 4 MAI 2026 A PORTE LE CAPITAL A 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Par délibération extraordinaire du 4 mai 2026, l'assemblée des associés a porté le capital à 30 000 €.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}Les associés de la société se sont réunis le 4 mai 2026 en assemblée générale ordinaire, 6 rue Basse, 58000 Nevers. Ils ont nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Les associés se sont réunis en assemblée générale ordinaire le 4 mai 2026 et ont nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Par une décision collective du 4 mai 2026, M. Guy Morel, 2 rue Basse, 58000 Nevers, a été choisi comme gérant.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Suivant délibération collective du 4 mai 2026, M. Guy Morel, 2 rue Basse, 58000 Nevers, a été nommé gérant.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Décision collective en date du 4 mai 2026 : M. Guy Morel, 2 rue Basse, 58000 Nevers, nommé gérant.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Par décision collective du 4 mai 2026 prise en assemblée générale ordinaire, M. Guy Morel, 2 rue Basse, 58000 Nevers, a été nommé gérant.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}L'assemblée générale ordinaire du 4 mai 2026, après rapport sur une charge extraordinaire, a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Par décision du 4 mai 2026, l'associé unique a mis un terme à toute activité de réparation et vente de matériel de jardin à la date du 31 mai 2026.`,
      'date.effect',
      ['2026-05-31'],
    ],
    [
      `${HEAD}L'associé unique a décidé le 4 mai 2026 de mettre fin à l'activité de la société à la date du 31 mai 2026.`,
      'date.effect',
      ['2026-05-31'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, en remplacement de M. Jean Petit, dont le mandat s'achève le 31 mai 2026 ; il prendra ses fonctions le 1er juin 2026.`,
      'date.effect',
      ['2026-05-31', '2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Elle prendra son poste le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Elle assumera cette charge dès le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers, qui a pris ses fonctions le 6 mai 2026.`,
      'date.effect',
      ['2026-05-06'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Son mandat débute le 1er juin 2026 ; celui de M. Jean Petit se termine le 31 mai 2026.`,
      'date.effect',
      ['2026-05-31', '2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers, dont le mandat s'achèvera avec l'exercice clos le 31 décembre 2031, à compter du 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérante Mme Ève Rollin, 2 rue Basse, 58000 Nevers. Son mandat s'achèvera le 31 décembre 2031.`,
      'date.effect',
      [],
    ],
    [
      `${HEAD}Les associés, le 4 mai 2026, ont allongé la durée de la société, qui était de trente ans et sera de soixante-dix ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a prorogé la durée de la société, qui était de 30 ans et devient de 70 ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié la durée de la société : 70 ans et non plus 30 ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a allongé la durée : elle était de 30 ans, elle est dorénavant de 70 ans.`,
      'change.duration.new',
      ['70'],
    ],
    [
      'CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Les associés ont apporté en numéraire une somme de douze mille euros (12 000 €), montant du capital, divisé en 1 200 parts. Objet : vannerie. Durée 99 ans. RCS Nevers.',
      'company.capital',
      ['12000'],
    ],
    [
      'CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Les apports, soit 12 000 €, composent le capital. Objet : vannerie. Durée 99 ans. RCS Nevers.',
      'company.capital',
      ['12000'],
    ],
    [
      "CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Le capital de départ c'est 8.400 euros mais il est variable. Objet : vannerie. Durée 99 ans. RCS Nevers.",
      'company.capital',
      ['8400'],
    ],
    [
      "CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. Le capital de départ c'est 8.400 euros mais il est variable. Objet : vannerie. Durée 99 ans. RCS Nevers.",
      'company.capital.variable',
      ['true'],
    ],
    [
      "CONSTITUTION. Par acte du 4 mai 2026 a été instituée la SARL « LES OSIERS ». Siège : 4 rue du Midi, 58000 Nevers. M. Guy Morel apporte 1 000 euros. Le capital s'élève donc à trois cent onze mille euros (311 000 EUR), en 3 110 parts de 100 euros. Objet : vannerie. Durée 99 ans. RCS Nevers.",
      'company.capital',
      ['311000'],
    ],
    [
      "STATUTS\n\nArticle 3 – Nom\nLa société s'appelle « LE TOUPIN DES VALLONS », en abrégé « TOUPIN DV ». \nArticle 4 – Siège\n4 rue du Midi, 58000 Nevers.",
      'company.sigle',
      ['TOUPIN DV'],
    ],
    [
      "BOIS DU MORVAN ET DU CENTRE, société anonyme, dite « BMC », au capital de 48 000 euros, siège 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503. Par délibération du 4 mai 2026, l'assemblée générale extraordinaire a porté le capital à 60 000 €.",
      'company.sigle',
      ['BMC'],
    ],
    [
      'CONSTITUTION. SARL LES OSIERS DU MIDI (en abrégé : L.O.M.), acte du 4 mai 2026. Capital 500 €. Siège 4 rue du Midi, 58000 Nevers.',
      'company.sigle',
      ['L.O.M'],
    ],
    [
      'Avis est donné de la naissance de la SASU « OSIERS », fondée le 04/05/2026 par acte sous seing privé à Nevers. Capital : 1 500 €. Siège : 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'date.signature',
      ['2026-05-04'],
    ],
    [
      'La SASU « OSIERS » a été constituée le 4 mai 2026 suivant acte sous signature privée. Capital : 1 500 €. Siège : 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'date.signature',
      ['2026-05-04'],
    ],
    [
      'Création le 4 mai 2026 par acte notarié de la SCI OSIERS. Capital : 1 500 €. Siège : 4 rue du Midi, 58000 Nevers. Objet : location. Durée : 99 ans. Gérant : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'date.signature',
      ['2026-05-04'],
    ],
    [
      `${HEAD}La société, qui a pour objet la vente de tuiles et pour gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, transfère son siège 3 rue Neuve, 14000 Caen à compter du 4 mai 2026.`,
      'company.object',
      ['la vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet social, jusqu'alors limité à la vente de tuiles, qui devient : vente et pose de tuiles.`,
      'company.object',
      ['la vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet social, jusqu'alors limité à la vente de tuiles, qui devient : vente et pose de tuiles.`,
      'change.object.new',
      ['vente et pose de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet (article 2). Ancienne rédaction : vente de tuiles. Nouvelle rédaction : vente de tuiles et négoce de bois.`,
      'change.object.new',
      ['vente de tuiles et négoce de bois'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a étendu l'objet (article 2). Ancienne rédaction : vente de tuiles. Nouvelle rédaction : vente de tuiles et négoce de bois.`,
      'company.object',
      ['vente de tuiles'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié l'objet social. Ancien texte : vente de tuiles. Nouveau texte : pose de gouttières.`,
      'change.object.new',
      ['pose de gouttières'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié l'article 2, objet social. Ancienne version : « vente de tuiles ». Nouvelle version : « pose de gouttières ».`,
      'change.object.new',
      ['pose de gouttières'],
    ],
    [
      'CLOTURE DE LIQUIDATION\nSociété\nTUILERIE DU MORVAN\nForme\nEURL en liquidation\nCapital\n5 000 EUR\nSiège\n4 rue du Midi, 58000 Nevers\nSIREN\n501 502 503\nImmatriculée à\nNevers\nDécision\nassociée unique, 22/04/2026',
      'company.rcs.city',
      ['Nevers'],
    ],
    [
      "MODIFICATION\nDénomination sociale\nAncienne\nTAXIS DU MIDI\nNouvelle\nMOBILITÉ DU MORVAN\nForme\nSARL\nCapital social\n1 000 €\nSiège\n4 rue du Midi, 58000 Nevers\nIdentification\nRCS Nevers 501 502 503\nDécidé par\nl'associée unique\nLe\n16 mars 2026\nEffet\nau jour de la décision",
      'change.name.new',
      ['MOBILITÉ DU MORVAN'],
    ],
    [
      "SNC BAR 11\nSNC au capital de 1 500 €\nSiège : 3 rue Neuve, 81200 Mazamet\nRCS Castres 425 028 917\nL'AGO du 4 mai 2026 a nommé gérant M. Guy Morel.",
      'company.name',
      ['BAR 11'],
    ],
  ]);
});
