import { describe, expect, it } from 'vitest';
import { reads } from '#tests/support/read-rows.ts';
import { readText } from './read-text.ts';

/** Wordings of writers who share nothing with one another, and what comes near them. */
const HEAD = `TUILERIE DU MORVAN
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('a company, as clerks, laymen and lawyers tell it', () => {
  reads('the same facts as clerks, laymen and lawyers tell them', [
    [
      `${HEAD}L'AGE du 4 mai 2026 a déplacé le siège au 3 rue Neuve, 14000 Caen ; le déménagement a pris effet le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a déplacé le siège au 3 rue Neuve, 14000 Caen. Cette résolution s'applique depuis le 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a déplacé le siège au 3 rue Neuve, 14000 Caen, ce changement étant opposable au 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}Réunis ce 4 mai 2026, les associés ont nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, avec prise de fonction au 1er juin 2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}Réunis ce 4 mai 2026, les associés ont nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers, avec prise de fonction au 1er juin 2026.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Il a été décidé, aux termes d'une assemblée tenue à Nevers le 4 mai 2026, de nommer gérant M. Guy Morel, 2 rue Basse, 58000 Nevers.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}En date du 4 mai 2026, l'associé unique a nommé gérant M. Guy Morel, 2 rue Basse, 58000 Nevers. Effet : même jour.`,
      'date.effect',
      ['2026-05-04'],
    ],
    [
      `${HEAD}PV d'AGE 04.05.2026. Siège transféré 3 rue Neuve, 14000 Caen. Effet 01.06.2026.`,
      'date.effect',
      ['2026-06-01'],
    ],
    [
      `${HEAD}PV d'AGE 04.05.2026. Siège transféré 3 rue Neuve, 14000 Caen. Effet 01.06.2026.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}La société a cessé d'exercer son activité le 31 mai 2026, ainsi que l'a décidé l'associé unique le 4 mai 2026.`,
      'date.effect',
      ['2026-05-31'],
    ],
    [
      `${HEAD}La société a cessé d'exercer son activité le 31 mai 2026, ainsi que l'a décidé l'associé unique le 4 mai 2026.`,
      'date.decision',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Le gérant a constaté le 4 mai 2026 la fin de l'activité, arrêtée depuis le 31 mars 2026.`,
      'date.effect',
      ['2026-03-31'],
    ],
    [
      `${HEAD}L'associé unique, le 4 mai 2026, a dissous la société à compter dudit jour.`,
      'date.effect',
      ['2026-05-04'],
    ],
    [
      `${HEAD}Sur décision de l'unique associée en date du 4 mai 2026, le siège est transféré 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['associé unique'],
    ],
    [
      `${HEAD}Le conseil d'administration, en sa séance du 4 mai 2026, a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ["conseil d'administration"],
    ],
    [
      `${HEAD}Usant du pouvoir que lui donnent les statuts, la gérance a transféré le 4 mai 2026 le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['gérant'],
    ],
    [
      `${HEAD}Aux termes d'un acte unanime signé de tous les associés le 4 mai 2026, le siège est transféré 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}Par vote par correspondance clos le 4 mai 2026, les associés ont transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['collectivité des associés'],
    ],
    [
      `${HEAD}L'AGOE du 4 mai 2026 a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale mixte'],
    ],
    [
      `${HEAD}Les associés, convoqués en A.G.O. le 4 mai 2026, ont nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Une assemblée ordinaire des associés s'est tenue le 4 mai 2026 et a nommé gérant M. Guy Morel.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      `${HEAD}Assemblée gén. extraord. du 4 mai 2026 : siège transféré 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'assemblée extra-ordinaire des associés du 4 mai 2026 a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a porté de 20 000 € à 50 000 € le montant du capital.`,
      'change.capital.new',
      ['50000'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a ajouté 30 000 € au capital, qui est ainsi de 50 000 €.`,
      'change.capital.new',
      ['50000'],
    ],
    [
      `${HEAD}Par AGE du 4 mai 2026, le capital a gagné 30 000 € pour s'établir à 50 000 €.`,
      'change.capital.new',
      ['50000'],
    ],
    [
      `${HEAD}Par AGE du 4 mai 2026, le capital a perdu 5 000 € et n'est plus que de 15 000 €.`,
      'change.capital.new',
      ['15000'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a amputé le capital de 5 000 €, le fixant à 15 000 €.`,
      'change.capital.new',
      ['15000'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a opté pour un nouveau nom : TUILES DU CENTRE.`,
      'change.name.new',
      ['TUILES DU CENTRE'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a troqué la dénomination TUILERIE DU MORVAN contre TUILES DU CENTRE.`,
      'change.name.new',
      ['TUILES DU CENTRE'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a établi le siège au 3 rue Neuve, 14000 Caen, en quittant le 4 rue du Midi, 58000 Nevers.`,
      'change.seat.new',
      ['3 rue Neuve, 14000 Caen'],
    ],
    [
      `${HEAD}Suite à l'AGE du 4 mai 2026 la société a élu domicile au 3 rue Neuve, 14000 Caen, qui devient son siège.`,
      'change.seat.new',
      ['3 rue Neuve, 14000 Caen'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a prolongé de 30 ans la vie de la société, portée à 80 ans.`,
      'change.duration.new',
      ['80'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a ramené la durée de la société de 99 ans à 60 ans.`,
      'change.duration.new',
      ['60'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a décidé que la société, qui devait durer 50 ans, durera 99 ans.`,
      'change.duration.new',
      ['99'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a recentré l'objet social sur la vente de tuiles anciennes.`,
      'change.object.new',
      ['la vente de tuiles anciennes'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a restreint l'objet social à la vente de tuiles anciennes.`,
      'change.object.new',
      ['la vente de tuiles anciennes'],
    ],
    [`${HEAD}L'AGE du 4 mai 2026 a opéré la conversion de la société en SAS.`, 'change.form.new', ['SAS']],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Elle porte la dénomination OSIERS ET JONCS. Siège : 4 rue du Midi, 58000 Nevers. Capital : mille euros. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.name',
      ['OSIERS ET JONCS'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Son appellation est « OSIERS ET JONCS ». Siège : 4 rue du Midi, 58000 Nevers. Capital : mille euros. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.name',
      ['OSIERS ET JONCS'],
    ],
    [
      "Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Dotée d'un capital de mille euros, elle siège 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.",
      'company.seat',
      ['4 rue du Midi, 58000 Nevers'],
    ],
    [
      "Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Dotée d'un capital de mille euros, elle siège 4 rue du Midi, 58000 Nevers. Objet : vannerie. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.",
      'company.capital',
      ['1000'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Siège : 4 rue du Midi, 58000 Nevers. Capital : 1 000 €. Elle se consacrera à la vannerie et au cannage. Durée : 99 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.object',
      ['la vannerie et au cannage'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Siège : 4 rue du Midi, 58000 Nevers. Capital : 1 000 €. Objet : vannerie. Elle existera pendant soixante années. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.duration',
      ['60'],
    ],
    [
      'Par acte sous seing privé du 4 mai 2026 a été constituée une SAS. Dénomination : OSIERS. Siège : 4 rue du Midi, 58000 Nevers. Capital : 1 000 €. Objet : vannerie. Elle expirera au bout de 60 ans. Président : M. Guy Morel, 2 rue Basse, 58000 Nevers. RCS Nevers.',
      'company.duration',
      ['60'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : il y a lieu de remplacer « 3 rue Neuve » par « 5 rue Neuve ».",
      'correction.new',
      ['5 rue Neuve'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : au lieu et place de « 3 rue Neuve », prière de lire « 5 rue Neuve ».",
      'correction.old',
      ['3 rue Neuve'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : c'est 5 000 € qu'il fallait lire, et non 3 000 €.",
      'correction.new',
      ['5 000 €'],
    ],
    [
      "PISCICULTURE DU MORVAN\nsociété par action simplifiée à associé unique, 84000 euro de capital\nSise moulin de Blanzey, 58000 Nevers\nnuméro 501 502 503 au RCS de Nevers\nL'associé unique a, par décision du 4 mai 2026, nommé président M. Guy Morel.",
      'company.form',
      ['SASU'],
    ],
    [
      "PISCICULTURE DU MORVAN\nsociété par action simplifiée à associé unique, 84000 euro de capital\nSise moulin de Blanzey, 58000 Nevers\nnuméro 501 502 503 au RCS de Nevers\nL'associé unique a, par décision du 4 mai 2026, nommé président M. Guy Morel.",
      'company.name',
      ['PISCICULTURE DU MORVAN'],
    ],
    [
      "RECTIFICATIF. Dans notre annonce du 4 mai 2026 sur le transfert du siège de la SNC DU MIDI (capital 7 600 €, 4 rue du Midi, 58000 Nevers, RCS Nevers 501 502 503), là où l'on a imprimé « 1 rue Neuve », il fallait imprimer « 11 rue Neuve, 58000 Nevers » comme adresse du nouveau siège.",
      'change.seat.new',
      ['11 rue Neuve, 58000 Nevers'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : au lieu de « 3 rue Neuve », on voudra bien lire « 5 rue Neuve ».",
      'correction.new',
      ['5 rue Neuve'],
    ],
    [
      "RECTIFICATIF à l'annonce parue dans Le Journal du Centre du 4 mai 2026 concernant la SARL TUILERIE DU MORVAN : au lieu de « 3 rue Neuve », lisez « 5 rue Neuve ».",
      'correction.old',
      ['3 rue Neuve'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a réduit la durée du mandat du gérant de 6 ans à 3 ans.`,
      'change.duration.new',
      [],
    ],
    [`${HEAD}L'AGE du 4 mai 2026 a limité les pouvoirs du gérant à l'objet social.`, 'change.object.new', []],
    [
      `${HEAD}L'AGE du 4 mai 2026 a raccourci la durée de la société, ramenée de 99 ans à 60 ans.`,
      'change.duration.new',
      ['60'],
    ],
    [
      `${HEAD}Réunie en séance extraordinaire le 4 mai 2026, l'assemblée a transféré le siège 3 rue Neuve, 14000 Caen.`,
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a transféré le siège 3 rue Neuve, 14000 Caen. Le capital, qui est variable, reste de 20 000 €.`,
      'change.capital.new',
      [],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérant M. Guy Morel, dont le mandat se termine le 31 décembre 2030.`,
      'date.effect',
      [],
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 a nommé gérant M. Guy Morel, jusqu'à la prochaine décision collective des associés.`,
      'organ',
      ['assemblée générale ordinaire'],
    ],
    [
      "SCI DES QUATRE TOURE11ES\nSociété civile au capital de 1 500 €\nSiège : 3 rue Neuve, 81200 Mazamet\nRCS Castres 425 028 917\nL'AGO du 4 mai 2026 a nommé gérant M. Guy Morel.",
      'company.name',
      ['DES QUATRE TOURELLES'],
    ],
    [
      "TUILERIE DU MORVAN\nSARL, capital 88 400 €\nVilleréal (47210), Z.I. de Lafeuillade\n865 578 140 RCS Agen\nL'AGO du 4 mai 2026 a nommé gérant M. Guy Morel.",
      'company.seat',
      ['Villeréal (47210), Z.I. de Lafeuillade'],
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a modifié la durée : de trente ans, elle passe à soixante-dix ans.`,
      'change.duration.new',
      ['70'],
    ],
  ]);

  it.each([
    [
      "ACTE CONSTITUTIF\n\nEntre M. Guy Morel, 2 rue Basse, 58000 Nevers, et Mme Ève Rollin, même adresse.\n1. Il est formé une société par actions simplifiée.\n2. Sa dénomination est OSIERS ET JONCS.\n3. L'objet est la vannerie.\n4. Le siège est situé 4 rue du Midi, 58000 Nevers.\n5. La durée est de 99 ans.\n6. Est nommé président M. Guy Morel.\nFait à Nevers, le 4 mai 2026.",
      'constitution',
    ],
    [
      `${HEAD}DÉCISIONS DE L'ASSOCIÉE UNIQUE du 4 mai 2026. L'associée unique met fin par anticipation à la société, qui est dissoute au 31 mai 2026.`,
      'dissolution',
    ],
    [
      `Avis de scission partielle. ${HEAD}La société a transmis sa branche de messagerie à la SAS LE PHARE ; l'associé unique a approuvé le projet le 4 mai 2026.`,
      'scission',
    ],
    [
      `${HEAD}L'AGE du 4 mai 2026 a raccourci la durée de la société, ramenée de 99 ans à 60 ans.`,
      'modification',
    ],
    [
      `${HEAD}L'AGO du 4 mai 2026 met fin par anticipation au mandat de M. Guy Morel, gérant.`,
      'changement_dirigeant',
    ],
  ])('is told by what the act does: « %s »', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});
