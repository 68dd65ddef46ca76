import { z } from 'zod';
import { announcementTypes, mayNamePerson } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { findLegalForm, isNaturalPerson, NATURAL_PERSON } from '#domain/company/legal-forms.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { EMAIL_MAX } from './fields.ts';
import { messages } from './messages.fr.ts';
import { clean, oneLine, typedMax } from './typed-text.ts';

/**
 * The notice fields that the public form and the back-office form share: one rule and one message for both.
 */

const text = messages.notice;

/** A notice of 20 000 characters fills six pages. */
const CONTENT_MAX = 20_000;
/** The limit of the HTML, markup included. */
const CONTENT_HTML_MAX = 100_000;
const DETAIL_MAX = 5_000;
const DETAILS_MAX = 60;
const TITLE_MAX = 300;

/**
 * « Required » is reported for a missing or empty value; also for a number or an object, which no form can
 * send.
 */
export const required = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(typedMax(max), text.tooLong(max))
    .transform(oneLine)
    .pipe(z.string().min(1, message).max(max, text.tooLong(max)));

/** Empty or null: absent. */
export const optionalLine = (max: number) =>
  z
    .string({ error: text.text })
    .max(typedMax(max), text.tooLong(max))
    .nullable()
    .transform((given) => oneLine(given ?? ''))
    .pipe(z.string().max(max, text.tooLong(max)));

/** Lengths are counted on the visible text: no-break spaces are spaces, ends are trimmed. */
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

/** A number, or the text value of a select. */
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

/** The modifications that the notice announces beside its type; those that cannot stand beside it are dropped. */
export const otherTypesField = z
  .array(typeField, { error: text.type })
  .max(announcementTypes.length, text.type);

/**
 * The answers to the questions of this type, by the key of their field (`fieldsFor` of the domain); other
 * keys are dropped.
 */
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

/** The fields of every form, with the same messages; each form lists them in the order of its errors. */
export const asked = {
  companyName: required(text.companyName, 200),
  companyForm: z
    .string({ error: text.companyForm })
    .max(typedMax(0), text.companyForm)
    .refine((given) => findLegalForm(given) !== undefined || isNaturalPerson(given), text.companyForm)
    .transform((given) => findLegalForm(given)?.value ?? NATURAL_PERSON),
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

/** A rule over two fields: only a notice about a business may be that of a person. */
export const personAllowed = ({ companyForm, type_id }: { companyForm: string; type_id: number }): boolean =>
  !isNaturalPerson(companyForm) || mayNamePerson(type_id);
export const personRefused = { path: ['companyForm'], error: text.companyOnly };
