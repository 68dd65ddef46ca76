import {
  act,
  actFields,
  actMentions,
  business,
  businessFields,
  businessMentions,
  buyerIdentity,
  company,
  PARTY_HELP,
} from './business-parts.ts';
import type { Draft } from './draft.ts';
import { elided } from './french.ts';
import { bullets, fact, type Html, html, nothing, paragraph } from './html.ts';
import { amount, date, mention, type NoticeTemplate, optional, PRACTICE, text } from './notice-template.ts';
import { signatory, signature, theCompany } from './parts.ts';

const L_141_13 = 'C. com., art. L. 141-12 et L. 141-13';

const opposition = text(
  'opposition',
  'Élection de domicile pour les oppositions',
  "l'étude de Me Ardouvin, notaire, 6 rue Neuve, 69002 Lyon",
  'Dans le ressort du tribunal du fonds.',
);

const isAuthentic = (actKind: string): boolean => /authentique|notari|reçu par/i.test(actKind);

export const businessSale: NoticeTemplate = {
  fields: [
    ...actFields,
    optional(
      text(
        'registration',
        'Enregistrement',
        "au service de l'enregistrement de Lyon le 12 novembre 2026, dossier 2026 00012345, référence 2026 A 01234",
        "Date, volume et numéro ; inutile si l'acte est authentique.",
      ),
    ),
    text('seller', 'Vendeur', 'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon', PARTY_HELP),
    ...businessFields,
    amount('price', 'Prix', '120 000 €', 'Charges comprises.'),
    optional(date('entryDate', "Date d'entrée en jouissance")),
    opposition,
    signatory,
  ],
  mentions: [
    ...buyerIdentity("de l'acquéreur", L_141_13),
    ...actMentions(L_141_13),
    {
      ...mention('registration', "les références de l'enregistrement", L_141_13),
      isPresent: ({ extra }) => Boolean(extra.registration?.trim()) || isAuthentic(extra.actKind ?? ''),
    },
    mention('seller', 'le vendeur et son domicile', L_141_13),
    ...businessMentions(L_141_13),
    mention('price', 'le prix', L_141_13),
    mention('opposition', "l'élection de domicile pour les oppositions", L_141_13),
  ],
  notes: [
    {
      kind: 'deadline',
      text:
        "À publier dans les quinze jours de l'acte, à la diligence de l'acquéreur, dans le département du fonds ; " +
        "l'avis paraît aussi au BODACC.",
      basis: 'C. com., art. L. 141-12',
    },
    { kind: 'advice', text: "La société ou la personne désignée plus haut est l'acquéreur du fonds." },
  ],
  title: (draft) => `Cession de fonds de commerce au profit ${elided(theCompany(draft))}`,
  body: (draft) => [
    paragraph(
      html`${act(draft)}${registered(draft)}, il a été procédé à la cession du fonds de commerce désigné ci-après :`,
    ),
    bullets([
      business(draft),
      fact('Vendeur', draft.print('seller')),
      company('Acquéreur', draft),
      fact('Prix, charges comprises', draft.print('price')),
      draft.when('entryDate', (day) => fact('Entrée en jouissance', day)),
    ]),
    oppositions(draft),
    signature(draft),
  ],
};

const registered = (draft: Draft): Html => {
  if (draft.has('registration'))
    return html`, enregistré ${draft.print('registration').replace(/^enregistré\s+/i, '')}`;
  return isAuthentic(draft.print('actKind')) ? nothing : html`, enregistré ${draft.print('registration')}`;
};

const oppositions = (draft: Draft): Html =>
  paragraph(
    html`Les oppositions, s'il y a lieu, seront reçues dans les dix jours de la dernière en date des publicités légales,
      au domicile élu à cet effet : ${draft.print('opposition')}.`,
  );

export const leaseRightSale: NoticeTemplate = {
  fields: [
    ...actFields,
    text('assignor', 'Cédant', 'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon', PARTY_HELP),
    text('premises', 'Locaux', '4 place du Marché, 69003 Lyon'),
    amount('price', 'Prix', '45 000 €'),
    optional(date('entryDate', "Date d'entrée en jouissance")),
    optional(opposition),
    signatory,
  ],
  mentions: [
    ...buyerIdentity('du cessionnaire', PRACTICE),
    ...actMentions(PRACTICE),
    mention('assignor', 'le cédant et son domicile', PRACTICE),
    mention('premises', "l'adresse des locaux", PRACTICE),
    mention('price', 'le prix', PRACTICE),
  ],
  notes: [
    {
      kind: 'advice',
      text: 'La société ou la personne désignée plus haut est le cessionnaire du droit au bail.',
    },
    {
      kind: 'advice',
      text: "L'opposition de dix jours des ventes de fonds ne s'applique pas d'elle-même à la cession du seul droit au bail.",
      basis: 'C. com., art. L. 141-14',
    },
  ],
  title: (draft) => `Cession de droit au bail au profit ${elided(theCompany(draft))}`,
  body: (draft) => [
    paragraph(html`${act(draft)}, il a été procédé à la cession du droit au bail désigné ci-après :`),
    bullets([
      html`<strong>Droit cédé :</strong> droit au bail des locaux situés à l'adresse suivante :
        ${draft.print('premises')}.`,
      fact('Cédant', draft.print('assignor')),
      company('Cessionnaire', draft),
      fact('Prix', draft.print('price')),
      draft.when('entryDate', (day) => fact('Entrée en jouissance', day)),
    ]),
    draft.has('opposition') ? oppositions(draft) : nothing,
    signature(draft),
  ],
};
