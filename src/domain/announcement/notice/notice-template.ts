import type { LegalFormValue } from '#domain/company/legal-forms.ts';
import { type Draft, isFilled } from './draft.ts';
import type { Html } from './html.ts';
import { type Evidence, evidenceOf } from './mention-evidence.ts';
import type { Mention, NoticeField, NoticeFieldKind, NoticeNote } from './notice-values.ts';

/** The definition of one type of notice. */
export type NoticeTemplate = {
  readonly fields: readonly NoticeField[];
  readonly mentions: readonly Mention[];
  readonly notes: readonly NoticeNote[];
  readonly title: (draft: Draft) => string;
  readonly body: (draft: Draft) => readonly Html[];
  /** Of a modification: its part of a notice that announces several. */
  readonly change?: Change;
};

/** The values that a notice replaces, as registered before it. */
export type Former = {
  readonly name?: string;
  readonly form?: string;
  readonly capital?: string;
  readonly seat?: string;
};

/** What a modification says beside who decided it, and when: the modifications of one meeting share the rest. */
export type Change = {
  readonly former?: (draft: Draft) => Former;
  /** What follows « Aux termes d'une décision …, ». */
  readonly decided: (draft: Draft) => Html;
  readonly details?: (draft: Draft) => readonly Html[];
  /** Which articles of the statutes are amended. */
  readonly statutes?: (draft: Draft) => Html;
  /** What is filed at the registry; absent: the mention at the company's own. */
  readonly registry?: (draft: Draft) => readonly Html[];
  /** The keys of the answers without which it is left out of a notice of several modifications. */
  readonly onlyWith?: readonly string[];
};

const field =
  (kind: NoticeFieldKind) =>
  (key: string, label: string, placeholder?: string, help?: string): NoticeField => ({
    key,
    label,
    kind,
    ...(placeholder && { placeholder }),
    ...(help && { help }),
  });

export const text = field('text');
export const date = field('date');
export const amount = field('amount');
export const longtext = field('longtext');

export const optional = (asked: NoticeField): NoticeField => ({ ...asked, optional: true });

export const onlyFor = <Asked extends NoticeField | Mention>(
  forms: readonly LegalFormValue[],
  asked: Asked,
): Asked => ({ ...asked, forms });

export const mention = (
  key: string,
  label: string,
  basis: string,
  inText: readonly Evidence[] | undefined = evidenceOf[key],
): Mention => ({
  key,
  label,
  basis,
  isPresent: (values) => isFilled(values, key),
  ...(inText && { inText }),
});

/** A mention that is asked of the answers only: a text is not searched for it. */
export const unread = ({ inText: _, ...asked }: Mention): Mention => asked;

export const PRACTICE = 'Usage des greffes';
export const R_210_9 = 'C. com., art. R. 210-9';

/** The opening block of every notice except the first one of a company. */
export const identity = (basis: string): readonly Mention[] => [
  mention('companyName', 'la dénomination sociale', basis),
  mention('companyForm', 'la forme de la société', basis),
  mention('capital', 'le montant du capital social', basis),
  mention('address', "l'adresse du siège social", basis),
  mention('siret', 'le numéro SIREN', `${basis} ; art. R. 123-237, 1°`),
  mention('rcs', 'la ville du RCS', `${basis} ; art. R. 123-237, 2°`),
];
