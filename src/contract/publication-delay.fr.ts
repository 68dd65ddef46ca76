import { momentInWords } from './format.fr.ts';

/** The delay promised by the terms: it runs from the validation. */
export const contractualDelay = (hours: number): string => `publication sous ${hours} h après validation`;

/** The intended publication date, counted in business hours from the payment: worded as an aim, not as a contractual term. */
export const publicationAim = (dueAt: Date): string =>
  `Notre objectif : publication au plus tard le ${momentInWords(dueAt)}`;
