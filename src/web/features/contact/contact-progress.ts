import type { z } from 'zod';
import { contactFields } from '#contract/contact.ts';

export type ContactValues = z.input<typeof contactFields>;

/** The fields in the order of the form. */
export const contactNames = Object.keys(contactFields.shape) as readonly (keyof ContactValues)[];

/**
 * The percentage of fields that are valid and not empty. The optional phone number counts like the others.
 */
export const contactProgress = (values: Readonly<Partial<Record<keyof ContactValues, string>>>): number => {
  const filled = contactNames.filter((name) => {
    const value = values[name] ?? '';
    return value.trim() !== '' && contactFields.shape[name].safeParse(value).success;
  });
  return Math.round((filled.length / contactNames.length) * 100);
};
