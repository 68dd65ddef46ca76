import type { LegalFormValue } from '#domain/company/legal-forms.ts';
import type { Evidence } from './mention-evidence.ts';

/** The values that the form asks for every notice. Dates are ISO or already in French, amounts as typed. */
export type NoticeValues = {
  readonly companyName: string;
  readonly companyForm: string;
  readonly siret: string;
  /** The registry's city, or the whole mention 'RCS Lyon 732 829 320'. */
  readonly rcs: string;
  readonly capital: string;
  readonly address: string;
  readonly city: string;
  readonly department: string;
  readonly title: string;
  /** The answers to the questions of this type only, by the key of their field. */
  readonly extra: Readonly<Record<string, string>>;
};

export type NoticeFieldKind = 'text' | 'date' | 'amount' | 'longtext';

export type NoticeField = {
  readonly key: string;
  readonly label: string;
  readonly kind: NoticeFieldKind;
  readonly placeholder?: string;
  readonly help?: string;
  readonly optional?: true;
  /** The legal forms that have this field; absent: all of them. */
  readonly forms?: readonly LegalFormValue[];
};

/** A statement that the law, or the practice of the registries, requires in the notice. */
export type Mention = {
  readonly key: string;
  /** With its article, for a list: « Manque : la ville du RCS, l'ancien siège ». */
  readonly label: string;
  readonly basis: string;
  readonly forms?: readonly LegalFormValue[];
  readonly isPresent: (values: NoticeValues) => boolean;
  /** What shows it in a text; absent: a text is not searched for it. */
  readonly inText?: readonly Evidence[];
};

export type NoticeNoteKind = 'deadline' | 'second-notice' | 'closing-notice' | 'other-channel' | 'advice';

export type NoticeNote = {
  readonly kind: NoticeNoteKind;
  readonly text: string;
  readonly basis?: string;
};
