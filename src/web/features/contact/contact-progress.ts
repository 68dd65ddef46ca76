import type { z } from 'zod';
import { contactFields } from '#contract/contact.ts';

export type ContactValues = z.input<typeof contactFields>;

/** In the order of the form. */
export const contactNames = Object.keys(contactFields.shape) as readonly (keyof ContactValues)[];

/** The share of fields that are valid and not empty, in per cent. The optional telephone counts as the others do. */
export const contactProgress = (values: Readonly<Partial<Record<keyof ContactValues, string>>>): number => {
  const filled = contactNames.filter((name) => {
    const value = values[name] ?? '';
    return value.trim() !== '' && contactFields.shape[name].safeParse(value).success;
  });
  return Math.round((filled.length / contactNames.length) * 100);
};
