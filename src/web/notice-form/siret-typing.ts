import { digitsOnly, formatSiret } from '#domain/company/siret.ts';

// Longer than a SIRET: a digit too many is shown and refused, not swallowed.
const MAX_DIGITS = 18;

/** What the field shows after a keystroke, and where the caret stands: behind the digit it stood behind. */
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
