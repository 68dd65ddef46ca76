import { momentInWords } from './format.fr.ts';

/** What the house owes, in the words of its terms: the time runs from the validation. */
export const contractualDelay = (hours: number): string => `publication sous ${hours} h après validation`;

/** What the house aims at, counted in business hours from the payment: said as an aim, never as the term of the contract. */
export const publicationAim = (dueAt: Date): string =>
  `Notre objectif : publication au plus tard le ${momentInWords(dueAt)}`;
