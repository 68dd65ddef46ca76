import { z } from 'zod';
import { DEFAULT_OFFER, findOfferByPrice, offers } from '#domain/announcement/offers.ts';
import { isSiretFormat } from '#domain/company/siret.ts';
import { messages } from './messages.fr.ts';
import { asked, contentField, detailsField, optionalLine, typeField } from './notice-schema.ts';
import { inEitherSpelling, typedMax } from './typed-text.ts';

const text = messages.submission;

/** The specification's minimum, of visible text. */
export const CONTENT_MIN = 50;

/** Spaces typed between the groups of digits are forgiven. */
const siretField = z
  .string({ error: text.siret })
  .max(typedMax(14), text.siret)
  .transform((given) => given.replace(/\s/g, ''))
  .refine(isSiretFormat, text.siret);

/** A client may leave out what is optional. */
const optional = (max: number) => optionalLine(max).default('');

/** Step 1 of the form: its rules and messages, the same on both sides. Field names are the specification's. */
export const submissionDetails = z.object(
  {
    companyName: asked.companyName,
    companyForm: asked.companyForm,
    /** `PENDING_SIRET` for a company being registered. */
    siret: siretField,
    rcs: optional(150),
    capital: optional(100),
    address: asked.address,
    city: asked.city,
    department: asked.department,
    type_id: typeField,
    title: asked.title,
    /** HTML of the editor. */
    content: contentField(CONTENT_MIN, text.contentTooShort),
    contactPerson: asked.contactPerson,
    contactEmail: asked.contactEmail,
    /** « The form does not block on it », whatever it says. */
    contactPhone: optional(40),
    /** Whether the contact details may appear with the notice. */
    contactPublic: z.boolean({ error: messages.notice.text }).default(false),
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
  /** Of the announcement that was sent under this key: needed to change what it says. */
  trackingToken: z.string().max(100).optional().catch(undefined),
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
  tracking_token: 'trackingToken',
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
