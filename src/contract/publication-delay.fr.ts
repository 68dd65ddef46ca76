import { momentInWords } from './format.fr.ts';

/** The delay promised by the terms: it runs from the validation. */
export const contractualDelay = (hours: number): string =>
  `publication sous ${hours}\u00a0h après validation`;

/** The intended publication date, counted in business hours from the payment: worded as an aim, not as a contractual term. */
export const publicationAim = (dueAt: Date): string => `${PUBLICATION_AIM} ${momentInWords(dueAt)}`;

/**
 * For every offer the aim comes before the time that the terms allow (a review of 24 to 48 business hours, then
 * the offer's delay): the sentence says so, or the two would contradict each other on one page.
 */
export const PUBLICATION_AIM = 'Notre objectif, plus court que nos délais\u00a0: publication au plus tard le';
