/** The references of the specification: AL-000000 to AL-999999. */
export const REFERENCE_COUNT = 1_000_000;

/** When these are used up, references have seven digits, then eight; the first of them is never a zero. */
export const longerReferences = [
  { from: 1_000_000, to: 10_000_000 },
  { from: 10_000_000, to: 100_000_000 },
] as const;

const DIGITS = 6;

/** The public number of an announcement, « AL-482517 », in capitals. */
export const REFERENCE = /^AL-(?:\d{6}|[1-9]\d{6,7})$/;

export const isReference = (text: string): boolean => REFERENCE.test(text);

export const referenceOf = (number: number): string => `AL-${String(number).padStart(DIGITS, '0')}`;

/** The first reference in a text, in capitals; undefined if there is none. */
export const quotedReference = (text: string): string | undefined =>
  /AL-(?:[1-9]\d{6,7}|\d{6})(?!\d)/i.exec(text)?.[0].toUpperCase();

/** A reference typed alone, with or without its hyphen, in any case: « al 482517 ». */
export const typedReference = (text: string): string | undefined => {
  const [, number] = /^\s*al\s*(?:-\s*)?(\d{6}|[1-9]\d{6,7})\s*$/i.exec(text) ?? [];
  return number && referenceOf(Number(number));
};
