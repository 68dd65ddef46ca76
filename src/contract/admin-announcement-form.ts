import { z } from 'zod';
import { announcementTypes } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { findLegalForm } from '#domain/company/legal-forms.ts';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { messages } from './messages.fr.ts';
import { clean, inEitherSpelling, oneLine } from './typed-text.ts';

const text = messages.adminAnnouncement;

const TITLE_MIN = 5;
const TITLE_MAX = 300;
export const ADMIN_CONTENT_MIN = 20;
const CONTENT_MAX = 20_000;
/** As it travels, markup included. */
const CONTENT_HTML_MAX = 100_000;
const DETAIL_MAX = 5_000;
const DETAILS_MAX = 60;
export const DEFAULT_TYPE = 1;

const required = (message: string, max: number) =>
  z
    .string({ error: message })
    .transform(oneLine)
    .pipe(z.string().min(1, message).max(max, text.tooLong(max)));

/** Left out, it stays as it was; empty or null, it is taken away. */
const optionalLine = (max: number) =>
  z
    .string({ error: text.text })
    .nullable()
    .transform((given) => oneLine(given ?? ''))
    .pipe(z.string().max(max, text.tooLong(max)));

/** Nothing is asked of it here (admin.md, section 5); a number typed in groups is kept as it is looked for. */
const siretField = optionalLine(40).transform((given) =>
  /^[\d\s.]+$/.test(given) ? given.replace(/[\s.]/g, '') : given,
);

const typeField = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, text.type),
    ],
    { error: text.type },
  )
  .transform(Number)
  .refine((id) => announcementTypes.some((type) => type.id === id), text.type);

/** Counted on what a reader sees; the server counts again once it has made the text safe. */
const contentField = z
  .string({ error: text.content })
  .max(CONTENT_HTML_MAX, text.contentTooLong)
  .transform(clean)
  .superRefine((html, context) => {
    const length = visibleLength(html);
    const message =
      length === 0
        ? text.content
        : length < ADMIN_CONTENT_MIN
          ? text.contentTooShort
          : length > CONTENT_MAX && text.contentTooLong;
    if (message) context.addIssue({ code: 'custom', message });
  });

const emailField = z
  .string({ error: text.contactEmail })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: text.contactEmail, abort: true })
      .max(254, text.contactEmailInvalid)
      .pipe(z.email(text.contactEmailInvalid)),
  );

/** An ISO timestamp, or a day of Paris. What counts is its day. */
const dateField = z.string({ error: text.publicationDate }).transform((given, context) => {
  const typed = given.trim();
  const moment = parseParisMoment(/^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T00:00` : typed);
  if (!moment)
    context.addIssue({ code: 'custom', message: typed === '' ? text.publicationDate : text.dateInvalid });
  return moment ?? z.NEVER;
});

/** What only this type of notice asks, by the key of its field (`fieldsFor` of the domain); other keys are dropped. */
const detailsField = z
  .record(
    z.string().max(60, text.text),
    z
      .string({ error: text.text })
      .max(DETAIL_MAX, text.tooLong(DETAIL_MAX))
      .transform((given) => clean(given).trim()),
    { error: text.text },
  )
  .refine((given) => Object.keys(given).length <= DETAILS_MAX, text.text);

const yesOrNo = z.boolean({ error: text.yesOrNo });
const idField = z.guid({ error: messages.announcement.badId }).toLowerCase();

/** The form of the back-office: its rules and messages, the same on both sides. */
export const announcementForm = z.object(
  {
    title: z
      .string({ error: text.title })
      .transform(oneLine)
      .pipe(
        z
          .string()
          .min(1, { error: text.title, abort: true })
          .min(TITLE_MIN, text.titleTooShort)
          .max(TITLE_MAX, text.tooLong(TITLE_MAX)),
      ),
    /** HTML of the editor. */
    content: contentField,
    companyName: required(text.companyName, 200),
    companyForm: z
      .string({ error: text.companyForm })
      .refine((given) => findLegalForm(given) !== undefined, text.companyForm)
      .transform((given) => findLegalForm(given)?.value ?? given),
    siret: siretField.optional(),
    rcs: optionalLine(150).optional(),
    capital: optionalLine(100).optional(),
    address: required(text.address, 300),
    city: required(text.city, 120),
    department: z
      .string({ error: text.department })
      .transform((given) => given.trim().toUpperCase())
      .refine((code) => findDepartment(code) !== undefined, text.department),
    /** Left out: 1 when it is created, as it was when it is saved. */
    announcementType: typeField.optional(),
    /** Left out: today when it is created, as it was when it is saved. */
    publicationDate: dateField.optional(),
    contactPerson: required(text.contactPerson, 150),
    contactEmail: emailField,
    contactPhone: optionalLine(40).optional(),
    /** Whether the contact details appear with the notice. */
    contactPublic: yesOrNo.optional(),
    /** The answers to the questions of the type's template; left out, they stay as they were. */
    details: detailsField.optional(),
    /** True publishes, false withdraws what is published, left out changes nothing (a new one is a draft). */
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
  publication_date: 'publicationDate',
  contact_person: 'contactPerson',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
  contact_public: 'contactPublic',
};

const newAnnouncement = announcementForm.extend({
  /** The notice that this rectificatif or additif corrects. */
  correctsId: idField.nullish(),
});
export type NewAnnouncement = z.output<typeof newAnnouncement>;
export const newAnnouncementBody: z.ZodType<
  NewAnnouncement,
  z.input<typeof newAnnouncement>
> = inEitherSpelling(newAnnouncement, twins);

const savedAnnouncement = announcementForm.extend({
  /** The `rev` that the form started from: a save over somebody else's is refused. Without it, the last one wins. */
  rev: z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, messages.review.rev)], { error: messages.review.rev })
    .transform(Number)
    .pipe(z.number().int(messages.review.rev).min(1, messages.review.rev))
    .optional(),
});
export type SavedAnnouncement = z.output<typeof savedAnnouncement>;
export const savedAnnouncementBody: z.ZodType<
  SavedAnnouncement,
  z.input<typeof savedAnnouncement>
> = inEitherSpelling(savedAnnouncement, twins);
