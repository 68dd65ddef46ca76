/** What a form of a notice holds, as typed: what is restored must look as it was left. */
export type NoticeFormValues = {
  companyName: string;
  companyForm: string;
  /** In groups while it is typed: '732 829 320 00074'. */
  siret: string;
  /** « Société en cours d'immatriculation »: offered to constitutions only. */
  unregistered: boolean;
  rcs: string;
  capital: string;
  address: string;
  city: string;
  department: string;
  /** A number as a select gives it; '' before the choice. */
  type_id: string;
  title: string;
  content: string;
  contactPerson: string;
  contactEmail: string;
  contactPhone: string;
  contactPublic: boolean;
  /** What the types ask beyond the rest. Answers to another type's questions stay, in case one comes back. */
  extra: Record<string, string>;
  /** The text that a template replaced: it can be taken back. */
  replacedContent: string;
};

export const emptyNotice: NoticeFormValues = {
  companyName: '',
  companyForm: '',
  siret: '',
  unregistered: false,
  rcs: '',
  capital: '',
  address: '',
  city: '',
  department: '',
  type_id: '',
  title: '',
  content: '',
  contactPerson: '',
  contactEmail: '',
  contactPhone: '',
  contactPublic: false,
  extra: {},
  replacedContent: '',
};
