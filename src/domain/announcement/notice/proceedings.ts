import type { Draft } from './draft.ts';
import { lowerFirst } from './french.ts';
import { bullets, fact, type Html, html, paragraph } from './html.ts';
import { date, identity, mention, type NoticeTemplate, optional, text } from './notice-template.ts';
import type { NoticeNote } from './notice-values.ts';
import { debtorHeading, registryCourt, theCompany } from './parts.ts';

const R_621_8 = 'C. com., art. R. 621-8';

const judgmentFields = [
  text('court', 'Tribunal', 'Lyon', 'La ville du tribunal qui a ouvert la procédure.'),
  date('judgmentDate', 'Date du jugement'),
  text('activity', 'Activité du débiteur', 'travaux de menuiserie'),
  text(
    'trustee',
    'Mandataire judiciaire ou liquidateur',
    'Me Paul Ardouvin, 8 rue du Four, 69001 Lyon',
    'Nom et adresse.',
  ),
  text(
    'administrator',
    'Administrateur judiciaire',
    "Me Élise Marvaudon, 3 rue Neuve, 69001 Lyon, avec mission d'assistance",
    "Nom, adresse et pouvoirs ; « néant » si aucun n'a été désigné.",
  ),
  text(
    'claimsDeadline',
    'Délai de déclaration des créances',
    'deux mois à compter de la publication au BODACC',
  ),
  optional(date('insolvencyDate', 'Date de cessation des paiements')),
];

// The decree asks for the debtor's name, seat, number and registry: neither its form nor its capital.
// The city of the registry only « s'il y a lieu »: craftsmen, farmers and professions have a number and no registry.
const debtor = identity(R_621_8)
  .filter(({ key }) => key !== 'companyForm' && key !== 'capital')
  .map((asked) =>
    asked.key === 'rcs' ? { ...asked, inText: [...(asked.inText ?? []), 'company.siren'] } : asked,
  );

const judgmentMentions = [
  ...debtor,
  mention('court', 'le tribunal', R_621_8),
  mention('judgmentDate', 'la date du jugement', R_621_8),
  mention('activity', "l'activité du débiteur", R_621_8),
  mention('trustee', 'le mandataire judiciaire ou le liquidateur', R_621_8),
  mention('administrator', "l'administrateur judiciaire et ses pouvoirs", R_621_8),
  mention('claimsDeadline', 'le délai de déclaration des créances', R_621_8),
];

const notes: readonly NoticeNote[] = [
  {
    kind: 'other-channel',
    text:
      'Cet avis est placé par le greffier, au BODACC et dans un support habilité, dans les quinze jours du jugement : ' +
      "la société n'a en principe pas à le commander.",
    basis: R_621_8,
  },
  {
    kind: 'advice',
    text: "L'omission de l'administrateur désigné prive l'avis de ses effets à l'égard des tiers.",
    basis: 'Cass. com., 2 juillet 2025, n° 24-11.217',
  },
];

const opening = (draft: Draft, procedure: string): readonly Html[] => {
  const trustee = /liquidation/i.test(procedure) ? 'Liquidateur' : 'Mandataire judiciaire';
  return [
    debtorHeading(draft),
    paragraph(
      html`Par jugement en date du ${draft.print('judgmentDate')}, le ${registryCourt(draft, 'court')} a prononcé
        l'ouverture d'une procédure de ${procedure} à l'égard de la société.`,
    ),
    bullets([
      fact('Activité', lowerFirst(draft.print('activity'))),
      draft.when('insolvencyDate', (day) => fact('Date de cessation des paiements', day)),
      fact(trustee, draft.print('trustee')),
      fact('Administrateur judiciaire', draft.print('administrator')),
    ]),
    paragraph(
      html`Les créances sont à déclarer auprès du ${lowerFirst(trustee)} ou sur le portail électronique prévu par les
        articles L. 814-2 et L. 814-13 du code de commerce.`,
      html`Délai de déclaration : ${lowerFirst(draft.print('claimsDeadline'))}.`,
    ),
    paragraph(html`Pour avis.`),
  ];
};

export const insolvency: NoticeTemplate = {
  fields: [
    text('procedure', 'Procédure ouverte', 'sauvegarde', 'Sauvegarde, liquidation judiciaire…'),
    ...judgmentFields,
  ],
  mentions: [...judgmentMentions, mention('procedure', 'la procédure ouverte', R_621_8)],
  notes,
  title: (draft) => `Ouverture d'une procédure collective à l'égard de ${theCompany(draft)}`,
  body: (draft) =>
    opening(draft, lowerFirst(draft.print('procedure')).replace(/^(?:une\s+)?procédure\s+de\s+/i, '')),
};

export const receivership: NoticeTemplate = {
  fields: judgmentFields,
  mentions: judgmentMentions,
  notes,
  title: (draft) => `Redressement judiciaire de ${theCompany(draft)}`,
  body: (draft) => opening(draft, 'redressement judiciaire'),
};
