import type { Draft } from './draft.ts';
import { type Html, html, paragraph } from './html.ts';
import {
  date,
  identity,
  longtext,
  mention,
  type NoticeTemplate,
  optional,
  PRACTICE,
  text,
  unread,
} from './notice-template.ts';
import { heading, signatory, signature, theCompany } from './parts.ts';

const faultyNotice = [
  text('faultyTitle', "Titre de l'annonce d'origine", 'Constitution de la SAS ORVELINE CONSEIL'),
  date('faultyDate', "Date de parution de l'annonce d'origine"),
  text('faultyReference', "Référence de l'annonce d'origine", 'AL-482517'),
  optional(text('faultyMedium', 'Support de parution', 'Parution')),
];

// A correction refers to the notice that it corrects: only the name tells whose it is, the rest is there.
const faultyMentions = [
  ...identity(PRACTICE).map((asked) => (asked.key === 'companyName' ? asked : unread(asked))),
  mention('faultyTitle', "le titre de l'annonce d'origine", PRACTICE),
  mention('faultyDate', "la date de parution de l'annonce d'origine", PRACTICE),
  mention('faultyReference', "la référence de l'annonce d'origine", PRACTICE),
];

const original = (kind: string, draft: Draft): Html =>
  html`${kind} à l'annonce « ${draft.print('faultyTitle')} »,
    parue${draft.when('faultyMedium', (medium) => html` dans ${medium}`)} le ${draft.print('faultyDate')} sous la
    référence ${draft.print('faultyReference')}.`;

const unchanged = html`Le reste est sans changement.`;

export const rectification: NoticeTemplate = {
  fields: [
    ...faultyNotice,
    longtext('wrong', 'Texte erroné', 'au capital de 10 000 €'),
    longtext('right', 'Texte corrigé', 'au capital de 12 000 €'),
    signatory,
  ],
  mentions: [
    ...faultyMentions,
    mention('wrong', 'le texte erroné', PRACTICE),
    mention('right', 'le texte corrigé', PRACTICE),
  ],
  notes: [
    {
      kind: 'advice',
      text: "Un rectificatif corrige une erreur ; pour ajouter une mention oubliée, choisissez l'additif.",
    },
  ],
  title: (draft) => `Rectificatif concernant ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(original('Rectificatif', draft)),
    paragraph(
      html`Il y a lieu de lire : « ${draft.print('right')} », au lieu de : « ${draft.print('wrong')} ».`,
      unchanged,
    ),
    signature(draft),
  ],
};

export const addition: NoticeTemplate = {
  fields: [...faultyNotice, longtext('added', 'Mention omise', 'Durée : 99 années'), signatory],
  mentions: [...faultyMentions, mention('added', 'la mention omise', PRACTICE)],
  notes: [
    {
      kind: 'advice',
      text: 'Un additif répare un oubli ; pour corriger une erreur, choisissez le rectificatif.',
    },
  ],
  title: (draft) => `Additif concernant ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(original('Additif', draft)),
    paragraph(html`Il y a lieu d'ajouter la mention suivante : « ${draft.print('added')} ».`, unchanged),
    signature(draft),
  ],
};

export const other: NoticeTemplate = {
  fields: [
    optional(longtext('text', "Texte de l'annonce", undefined, 'Un paragraphe par ligne.')),
    signatory,
  ],
  // The text of this type is the content of the notice, which the form requires: the answer only helps to
  // write it.
  mentions: identity(PRACTICE),
  notes: [],
  title: (draft) => `Avis concernant ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    ...draft.lines('text').map((line) => paragraph(html`${line}`)),
    signature(draft),
  ],
};
