import { normalised } from '#domain/text/normalise.ts';
import { rememberTexts } from '#domain/text/remember-texts.ts';

/** Mostly words, of which texts share many. */
const REMEMBERED_CHARACTERS = 200_000;

/** Removes accents, case and ligatures: the form in which search and categories compare texts. */
export const fold = rememberTexts(
  (text) =>
    normalised(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae'),
  REMEMBERED_CHARACTERS,
);
