import { digitsOnly } from '#domain/company/siret.ts';

/** What a visitor looks for: one announcement by its reference, a company by its number or by its name, or either. */
export type SearchTerm = {
  readonly reference?: string;
  /** The beginning of a SIRET, without spaces. */
  readonly siret?: string;
  /** Present unless the number alone says it all. */
  readonly name?: string;
};

const SIREN_LENGTH = 9;
/** Two digits are a number of a street as well. */
const SIRET_MIN = 3;

export const readSearchTerm = (text: string): SearchTerm => {
  const [, number] = /^al\s*(?:-\s*)?(\d{6})$/i.exec(text.trim()) ?? [];
  if (number) return { reference: `AL-${number}` };
  const siret = digitsOnly(text);
  // Dots and dashes are how people copy numbers; a company still being registered has none to be found by.
  if (!/^[\d\s.-]+$/.test(text) || siret.length < SIRET_MIN || /^0+$/.test(siret)) return { name: text };
  return siret.length < SIREN_LENGTH ? { siret, name: text } : { siret };
};

const legalWords = new Set(
  'sarl eurl sas sasu sa snc sca scs sci scp scm selarl selafa selas selca societe ste'.split(' '),
);
const smallWords = new Set('a au aux d de des du en et l la le les of the'.split(' '));

/**
 * The words that a name must hold. People type « la SAS Orveline » of a company whose name is « Orveline »: forms and
 * small words count only when there is nothing else.
 */
export const wantedWords = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !smallWords.has(word) && !legalWords.has(word));
  return telling.length > 0 ? telling : words;
};
