/** All but ASCII, whose signs only have to be in lower case. */
const OTHER = /[^ -_a-~\n]/g;

/** The same text, sign for sign, in lower case and without accents. */
export const fold = (text: string): string => text.replace(OTHER, foldUnit).toLowerCase();

const folds = new Map<string, string>([
  ['œ', 'o'],
  ['Œ', 'o'],
  ['æ', 'a'],
  ['Æ', 'a'],
  ['ß', 's'],
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
  ['`', "'"],
  ['«', '"'],
  ['»', '"'],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['–', '-'],
  ['—', '-'],
  ['‑', '-'],
  ['‐', '-'],
  ['−', '-'],
  ['•', '-'],
  ['º', '°'],
]);

const foldUnit = (unit: string): string => {
  const known = folds.get(unit);
  if (known !== undefined) return known;
  const made = unit.normalize('NFD')[0]?.toLowerCase()[0] ?? unit;
  folds.set(unit, made);
  return made;
};
