/** The values of a notice form, as typed, so that a restored form looks as it was left. */
export type NoticeFormValues = {
  companyName: string;
  companyForm: string;
  /** In groups of digits: '732 829 320 00074'. */
  siret: string;
  /** « Société en cours d'immatriculation »: offered to constitutions only. */
  unregistered: boolean;
  rcs: string;
  capital: string;
  address: string;
  city: string;
  department: string;
  /** The type id as a select's value; '' before the choice. */
  type_id: string;
  /** The ids of the other modifications that the notice announces: '8,22'. */
  otherTypes: string;
  title: string;
  content: string;
  contactPerson: string;
  contactEmail: string;
  contactPhone: string;
  contactPublic: boolean;
  /**
   * The answers to the types' extra questions. Answers for another type are kept, in case it is chosen again.
   */
  extra: Record<string, string>;
  /** The text that a template replaced: it can be restored. */
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
  otherTypes: '',
  title: '',
  content: '',
  contactPerson: '',
  contactEmail: '',
  contactPhone: '',
  contactPublic: false,
  extra: {},
  replacedContent: '',
};
