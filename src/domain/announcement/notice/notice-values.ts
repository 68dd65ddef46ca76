import type { LegalFormValue } from '#domain/company/legal-forms.ts';

/** What the form knows about any notice. Dates are ISO or already in French, amounts as typed. */
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
  /** What the type asks beyond the rest, by the key of its field. */
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
  /** Only these legal forms are asked; absent means all of them. */
  readonly forms?: readonly LegalFormValue[];
};

/** Something the law, or the registries' practice, wants to read in the notice. */
export type Mention = {
  readonly key: string;
  /** With its article, to be listed: « Manque : la ville du RCS, l'ancien siège ». */
  readonly label: string;
  readonly basis: string;
  readonly forms?: readonly LegalFormValue[];
  readonly isPresent: (values: NoticeValues) => boolean;
};

export type NoticeNoteKind = 'deadline' | 'second-notice' | 'closing-notice' | 'other-channel' | 'advice';

export type NoticeNote = {
  readonly kind: NoticeNoteKind;
  readonly text: string;
  readonly basis?: string;
};
