import {
  ADMIN_CONTENT_MIN,
  type NewAnnouncement,
  type SavedAnnouncement,
} from '#contract/admin-announcement-form.ts';
import { messages } from '#contract/messages.fr.ts';
import { otherModifications } from '#domain/announcement/several-modifications.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { AppError } from '#server/errors.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import { askedDetails, type SubmittedNotice } from '../submission/submitted-notice.ts';

const text = messages.adminAnnouncement;

type Form = Omit<NewAnnouncement, 'correctsId' | 'tabId'> | Omit<SavedAnnouncement, 'rev' | 'tabId'>;
type Before = Pick<SubmittedNotice, 'type_id' | 'other_type_ids'> & { readonly details: unknown };

/** The columns of the fields in the form; absent fields are left out. `before` is the present row. */
export const formColumns = (
  form: Form,
  before: Before,
): Partial<Omit<SubmittedNotice, 'offer'>> & Pick<SubmittedNotice, 'type_id'> => {
  const type_id = form.announcementType ?? before.type_id;
  const other_type_ids = otherModifications(type_id, form.otherTypeIds ?? before.other_type_ids);
  const details = form.details ?? (before.details as Record<string, string>);
  return {
    type_id,
    other_type_ids,
    title: form.title,
    content: checkedContent(form.content),
    details: askedDetails({ type_id, other_type_ids, companyForm: form.companyForm, details }),
    company_name: form.companyName,
    company_form: form.companyForm,
    address: form.address,
    city: form.city,
    department: form.department,
    contact_name: form.contactPerson,
    contact_email: form.contactEmail,
    ...(form.siret !== undefined && { siret: form.siret || null }),
    ...(form.rcs !== undefined && { rcs: form.rcs || null }),
    ...(form.capital !== undefined && { capital: form.capital || null }),
    ...(form.contactPhone !== undefined && { contact_phone: form.contactPhone || null }),
    ...(form.contactPublic !== undefined && { contact_public: form.contactPublic }),
  };
};

/** The sanitised content must not be empty. */
const checkedContent = (html: string): string => {
  const content = sanitiseNotice(html);
  const length = visibleLength(content);
  if (length === 0) throw new AppError('announcement.content-empty');
  if (length < ADMIN_CONTENT_MIN)
    throw new AppError('announcement.content-too-short', { length }, { message: text.contentTooShort });
  return content;
};
