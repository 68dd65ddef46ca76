import { digitsOnly, formatSiret } from '#domain/company/siret.ts';

// Longer than a SIRET: an extra digit is shown and refused, not silently dropped.
const MAX_DIGITS = 18;

/** The field's value and caret after a keystroke: the caret stays behind the same digit. */
export const siretTyped = (text: string, caret: number): { text: string; caret: number } => {
  const shown = formatSiret(digitsOnly(text).slice(0, MAX_DIGITS));
  const digitsBefore = digitsOnly(text.slice(0, caret)).length;
  return { text: shown, caret: positionBehind(shown, digitsBefore) };
};

const positionBehind = (shown: string, digits: number): number => {
  let seen = 0;
  for (let position = 0; position < shown.length; position += 1) {
    if (seen === digits) return position;
    if (shown[position] !== ' ') seen += 1;
  }
  return shown.length;
};
