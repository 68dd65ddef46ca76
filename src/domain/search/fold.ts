import { normalised } from '#domain/text/normalise.ts';

/** Accents, case and ligatures aside: what search and categories compare. */
export const fold = (text: string): string =>
  normalised(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
