import { findDepartment } from '#domain/company/departments.ts';
import { digitsOnly, formatSiret, isSiretFormat, PENDING_SIRET } from '#domain/company/siret.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { checkNotice } from '#domain/reading/check-notice.ts';
import type { Contradiction, ContradictionKind, Fields } from '#domain/reading/coherence.ts';
import type { NoticeKind } from '#domain/reading/missing.ts';
import type { Span } from '#domain/reading/source.ts';
import { plainLines } from '#domain/text/readable-lines.ts';
import { exactEuros } from './format.fr.ts';

/** What the text of a notice has, lacks or contradicts: the same for its author and for its reviewer. */
export type Remarks = {
  /** The text that the places refer to. */
  readonly text: string;
  readonly found: readonly (Said & { readonly key: string; readonly label: string })[];
  readonly missing: readonly { readonly key: string; readonly label: string; readonly basis: string }[];
  /** What the text may have, with the words that may say it: only a person can tell. */
  readonly unsure: readonly (Said & { readonly key: string; readonly label: string })[];
  /** What somebody left to fill in, each once. */
  readonly blanks: readonly Said[];
  readonly contradictions: readonly (Said & {
    readonly code: ContradictionKind;
    readonly message: string;
    readonly sentence: string;
  })[];
};

/** Words of the text, and where they are. */
export type Said = { readonly words: string; readonly place: Span };

type Typed = NoticeKind & { readonly html: string; readonly fields: Fields; readonly now: Date };

export const remarksOn = ({ html, fields, now, ...kind }: Typed): Remarks => {
  const text = plainLines(html);
  const said = ({ start, end }: Span): Said => ({ words: text.slice(start, end), place: { start, end } });
  const siret = digitsOnly(fields.siret) === PENDING_SIRET ? '' : fields.siret;
  const check = checkNotice({ ...kind, text, fields: { ...fields, siret }, today: isoDay(parisDay(now)) });
  const blanks = check.blanks.filter(
    ({ words }, index, all) => all.findIndex((other) => other.words === words) === index,
  );
  return {
    text,
    found: check.mentions.flatMap(({ mention: { key, label }, found }) =>
      found ? [{ key, label, ...said(found) }] : [],
    ),
    missing: check.mentions.flatMap(({ mention: { key, label, basis }, found, unsure }) =>
      found || unsure ? [] : [{ key, label, basis }],
    ),
    unsure: check.mentions.flatMap(({ mention: { key, label }, unsure }) =>
      unsure ? [{ key, label, ...said(unsure) }] : [],
    ),
    blanks: blanks.map(said),
    contradictions: check.contradictions.map((one) => ({
      ...said(one),
      code: one.kind,
      message: sentences[one.kind](one),
      sentence: said(one.sentence).words,
    })),
  };
};

const sentences: Readonly<Record<ContradictionKind, (found: Contradiction) => string>> = {
  capital: ({ words, expected }) =>
    `Le texte indique un capital de ${quoted(words)}, le formulaire ${quoted(expected)}.`,
  seat: ({ words, expected }) =>
    `Le texte situe le siège ${quoted(words)}, le formulaire ${quoted(expected)}.`,
  siren: ({ words, expected }) =>
    `Le texte porte le numéro ${quoted(words)}, le formulaire le SIRET ${grouped(expected ?? '')}.`,
  department: ({ words, expected }) =>
    `Le siège ${quoted(words)} n'est pas dans le département choisi, ${departmentName(expected ?? '')}.`,
  'impossible-date': ({ words }) => `${quoted(words)} n'est pas une date possible.`,
  'future-date': ({ words }) =>
    `${quoted(words)} est une date à venir : une décision ou un acte ne peut pas encore la porter.`,
  'amount-in-words': ({ words }) => `Le montant en lettres n'est pas celui en chiffres : ${quoted(words)}.`,
  'capital-sum': ({ words, expected }) =>
    `L'ancien et le nouveau capital diffèrent de ${inEuros(expected)}, le texte dit ${quoted(words)}.`,
  'shares-sum': ({ words, expected }) =>
    `Les parts multipliées par leur valeur font ${inEuros(expected)}, le texte dit un capital de ${quoted(words)}.`,
};

/** Without a line break inside the quotation marks. */
export const quoted = (words = ''): string => `«\u00a0${words}\u00a0»`;

const grouped = (siret: string): string =>
  isSiretFormat(digitsOnly(siret)) ? formatSiret(digitsOnly(siret)) : siret;

const inEuros = (amount = ''): string => exactEuros(Math.round(Number(amount) * 100));

const departmentName = (code: string): string => {
  const department = findDepartment(code);
  return department ? `${department.code} - ${department.name}` : code;
};
