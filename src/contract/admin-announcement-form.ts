import { z } from 'zod';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { tabIdField } from './admin-article-form.ts';
import { reviewReason } from './announcement-review.ts';
import { messages } from './messages.fr.ts';
import {
  asked,
  contentField,
  detailsField,
  optionalLine,
  otherTypesField,
  typeField,
} from './notice-schema.ts';
import { inEitherSpelling } from './typed-text.ts';

const text = messages.adminAnnouncement;

const TITLE_MIN = 5;
export const ADMIN_CONTENT_MIN = 20;
export const DEFAULT_TYPE = 1;

/** Not validated here; a number typed in groups is stored without spaces, as searches expect it. */
const siretField = optionalLine(40).transform((given) =>
  /^[\d\s.]+$/.test(given) ? given.replace(/[\s.]/g, '') : given,
);

/** An ISO timestamp, or a day in Paris. Only its day counts. */
const dateField = z
  .string({ error: text.publicationDate })
  .max(200, text.dateInvalid)
  .transform((given, context) => {
    const typed = given.trim();
    const moment = parseParisMoment(/^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T00:00` : typed);
    if (!moment)
      context.addIssue({ code: 'custom', message: typed === '' ? text.publicationDate : text.dateInvalid });
    return moment ?? z.NEVER;
  });

const yesOrNo = z.boolean({ error: text.yesOrNo });
const idField = z.guid({ error: messages.announcement.badId }).toLowerCase();

/** The back-office form: the same rules and messages in the browser and on the server. */
export const announcementForm = z.object(
  {
    title: asked.title.refine((given) => given === '' || given.length >= TITLE_MIN, text.titleTooShort),
    /** HTML of the editor; the server checks its length again after sanitising. */
    content: contentField(ADMIN_CONTENT_MIN, text.contentTooShort),
    companyName: asked.companyName,
    companyForm: asked.companyForm,
    /** An optional field left out is unchanged; empty or null, it is removed. */
    siret: siretField.optional(),
    rcs: optionalLine(150).optional(),
    capital: optionalLine(100).optional(),
    address: asked.address,
    city: asked.city,
    department: asked.department,
    /** Left out: 1 on creation, unchanged on a save. */
    announcementType: typeField.optional(),
    /** The other modifications that the notice announces; left out: unchanged. */
    otherTypeIds: otherTypesField.optional(),
    /** Left out: today on creation, unchanged on a save. */
    publicationDate: dateField.optional(),
    contactPerson: asked.contactPerson,
    contactEmail: asked.contactEmail,
    contactPhone: optionalLine(40).optional(),
    /** Whether the contact details appear with the notice. */
    contactPublic: yesOrNo.optional(),
    /** The answers to the questions of the type's template; left out: unchanged. */
    details: detailsField.optional(),
    /**
     * True publishes, false withdraws a published notice, left out changes nothing (a new one is a draft).
     */
    published: yesOrNo.optional(),
  },
  { error: messages.request.invalid },
);

const twins: Readonly<Record<string, string>> = {
  company_name: 'companyName',
  company_form: 'companyForm',
  announcement_type: 'announcementType',
  type_id: 'announcementType',
  typeId: 'announcementType',
  other_type_ids: 'otherTypeIds',
  publication_date: 'publicationDate',
  contact_person: 'contactPerson',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
  contact_public: 'contactPublic',
};

const newAnnouncement = announcementForm.extend({
  /** The notice that this rectificatif or additif corrects. */
  correctsId: idField.nullish(),
  tabId: tabIdField,
});
export type NewAnnouncement = z.output<typeof newAnnouncement>;
export const newAnnouncementBody: z.ZodType<
  NewAnnouncement,
  z.input<typeof newAnnouncement>
> = inEitherSpelling(newAnnouncement, twins);

const savedAnnouncement = announcementForm.extend({
  /**
   * The `rev` that the form was loaded with: a save over another one is refused. Without it, the last save
   * wins.
   */
  rev: z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, messages.review.rev)], { error: messages.review.rev })
    .transform(Number)
    .pipe(z.number().int(messages.review.rev).min(1, messages.review.rev))
    .optional(),
  tabId: tabIdField,
  /** Why a published text is changed: stored with the version that the save replaces. */
  reason: reviewReason.nullish().transform((given) => given || undefined),
});
export type SavedAnnouncement = z.output<typeof savedAnnouncement>;
export const savedAnnouncementBody: z.ZodType<
  SavedAnnouncement,
  z.input<typeof savedAnnouncement>
> = inEitherSpelling(savedAnnouncement, twins);
