import { z } from 'zod';
import { announcementTypes } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { findLegalForm } from '#domain/company/legal-forms.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { EMAIL_MAX } from './fields.ts';
import { messages } from './messages.fr.ts';
import { clean, oneLine, typedMax } from './typed-text.ts';

/** The fields of a notice that its author and the newsroom fill alike: one rule and one sentence for both forms. */

const text = messages.notice;

/** A notice of 20 000 characters fills six pages. */
const CONTENT_MAX = 20_000;
/** As it travels, markup included. */
const CONTENT_HTML_MAX = 100_000;
const DETAIL_MAX = 5_000;
const DETAILS_MAX = 60;
const TITLE_MAX = 300;

/** « Required » is said of what is missing or empty; of a number or an object too, which no form can send. */
const required = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(typedMax(max), text.tooLong(max))
    .transform(oneLine)
    .pipe(z.string().min(1, message).max(max, text.tooLong(max)));

/** Empty or null, there is none. */
export const optionalLine = (max: number) =>
  z
    .string({ error: text.text })
    .max(typedMax(max), text.tooLong(max))
    .nullable()
    .transform((given) => oneLine(given ?? ''))
    .pipe(z.string().max(max, text.tooLong(max)));

/** Each length is counted on what a reader sees: no-break spaces are spaces, ends are trimmed. */
export const contentField = (min: number, tooShort: string) =>
  z
    .string({ error: text.content })
    .max(CONTENT_HTML_MAX, text.contentTooLong)
    .transform(clean)
    .superRefine((html, context) => {
      const length = visibleLength(html);
      const message =
        length === 0 ? text.content : length < min ? tooShort : length > CONTENT_MAX && text.contentTooLong;
      if (message) context.addIssue({ code: 'custom', message });
    });

/** A select gives its value as text. */
export const typeField = z
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

/** What only this type of notice asks, by the key of its field (`fieldsFor` of the domain); other keys are dropped. */
export const detailsField = z
  .record(
    z.string().max(60, text.text),
    z
      .string({ error: text.text })
      .max(DETAIL_MAX, text.tooLong(DETAIL_MAX))
      .transform((given) => clean(given).trim()),
    { error: text.text },
  )
  .refine((given) => Object.keys(given).length <= DETAILS_MAX, text.text);

/** What every form asks, in the same words; each form lists them in its own order, which is that of its errors. */
export const asked = {
  companyName: required(text.companyName, 200),
  companyForm: z
    .string({ error: text.companyForm })
    .max(typedMax(0), text.companyForm)
    .refine((given) => findLegalForm(given) !== undefined, text.companyForm)
    .transform((given) => findLegalForm(given)?.value ?? given),
  address: required(text.address, 300),
  city: required(text.city, 120),
  department: z
    .string({ error: text.department })
    .max(typedMax(0), text.department)
    .transform((given) => given.trim().toUpperCase())
    .refine((code) => findDepartment(code) !== undefined, text.department),
  title: required(text.title, TITLE_MAX),
  contactPerson: required(text.contactPerson, 150),
  contactEmail: z
    .string({ error: text.contactEmail })
    .max(typedMax(EMAIL_MAX), text.contactEmailInvalid)
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: text.contactEmail, abort: true })
        .max(EMAIL_MAX, text.contactEmailInvalid)
        .pipe(z.email(text.contactEmailInvalid)),
    ),
};
