import { fold } from './fold.ts';
import type { DetailReader } from './party-details.ts';

/** Words that an acronym may leave out. */
const LINKS = /^(?:de|du|des|d|la|le|les|l|et|en|a|au|aux|pour|sur)$/;

/** « SOCIÉTÉ ARMORICAINE DE SONDAGES », then « SAS »: the form, though it has the same letters. */
const FORMS = /^(?:sasu?|sarl|eurl|sci|sc|sa|snc|scp|scm|sca|scop|gie|selarl|selas|sccv)$/;

/** Whether a short name is made of the first letters of a long one: « BMAB » of « BANQUE DE MATÉRIEL AGRICOLE DE BEAUCE ». */
export const isAcronymOf = (short: string, long: string): boolean => {
  const letters = fold(short).replace(/[^a-z]/g, '');
  const words = fold(long)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const initials = (kept: readonly string[]) => kept.map((word) => word[0]).join('');
  return (
    !FORMS.test(letters) &&
    letters.length > 1 &&
    letters.length < 9 &&
    (letters === initials(words) || letters === initials(words.filter((word) => !LINKS.test(word))))
  );
};

/** « BANQUE DE BEAUCE - BDB, société anonyme »: what is said of the company goes on behind its acronym. */
export const readShortName: DetailReader = ({ source: { text } }, { company, name }, position) => {
  const short = /^(?:\p{Lu}\.?){2,8}(?=[\n,;) ]|$)/u.exec(text.slice(position, position + 20))?.[0];
  return company && short && isAcronymOf(short, name) ? position + short.length : undefined;
};
