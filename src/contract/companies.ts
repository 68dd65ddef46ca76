import { z } from 'zod';
import { messages } from './messages.fr.ts';

/** A SIRET, or a SIREN for the company's seat; spaces are accepted. */
export const companyParams = z.object({
  siret: z
    .string({ error: messages.company.siret })
    .max(40, messages.company.siret)
    .transform((given) => given.replace(/\s/g, ''))
    .refine((given) => /^(?:\d{9}|\d{14})$/.test(given), messages.company.siret),
});

/** The data of the public directory; an empty text where it has none. */
export const company = z.object({
  siret: z.string(),
  siren: z.string(),
  name: z.string(),
  /** One of the form's legal forms, or empty if none matches. */
  form: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  department: z.string(),
  capital: z.string(),
  /** The establishment, or the company, has closed. */
  closed: z.boolean(),
});

export type Company = z.infer<typeof company>;

/** Never an error: a directory that is disabled, slow or broken answers « not found ». */
export const companyAnswer = z.object({
  found: z.boolean(),
  company: company.nullable(),
});
