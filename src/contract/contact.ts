import { z } from 'zod';
import { type ContactSubject, contactSubjects } from '#domain/contact/subjects.ts';
import { emailText, ONE_LINE, requiredText } from './fields.ts';
import { messages } from './messages.fr.ts';

const text = messages.contact;

const NAME_MIN = 2;
const NAME_MAX = 100;
const MESSAGE_MIN = 10;
const MESSAGE_MAX = 5_000;
/** Optional: an empty field counts as absent. */
const PHONE = /^(?:[\d+\s()-]{8,20})?$/;

/** A message may have line breaks and tabs. */
const LINES = /^(?:\P{Cc}|[\t\n\r])*$/u;

const name = (missing: string, short: string, refused: string) =>
  requiredText(missing).min(NAME_MIN, short).max(NAME_MAX, refused).regex(ONE_LINE, refused);

/** The fields of the sender, checked by the form. */
export const contactFields = z.object({
  firstName: name(text.firstNameRequired, text.firstNameTooShort, text.firstNameRefused),
  lastName: name(text.lastNameRequired, text.lastNameTooShort, text.lastNameRefused),
  email: emailText(text.emailRequired, text.emailInvalid),
  phone: z.string({ error: text.phoneInvalid }).trim().regex(PHONE, text.phoneInvalid).optional(),
  subject: z.enum(contactSubjects, { error: text.subjectRequired }),
  message: requiredText(text.messageRequired)
    .min(MESSAGE_MIN, text.messageTooShort)
    .max(MESSAGE_MAX, text.messageRefused)
    .regex(LINES, text.messageRefused),
});

/**
 * The request: the fields, and two optional signs that reveal programs. An API caller has no form and leaves
 * them out.
 */
export const contactBody = contactFields.extend({
  /** A honeypot field, invisible and unreachable for people: the form sends ''. */
  website: z.string({ error: messages.request.invalid }).max(1_000, messages.request.invalid).optional(),
  /** Milliseconds between the display of the form and its submission. */
  elapsedMs: z.number({ error: messages.request.invalid }).min(0, messages.request.invalid).optional(),
});

export type ContactRequest = z.output<typeof contactBody>;

export const contactAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ referenceId: z.string() }),
});

export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = {
  general: 'Demande générale',
  subscription: 'Abonnement',
  technical: 'Problème technique',
  partnership: 'Partenariat',
  press: 'Presse',
  other: 'Autre',
};
