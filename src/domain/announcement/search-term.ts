import { digitsOnly } from '#domain/company/siret.ts';
import { typedReference } from './reference.ts';

/** A public search: one announcement by its reference, a company by its number or its name, or both. */
export type SearchTerm = {
  readonly reference?: string;
  /** The beginning of a SIRET, without spaces. */
  readonly siret?: string;
  /** Absent when the number alone identifies the company. */
  readonly name?: string;
};

const SIREN_LENGTH = 9;
/** Two digits may also be the number of a street. */
const SIRET_MIN = 3;

export const readSearchTerm = (text: string): SearchTerm => {
  const reference = typedReference(text);
  if (reference) return { reference };
  const siret = digitsOnly(text);
  // People copy numbers with dots and dashes. A company being registered has no number to search by.
  if (!/^[\d\s.-]+$/.test(text) || siret.length < SIRET_MIN || /^0+$/.test(siret)) return { name: text };
  return siret.length < SIREN_LENGTH ? { siret, name: text } : { siret };
};

/**
 * Legal forms and short words. People type « la SAS Orveline » for a company named « Orveline »: these count only when
 * the term has nothing else.
 */
export const minorWords: readonly string[] = (
  'sarl eurl sas sasu sa snc sca scs sci scp scm selarl selafa selas selca societe ste ' +
  'a au aux d de des du en et l la le les of the'
).split(' ');
