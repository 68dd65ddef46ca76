import type { z } from 'zod';
import { CONTENT_MIN } from '#contract/notice-limits.ts';
import type { submissionDetails } from '#contract/submission.ts';
import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';
import type { OfferName } from '#domain/announcement/offers.ts';
import { otherModifications } from '#domain/announcement/several-modifications.ts';
import { announcementSlug } from '#domain/announcement/slug.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import type { StoredAnnouncement } from '#server/db/tables/announcements.ts';
import { AppError } from '#server/errors.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';

/** The columns that the sender sets. The server sets all others. */
export const submittedColumns = [
  'type_id',
  'other_type_ids',
  'title',
  'content',
  'details',
  'company_name',
  'company_form',
  'siret',
  'rcs',
  'capital',
  'address',
  'city',
  'department',
  'contact_name',
  'contact_email',
  'contact_phone',
  'contact_public',
  'offer',
] as const;

type SubmittedColumns = Pick<StoredAnnouncement, (typeof submittedColumns)[number]>;
export type SubmittedNotice = Omit<SubmittedColumns, 'details' | 'other_type_ids'> & {
  other_type_ids: readonly number[];
  details: Readonly<Record<string, string>>;
};

export const asStored = (submitted: SubmittedNotice) => ({
  ...submitted,
  other_type_ids: [...submitted.other_type_ids],
  details: JSON.stringify(submitted.details),
});

/** The slug of its page. */
export const slugOf = (
  submitted: Pick<SubmittedNotice, 'company_name' | 'type_id'>,
  reference: string,
): string =>
  announcementSlug({
    companyName: submitted.company_name,
    typeName: findAnnouncementType(submitted.type_id).name,
    reference,
  });

type Details = z.output<typeof submissionDetails>;

/** Step 1 of the form, sanitised: the same for a submission, a repeat and a modification. */
export const toSubmittedNotice = (given: Details, offer: OfferName): SubmittedNotice => ({
  type_id: given.type_id,
  other_type_ids: otherModifications(given.type_id, given.other_type_ids ?? []),
  title: given.title,
  content: checkedContent(given.content),
  details: askedDetails(given),
  company_name: given.companyName,
  company_form: given.companyForm,
  siret: given.siret,
  rcs: given.rcs || null,
  capital: given.capital || null,
  address: given.address,
  city: given.city,
  department: given.department,
  contact_name: given.contactPerson,
  contact_email: given.contactEmail,
  contact_phone: given.contactPhone || null,
  contact_public: given.contactPublic,
  offer,
});

/** The sanitised content must not be empty. */
const checkedContent = (html: string): string => {
  const content = sanitiseNotice(html);
  const length = visibleLength(content);
  if (length === 0) throw new AppError('announcement.content-empty');
  if (length < CONTENT_MIN) throw new AppError('announcement.content-too-short', { length });
  return content;
};

/** The details that these types ask for with this legal form, and nothing else. */
export const askedDetails = ({
  type_id,
  other_type_ids = [],
  companyForm,
  details,
}: Pick<Details, 'type_id' | 'companyForm' | 'details'> & {
  readonly other_type_ids?: readonly number[] | undefined;
}): Record<string, string> => {
  const asked = fieldsFor(type_id, companyForm, other_type_ids).flatMap(({ key }) => {
    const answer = Object.hasOwn(details, key) ? details[key] : undefined;
    return answer ? [[key, answer] as const] : [];
  });
  return Object.fromEntries(asked);
};
