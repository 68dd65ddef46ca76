import { z } from 'zod';
import { DEFAULT_OFFER, findOfferByPrice, offers } from '#domain/announcement/offers.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { findLegalForm } from '#domain/company/legal-forms.ts';
import { isSiretFormat } from '#domain/company/siret.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { messages } from './messages.fr.ts';
import { clean, inEitherSpelling, oneLine } from './typed-text.ts';

const text = messages.submission;

/** The specification's minimum, of visible text. */
export const CONTENT_MIN = 50;
/** A notice of 20 000 characters fills six pages. */
const CONTENT_MAX = 20_000;
/** As it travels, markup included. */
const CONTENT_HTML_MAX = 100_000;
const DETAIL_MAX = 5_000;
const DETAILS_MAX = 60;

/** « Required » is said of what is missing or empty; of a number or an object too, which no form can send. */
const required = (message: string, max: number) =>
  z
    .string({ error: message })
    .transform(oneLine)
    .pipe(z.string().min(1, message).max(max, text.tooLong(max)));

const optionalLine = (max: number) =>
  z
    .string({ error: text.text })
    .nullish()
    .transform((given) => oneLine(given ?? ''))
    .pipe(z.string().max(max, text.tooLong(max)));

/** Spaces typed between the groups of digits are forgiven. */
const siretField = z
  .string({ error: text.siret })
  .transform((given) => given.replace(/\s/g, ''))
  .refine(isSiretFormat, text.siret);

/** A select gives its value as text. */
const typeField = z
  .union([z.number(), z.string().regex(/^\d{1,3}$/, text.type)], { error: text.type })
  .transform(Number)
  .refine((id) => announcementTypes.some((type) => type.id === id), text.type);

/** Each length is counted on what a reader sees, here as in the form: no-break spaces are spaces, ends are trimmed. */
const contentField = z
  .string({ error: text.content })
  .max(CONTENT_HTML_MAX, text.contentTooLong)
  .transform(clean)
  .superRefine((html, context) => {
    const length = visibleLength(html);
    const message =
      length === 0
        ? text.content
        : length < CONTENT_MIN
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
      .min(1, text.contactEmail)
      .max(254, text.contactEmailInvalid)
      .pipe(z.email(text.contactEmailInvalid)),
  );

/** « The form does not block on it » (public.md, section 6), whatever it says. */
const phoneField = optionalLine(40);

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

/** Step 1 of the form: its rules and messages, the same on both sides. Field names are the specification's. */
export const submissionDetails = z.object(
  {
    companyName: required(text.companyName, 200),
    companyForm: z
      .string({ error: text.companyForm })
      .refine((given) => findLegalForm(given) !== undefined, text.companyForm)
      .transform((given) => findLegalForm(given)?.value ?? given),
    /** `PENDING_SIRET` for a company being registered. */
    siret: siretField,
    rcs: optionalLine(150),
    capital: optionalLine(100),
    address: required(text.address, 300),
    city: required(text.city, 120),
    department: z
      .string({ error: text.department })
      .refine((code) => findDepartment(code) !== undefined, text.department),
    type_id: typeField,
    title: required(text.title, 300),
    /** HTML of the editor. */
    content: contentField,
    contactPerson: required(text.contactPerson, 150),
    contactEmail: emailField,
    contactPhone: phoneField,
    /** Whether the contact details may appear with the notice. */
    contactPublic: z.boolean({ error: text.text }).default(false),
    details: detailsField.default({}),
  },
  { error: messages.request.invalid },
);

/** Step 2: one of the three prices, in euros VAT included. Any other is no offer. */
export const basePriceField = z
  .number({ error: text.offer })
  .refine((euros) => findOfferByPrice(euros) !== undefined, text.offer);

const submission = submissionDetails.extend({
  basePrice: basePriceField.default(offers[DEFAULT_OFFER].priceTTC / 100),
  /** Refused when sent unticked; a client that has no such box sends nothing. */
  termsAccepted: z.literal(true, { error: text.terms }).optional(),
});

const twins: Readonly<Record<string, string>> = {
  company_name: 'companyName',
  company_form: 'companyForm',
  typeId: 'type_id',
  announcementType: 'type_id',
  contact_person: 'contactPerson',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
  contact_public: 'contactPublic',
  base_price: 'basePrice',
  terms_accepted: 'termsAccepted',
};

/** What the rules made of it. */
export type Submission = z.output<typeof submission>;

/** Takes anything: the form adds what the specification adds, which the rules ignore. */
export const submissionBody: z.ZodType<Submission> = inEitherSpelling(submission, twins);

/** Sent with the form: one per draft, so that sending twice stores once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const idempotencyKey = z
  .string({ error: messages.announcement.idempotencyKey })
  .regex(/^[!-~]{8,255}$/, messages.announcement.idempotencyKey)
  .optional();

export const submissionAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.string(),
  announcementId: z.string(),
  referenceNumber: z.string(),
  reference_number: z.string(),
  status: z.string(),
  /** Whoever holds it may follow, pay and modify this announcement: for the sender's browser only. */
  trackingToken: z.string(),
});

export type SubmissionAnswer = z.infer<typeof submissionAnswer>;
