import { fold } from '#domain/search/fold.ts';
import { typedReference } from './reference.ts';

/** The search of the back-office: a part of a company's name, or a whole SIRET. */
export type AdminSearch = { readonly name: string; readonly siret?: string };

/** A SIRET is typed in groups or copied with dots; a name may be all digits too. */
export const readAdminSearch = (term: string): AdminSearch => {
  const name = term.trim();
  return /^[\d\s.]+$/.test(name) && /\d/.test(name) ? { name, siret: name.replace(/[\s.]/g, '') } : { name };
};

type Searched = { readonly company_name: string; readonly siret: string | null };

/** The same rule for rows already loaded, ignoring accents and case. */
export const matchesAdminSearch = (term: string, { company_name, siret }: Searched): boolean => {
  const wanted = readAdminSearch(term);
  if (wanted.name === '') return true;
  return plain(company_name).includes(plain(wanted.name)) || (siret !== null && siret === wanted.siret);
};

const letters: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** Does the same as the database function `parution_unaccent`. */
const plain = (text: string): string =>
  fold(text)
    .replace(/[øßłđðþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[«»‹›<>\u00a0\u202f]/g, ' ');

/** « Retrouver un dossier »: a reference or an invoice number, else words of the contact's name or e-mail. */
export type DossierSearch = {
  readonly reference?: string | undefined;
  readonly invoice?: string | undefined;
  /** All of them must match; empty for a number that names nothing else. */
  readonly contact: readonly string[];
};

const WORDS = 5;

export const readDossierSearch = (typed: string): DossierSearch => {
  const text = typed.trim();
  // The digits alone may also be a part of an e-mail address.
  const reference = typedReference(text) ?? typedReference(`AL ${text}`);
  const invoice = /^[a-z]+-\d{4}-\d{5,}$/i.test(text) ? text.toUpperCase() : undefined;
  const isNumber = invoice !== undefined || (reference !== undefined && !/^\d/.test(text));
  return { reference, invoice, contact: isNumber ? [] : text.split(/\s+/).slice(0, WORDS) };
};

/** A name or an e-mail address: to be kept out of addresses and logs. */
export const isPersonalSearch = (text: string): boolean => {
  const { reference, invoice } = readDossierSearch(text);
  return reference === undefined && invoice === undefined;
};
