import { z } from 'zod';
import { DEFAULT_OFFER, findOfferByPrice, offers } from '#domain/announcement/offers.ts';
import { isSiretFormat } from '#domain/company/siret.ts';
import { reductionNames } from '#domain/tariff/tariff-table.ts';
import { messages } from './messages.fr.ts';
import { CONTENT_MIN } from './notice-limits.ts';
import {
  asked,
  contentField,
  detailsField,
  optionalLine,
  otherTypesField,
  personAllowed,
  personRefused,
  typeField,
} from './notice-schema.ts';
import { inEitherSpelling, typedMax } from './typed-text.ts';

const text = messages.submission;

/** Spaces between the groups of digits are accepted. */
const siretField = z
  .string({ error: text.siret })
  .max(typedMax(14), text.siret)
  .transform((given) => given.replace(/\s/g, ''))
  .refine(isSiretFormat, text.siret);

/** A client may leave out an optional field. */
const optional = (max: number) => optionalLine(max).default('');

/**
 * Step 1 of the form: the same rules and messages in the browser and on the server. Field names are the
 * specification's.
 */
export const submissionDetails = z
  .object(
    {
      companyName: asked.companyName,
      companyForm: asked.companyForm,
      /** `PENDING_SIRET` for a company being registered, or a person without a number. */
      siret: siretField,
      rcs: optional(150),
      capital: optional(100),
      address: asked.address,
      city: asked.city,
      department: asked.department,
      type_id: typeField,
      /** Left out: none in a submission, unchanged in a modification. */
      other_type_ids: otherTypesField.optional(),
      title: asked.title,
      /** HTML of the editor. */
      content: contentField(CONTENT_MIN, text.contentTooShort),
      contactPerson: asked.contactPerson,
      contactEmail: asked.contactEmail,
      /** The specification says: « The form does not block on it ». */
      contactPhone: optional(40),
      /** Whether the contact details may appear with the notice. */
      contactPublic: z.boolean({ error: messages.notice.text }).default(false),
      details: detailsField.default({}),
    },
    { error: messages.request.invalid },
  )
  .refine(personAllowed, personRefused);

/** Step 2: one of the three prices, in euros VAT included. Any other price is no offer. */
export const basePriceField = z
  .number({ error: text.offer })
  .refine((euros) => findOfferByPrice(euros) !== undefined, text.offer);

const submission = submissionDetails.extend({
  basePrice: basePriceField.default(offers[DEFAULT_OFFER].priceTTC / 100),
  /** A reduction of the regulated tariff that the announcer asks for; without effect at the price of an offer. */
  reduction: z.enum(reductionNames, { error: messages.request.invalid }).nullish(),
  /** Refused when sent unticked; a client without this box leaves it out. */
  termsAccepted: z.literal(true, { error: text.terms }).optional(),
  /** The tracking token of the announcement first sent with this key: required to change it. */
  trackingToken: z.string().max(100).optional().catch(undefined),
});

const twins: Readonly<Record<string, string>> = {
  company_name: 'companyName',
  company_form: 'companyForm',
  typeId: 'type_id',
  announcementType: 'type_id',
  otherTypeIds: 'other_type_ids',
  contact_person: 'contactPerson',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
  contact_public: 'contactPublic',
  base_price: 'basePrice',
  terms_accepted: 'termsAccepted',
  tracking_token: 'trackingToken',
};

/** The parsed submission. */
export type Submission = z.output<typeof submission>;

/** Accepts anything: the form sends fields of the specification that the rules ignore. */
export const submissionBody: z.ZodType<Submission> = inEitherSpelling(submission, twins);

/** The idempotency key: one per draft, so that a repeated submission is stored once. */
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
  /** Gives the right to follow, pay and modify this announcement: for the announcer's browser only. */
  trackingToken: z.string(),
});

export type SubmissionAnswer = z.infer<typeof submissionAnswer>;
