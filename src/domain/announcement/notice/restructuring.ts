import type { Draft } from './draft.ts';
import { lowerFirst } from './french.ts';
import { bullets, fact, type Html, html, paragraph } from './html.ts';
import {
  amount,
  date,
  identity,
  longtext,
  mention,
  type NoticeTemplate,
  optional,
  text,
  unread,
} from './notice-template.ts';
import type { NoticeNote } from './notice-values.ts';
import {
  atRegistry,
  decision,
  decisionFields,
  decisionMentions,
  heading,
  signatory,
  signature,
  theCompany,
} from './parts.ts';

const R_236_2 = 'C. com., art. R. 236-2';

const planFields = [
  date('draftDate', 'Date du projet'),
  text('filing', 'Dépôt du projet', 'au greffe de Lyon le 2 octobre 2026', 'Lieu et date du dépôt.'),
  amount('assets', "Évaluation de l'actif transmis", '850 000 €'),
  amount('liabilities', 'Évaluation du passif transmis', '320 000 €'),
  text('exchange', "Rapport d'échange", '3 actions nouvelles pour 2 parts'),
  amount('premium', 'Prime', '45 000 €', 'À défaut de prime, indiquez « néant ».'),
];

/** A project is signed by the managers and published before any meeting (R. 236-2): then nobody has decided yet. */
const PROJECT = /projet|traite de/;
const planDecision = decisionMentions.map((asked) => ({
  ...asked,
  ...(asked.inText && { inText: [...asked.inText, PROJECT] }),
}));

const planMentions = [
  mention('draftDate', 'la date du projet', R_236_2),
  mention('filing', 'le lieu et la date du dépôt du projet', R_236_2),
  mention('assets', "l'évaluation de l'actif", R_236_2),
  mention('liabilities', "l'évaluation du passif", R_236_2),
  mention('exchange', "le rapport d'échange", R_236_2),
  mention('premium', 'le montant de la prime', R_236_2),
];

const planFacts = (draft: Draft): readonly Html[] => [
  draft.when('effectDate', (day) => fact("Date d'effet", day)),
  fact('Actif transmis', draft.print('assets')),
  fact('Passif transmis', draft.print('liabilities')),
  fact("Rapport d'échange", lowerFirst(draft.print('exchange'))),
  fact('Prime', draft.print('premium')),
];

const planNote = (operation: string): NoticeNote => ({
  kind: 'other-channel',
  text:
    `Le projet de ${operation} est publié au BODACC, trente jours au moins avant l'assemblée qui statue. Le support ` +
    'habilité reçoit les avis de réalisation : dissolution sans liquidation, augmentation de capital.',
  basis: R_236_2,
});

const effectDate = optional(date('effectDate', "Date d'effet"));

export const merger: NoticeTemplate = {
  fields: [
    ...decisionFields,
    longtext(
      'absorbed',
      'Société absorbée',
      'DOLFRISE, SARL au capital de 8 000 €, 4 rue du Lac, 69003 Lyon, 000 000 000 RCS Lyon',
      'Dénomination, forme, capital, siège, SIREN et RCS.',
    ),
    ...planFields,
    amount(
      'increase',
      "Montant de l'augmentation de capital",
      '40 000 €',
      "La société désignée plus haut est l'absorbante.",
    ),
    effectDate,
    signatory,
  ],
  mentions: [
    ...identity(R_236_2),
    ...planDecision,
    mention('absorbed', 'la société absorbée', R_236_2),
    ...planMentions,
    // An absorption of a wholly owned company increases nothing: a text is not searched for it.
    unread(mention('increase', "le montant de l'augmentation de capital", R_236_2)),
  ],
  notes: [planNote('fusion')],
  title: (draft) => `Fusion-absorption par ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(
      html`${decision(draft)}, a été approuvée la fusion par absorption décrite au projet en date du
        ${draft.print('draftDate')}, déposé ${draft.print('filing').replace(/^déposé\s+/i, '')} :`,
    ),
    bullets([
      fact('Société absorbante', draft.print('companyName')),
      fact('Société absorbée', draft.print('absorbed')),
      ...planFacts(draft),
      fact('Augmentation de capital', draft.print('increase')),
    ]),
    paragraph(
      html`La société absorbée est dissoute sans liquidation du fait de la réalisation de la fusion.`,
    ),
    atRegistry(draft),
    signature(draft),
  ],
};

/** A partial division leaves the company alive. */
const afterSplit = (draft: Draft): Html =>
  draft.has('extent') && /partiel/i.test(draft.print('extent'))
    ? html`La société scindée n'est pas dissoute : elle transmet aux sociétés bénéficiaires la partie de son patrimoine décrite au projet.`
    : html`La société scindée est dissoute sans liquidation et son patrimoine est transmis aux sociétés bénéficiaires.`;

export const split: NoticeTemplate = {
  fields: [
    ...decisionFields,
    longtext(
      'beneficiaries',
      'Sociétés bénéficiaires',
      'DOLFRISE, SARL au capital de 8 000 €, 4 rue du Lac, 69003 Lyon, 000 000 000 RCS Lyon',
      'Une par ligne : dénomination, forme, capital, siège, SIREN et RCS.',
    ),
    optional(
      text('extent', 'Étendue', 'scission partielle', "Totale ou partielle ; totale si rien n'est indiqué."),
    ),
    ...planFields,
    effectDate,
    signatory,
  ],
  mentions: [
    ...identity(R_236_2),
    ...planDecision,
    mention('beneficiaries', 'les sociétés bénéficiaires', R_236_2),
    ...planMentions,
  ],
  notes: [
    planNote('scission'),
    { kind: 'advice', text: 'La société désignée plus haut est la société scindée.' },
    {
      kind: 'advice',
      text: 'Depuis 2023, une scission peut être partielle : la société scindée subsiste alors.',
      basis: 'Ordonnance n° 2023-393 du 24 mai 2023',
    },
  ],
  title: (draft) => `Scission de ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(
      html`${decision(draft)}, a été approuvée la scission de la société décrite au projet en date
        du ${draft.print('draftDate')}, déposé ${draft.print('filing').replace(/^déposé\s+/i, '')} :`,
    ),
    bullets([
      fact('Société scindée', draft.print('companyName')),
      ...draft.lines('beneficiaries').map((line) => fact('Société bénéficiaire', line)),
      draft.when('extent', (extent) => fact('Étendue', lowerFirst(extent))),
      ...planFacts(draft),
    ]),
    paragraph(afterSplit(draft)),
    atRegistry(draft),
    signature(draft),
  ],
};
