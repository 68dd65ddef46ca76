import { announcementForm, DEFAULT_TYPE } from '#contract/admin-announcement-form.ts';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { formatSiret, isSiretFormat, PENDING_SIRET } from '#domain/company/siret.ts';
import { parisWallTime, parseParisMoment } from '#domain/period/paris-moment.ts';
import { askedDetails } from '#web/notice-form/asked-details.ts';
import { emptyNotice, type NoticeFormValues } from '#web/notice-form/notice-form-values.ts';
import { capitalOf, otherTypesOf, siretOf } from '#web/notice-form/typed-notice.ts';

/** All the values of the back-office form, as typed. */
export type AnnouncementValues = NoticeFormValues & {
  /** '2026-11-15', a day in Paris; '' for none. */
  publicationDate: string;
};

/** A new announcement: type 1, today. */
export const newValues = (today: Date): AnnouncementValues => ({
  ...emptyNotice,
  type_id: String(DEFAULT_TYPE),
  publicationDate: parisDate(today),
});

type Stored = Pick<
  AdminAnnouncement,
  | 'title'
  | 'content'
  | 'companyName'
  | 'companyForm'
  | 'siret'
  | 'rcs'
  | 'capital'
  | 'address'
  | 'city'
  | 'department'
  | 'announcementType'
  | 'otherTypeIds'
  | 'publicationDate'
  | 'contactPerson'
  | 'contactEmail'
  | 'contactPhone'
  | 'contactPublic'
  | 'details'
>;

/** The default date is today, as the server would set it on publication. */
export const valuesOf = (stored: Stored, today: Date = new Date()): AnnouncementValues => ({
  title: stored.title,
  content: stored.content,
  companyName: stored.companyName,
  companyForm: stored.companyForm,
  siret: shownSiret(stored.siret),
  unregistered: stored.siret === PENDING_SIRET,
  rcs: stored.rcs,
  capital: stored.capital,
  address: stored.address,
  city: stored.city,
  department: stored.department,
  type_id: String(stored.announcementType),
  otherTypes: stored.otherTypeIds.join(','),
  publicationDate: parisDate(stored.publicationDate ? new Date(stored.publicationDate) : today),
  contactPerson: stored.contactPerson,
  contactEmail: stored.contactEmail,
  contactPhone: stored.contactPhone,
  contactPublic: stored.contactPublic,
  extra: { ...stored.details },
  replacedContent: '',
});

/** The request body, with the specification's names: the date as a timestamp, the type as a number. */
export const bodyOf = (values: AnnouncementValues) => ({
  title: values.title,
  content: values.content,
  companyName: values.companyName,
  companyForm: values.companyForm,
  siret: siretOf(values),
  rcs: values.rcs,
  capital: capitalOf(values),
  address: values.address,
  city: values.city,
  department: values.department,
  announcementType: values.type_id === '' ? '' : Number(values.type_id),
  otherTypeIds: [...otherTypesOf(values)],
  publicationDate:
    parseParisMoment(`${values.publicationDate}T00:00`)?.toISOString() ?? values.publicationDate,
  contactPerson: values.contactPerson,
  contactEmail: values.contactEmail,
  contactPhone: values.contactPhone,
  contactPublic: values.contactPublic,
  details: askedDetails(values),
});

/** The fields in the order of the screen, in which errors are listed. */
const order = [
  'title',
  'content',
  'companyName',
  'companyForm',
  'siret',
  'rcs',
  'capital',
  'address',
  'city',
  'department',
  'type_id',
  'publicationDate',
  'contactPerson',
  'contactEmail',
  'contactPhone',
];

/** The error message of each field that the contract refuses, by form field name. */
export const refusedFields = (values: AnnouncementValues): ReadonlyMap<string, string> => {
  const { error } = announcementForm.safeParse(bodyOf(values));
  return inOrder((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

/** The same for the fields that the server refuses, under the contract's names. */
export const inOrder = (
  refused: readonly (readonly [name: string, message: string])[],
): ReadonlyMap<string, string> => {
  const named = new Map<string, string>();
  for (const [name, message] of refused) {
    const field = fieldOf(name);
    if (!named.has(field)) named.set(field, message);
  }
  return new Map([...named].sort(([one], [other]) => place(one) - place(other)));
};

const fieldOf = (name: string): string =>
  name === 'announcementType' ? 'type_id' : name.replace(/^details\./, 'extra.');

const place = (name: string): number => {
  const found = order.indexOf(name);
  return found === -1 ? order.length : found;
};

/**
 * A text stored by this browser, possibly by an earlier version of this page: missing fields keep their
 * current value.
 */
export const restoredValues = (content: unknown, base: AnnouncementValues): AnnouncementValues => {
  if (typeof content !== 'object' || content === null) return base;
  const known = Object.entries(content).filter(
    ([name, value]) => name in base && typeof value === typeof base[name as keyof AnnouncementValues],
  );
  return { ...base, ...Object.fromEntries(known) };
};

export const sameValues = (one: AnnouncementValues, other: AnnouncementValues): boolean =>
  (Object.keys(one) as (keyof AnnouncementValues)[]).every(
    (name) => name === 'replacedContent' || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

const parisDate = (at: Date): string => parisWallTime(at).slice(0, 10);

const shownSiret = (siret: string): string => {
  if (siret === PENDING_SIRET) return '';
  return isSiretFormat(siret) ? formatSiret(siret) : siret;
};
