import { normalised } from '#domain/text/normalise.ts';

/** Removes accents, case and ligatures: the form in which search and categories compare texts. */
export const fold = (text: string): string =>
  normalised(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
