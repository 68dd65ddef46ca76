import { findLegalForm, isNaturalPerson } from '#domain/company/legal-forms.ts';
import { courtOf } from './court.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, of, withArticle } from './french.ts';
import { type Html, html, lines, paragraph } from './html.ts';
import {
  type Change,
  date,
  type Former,
  mention,
  type NoticeTemplate,
  optional,
  PRACTICE,
  text,
} from './notice-template.ts';
import type { NoticeNote } from './notice-values.ts';

export const decisionFields = [
  text('organ', 'Organe qui a décidé', "l'assemblée générale extraordinaire"),
  date('decisionDate', 'Date de la décision'),
];

export const decisionMentions = [
  mention('organ', "l'organe qui a pris la décision", PRACTICE),
  mention('decisionDate', 'la date de la décision', PRACTICE),
];

export const signatory = optional(text('signatory', 'Signataire', 'Le président'));

export const statutesArticle = text('article', 'Article des statuts modifié', '4');

/**
 * The company as registered before the notice: where the notice changes a value, `former` holds the old one.
 */
export const heading = (draft: Draft, former: Former = {}): Html =>
  lines(
    html`<strong>${former.name ?? draft.print('companyName')}</strong>`,
    formAndCapital(draft, former),
    html`Siège social : ${former.seat ?? draft.print('address')}`,
    html`${draft.print('siret')} RCS ${draft.print('rcs')}`,
  );

const formAndCapital = (draft: Draft, former: Former): Html =>
  html`${former.form ?? draft.print('companyForm')} au capital de ${former.capital ?? draft.print('capital')}`;

/** The debtor of a court notice: its form and capital are printed if they are known. */
export const debtorHeading = (draft: Draft): Html =>
  lines(
    html`<strong>${draft.print('companyName')}</strong>`,
    draft.has('companyForm') && draft.has('capital')
      ? formAndCapital(draft, {})
      : draft.when('companyForm', (form) => html`${form}`),
    html`Siège social : ${draft.print('address')}`,
    html`${draft.print('siret')} RCS ${draft.print('rcs')}`,
  );

/** Who buys or runs the business, inside a sentence that names another party too: its name, where it is, its number. */
export const party = (draft: Draft): string =>
  isNaturalPerson(draft.print('companyForm')) ? naturalPerson(draft) : companyParty(draft);

/** « Mme Chloé Verdier, demeurant 5 rue Gambetta, 37000 Tours », with her registration if she trades. */
const naturalPerson = (draft: Draft): string => {
  const registration = [
    draft.has('siret') && `${draft.has('rcs') ? '' : 'SIREN '}${draft.print('siret')}`,
    draft.has('rcs') && `RCS ${draft.print('rcs')}`,
  ]
    .filter(Boolean)
    .join(' ');
  const home = `${draft.print('companyName')}, demeurant ${draft.print('address')}`;
  return registration ? `${home}, ${registration}` : home;
};

const companyParty = (draft: Draft): string =>
  [
    `la société ${draft.print('companyName')}`,
    ...(draft.has('companyForm')
      ? [
          `, ${draft.print('companyForm')}${draft.has('capital') ? ` au capital de ${draft.print('capital')}` : ''}`,
        ]
      : []),
    `, dont le siège social est situé ${draft.print('address')}`,
    ...(draft.has('rcs') ? [`, immatriculée au RCS ${of(draft.print('rcs'))}`] : []),
    ...(draft.has('siret')
      ? [`${draft.has('rcs') ? '' : ', identifiée'} sous le numéro ${draft.print('siret')}`]
      : []),
  ].join('');

/** « la SAS ORVELINE CONSEIL », « Mme Chloé Verdier », for the titles. */
export const theCompany = (draft: Draft): string => {
  if (isNaturalPerson(draft.print('companyForm'))) return draft.print('companyName');
  const form = draft.has('companyForm') ? draft.print('companyForm') : 'société';
  return `${/^[aeiou]/i.test(form) ? "l'" : 'la '}${form} ${draft.print('companyName')}`;
};

export const longForm = (form: string): string => {
  const known = findLegalForm(form);
  return known ? `${lowerFirst(known.label)} (${known.value})` : form;
};

export const decision = (draft: Draft): Html =>
  html`Aux termes d'une décision ${of(withArticle(draft.print('organ')))} en date du
    ${draft.print('decisionDate')}`;

export const takingEffect = (draft: Draft): Html =>
  draft.when('effectDate', (day) => html` à compter du ${day}`);

export const amendedStatutes = (draft: Draft): Html => {
  const articles = draft.print('article').replace(/^(?:l['’]|les\s+)?articles?\s+/i, '');
  return /,|\set\s|\sà\s/.test(articles)
    ? html`Les articles ${articles} des statuts ont été modifiés en conséquence.`
    : html`L'article ${articles} des statuts a été modifié en conséquence.`;
};

export const atRegistry = (draft: Draft): Html =>
  paragraph(html`Mention en sera faite au RCS ${of(draft.print('rcs'))}.`);

export const signature = (draft: Draft): Html =>
  paragraph(
    draft.has('signatory') ? html`Pour avis, ${lowerArticle(draft.print('signatory'))}.` : html`Pour avis.`,
  );

/** A modification of a registered company. */
export const modifying = (
  rules: Omit<NoticeTemplate, 'body' | 'change'>,
  change: Change,
): NoticeTemplate => ({ ...rules, change, body: (draft) => writeChanges([{ change, draft }]) });

/** The text of the modifications that one meeting decided; each has the answers to its own questions. */
export const writeChanges = (
  changes: readonly { readonly change: Change; readonly draft: Draft }[],
): readonly Html[] => {
  const [first] = changes;
  if (!first) return [];
  const former: Former = Object.assign({}, ...changes.map(({ change, draft }) => change.former?.(draft)));
  const statutes = new Set(changes.map(({ change, draft }) => change.statutes?.(draft).html ?? ''));
  const moved = changes.find(({ change, draft }) => change.registry?.(draft).length);
  return [
    heading(first.draft, former),
    ...changes.flatMap(({ change, draft }, index) => [
      paragraph(html`${index === 0 ? decision(draft) : 'Par la même décision'}, ${change.decided(draft)}`),
      ...(change.details?.(draft) ?? []),
    ]),
    ...[...statutes].map((sentence) => paragraph({ html: sentence })),
    ...(moved?.change.registry?.(moved.draft) ?? [atRegistry(first.draft)]),
    signature(first.draft),
  ];
};

export const registryCourt = (draft: Draft, key: string): string => courtOf(draft.print(key));

/** « acte sous signature privée », « acte authentique reçu par Me Ardouvin, notaire à Lyon, ». */
export const actKind = (draft: Draft): string => {
  const kind = lowerFirst(draft.print('actKind')).replace(/^un\s+/i, '');
  return kind.includes(',') ? `${kind},` : kind;
};

/** « Présidente : Mme Élise Marvaudon » keeps the typed title; a bare name gets the given one. */
export const people = (draft: Draft, key: string, title: string): readonly Html[] =>
  draft.lines(key).map((line) => person(line, title));

const person = (line: string, title: string): Html => {
  const [own = '', name = ''] = (/^([^:,]{3,60}):(.+)$/.exec(line) ?? []).slice(1).map((part) => part.trim());
  return own.length >= 3 && name
    ? html`<strong>${own} :</strong> ${name}.`
    : html`<strong>${title} :</strong> ${line}.`;
};

const lowerArticle = (name: string): string =>
  /^(?:L['’]|La\s|Les?\s)/.test(name) ? lowerFirst(name) : name;

export const homeAddressNote: NoticeNote = {
  kind: 'advice',
  text:
    "Le domicile des personnes nommées est demandé dans l'avis. Les dirigeants peuvent faire masquer le leur au " +
    'registre (décret n° 2025-840) ; la portée de cette faculté sur les annonces légales reste à vérifier avec ' +
    'votre conseil.',
  basis: 'C. com., art. R. 210-4',
};

export const oneMonthNote: NoticeNote = {
  kind: 'deadline',
  text: 'À publier dans le mois de la décision, dans un support habilité pour le département du siège.',
  basis: PRACTICE,
};
