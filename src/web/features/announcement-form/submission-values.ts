import { DEFAULT_OFFER, offers } from '#domain/announcement/offers.ts';

/** Everything the form holds, as typed: what is restored must look as it was left. */
export type SubmissionValues = {
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
  /** Euros, as the API names the offer; 0 when none is chosen. */
  basePrice: number;
  /** The text that a template replaced: it can be taken back. */
  replacedContent: string;
};

const DEFAULT_PRICE = offers[DEFAULT_OFFER].priceTTC / 100;

export const emptyValues: SubmissionValues = {
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
  basePrice: DEFAULT_PRICE,
  replacedContent: '',
};

/** Whether anything was typed: an untouched form is not worth a draft. */
export const isUntouched = (values: SubmissionValues): boolean =>
  JSON.stringify({ ...values, extra: filled(values.extra) }) === JSON.stringify(emptyValues);

const filled = (extra: Record<string, string>) =>
  Object.fromEntries(Object.entries(extra).filter(([, text]) => text !== ''));
