import type { Source, Span } from './source.ts';

/** The legal forms that the reader names; the others are 'OTHER'. */
export type ReadForm =
  | 'SARL'
  | 'EURL'
  | 'SAS'
  | 'SASU'
  | 'SA'
  | 'SNC'
  | 'SCI'
  | 'SCP'
  | 'SCM'
  | 'SC'
  | 'SELARL'
  | 'SELAS'
  | 'GIE'
  | 'SCOP'
  | 'SCA'
  | 'ASSOCIATION'
  | 'OTHER';

export type FoundForm = Span & { readonly value: ReadForm };

const SOLE = String.raw`(?:,? (?:a |d')(?:associee?|actionnaire) unique|,? uniperson+el+e?)`;
const LIMITED = 'a responsabilite limitee?';
const SHARES = 'par actions? simplifiee?s?';
/** « Elle est à responsabilité limitée »: the word « société » stands before. */
const SHE_IS = '(?:elle|la societe|celle-ci) (?:est|sera) ';

// The longest first: each pattern is tried in order at a place of folded text.
const patterns: readonly (readonly [ReadForm, string])[] = [
  ['SELARL', `soc(?:iete)? d'exercice liberal ${LIMITED}${SOLE}?|selarlu?|s\\.e\\.l\\.a\\.r\\.l\\.?`],
  ['SELAS', `soc(?:iete)? d'exercice liberal ${SHARES}${SOLE}?|selasu?|s\\.e\\.l\\.a\\.s\\.?`],
  ['OTHER', "soc(?:iete)? d'exercice liberal (?:a forme anonyme|en commandite par actions)|selafa|selca"],
  [
    'SCOP',
    'scop (?:sarl|sas|sa)(?![a-z])|scop(?![a-z])|s\\.c\\.o\\.p\\.?|societe cooperative (?:et participative|ouvriere de production|de production)',
  ],
  ['SASU', `societe ${SHARES}${SOLE}|s\\.?a\\.?s\\.?u\\.?|s\\.?a\\.?s\\.?${SOLE}`],
  ['SAS', `societe ${SHARES}|(?<=${SHE_IS})${SHARES}|s\\.?a\\.?s\\.?`],
  [
    'EURL',
    `entreprise uniperson+el+e ${LIMITED}|societe ${LIMITED}${SOLE}|e\\.?u\\.?r\\.?l\\.?|s\\.?a\\.?r\\.?l\\.?${SOLE}|s\\. ?a\\.? r\\. ?l\\.?${SOLE}|sarlu`,
  ],
  ['SARL', `societe ${LIMITED}|(?<=${SHE_IS})${LIMITED}|s\\.?a\\.?r\\.?l\\.?|s\\. ?a\\.? r\\. ?l\\.?`],
  ['SCA', 'societe en commandite par actions|s\\.?c\\.?a\\.?'],
  [
    'OTHER',
    "societe en commandite simple|s\\.?c\\.?s\\.?|scic(?![a-z])|societe cooperative agricole|societe cooperative d'interet collectif|gaec|earl|scea|gfa|sica|exploitation agricole a responsabilite limitee|groupement agricole d'exploitation en commun|societe civile d'exploitation agricole|groupement foncier agricole|societe d'interet collectif agricole|societe de libre partenariat",
  ],
  ['SNC', 'societe en nom collectif|s\\.?n\\.?c\\.?'],
  ['SCI', "societe civile immobiliere(?: de construction[ -]vente| d'attribution)?|s\\.?c\\.?i\\.?|scicv"],
  ['SCP', 'societe civile professionnelle|s\\.?c\\.?p\\.?'],
  ['SCM', 'societe civile de moyens|s\\.?c\\.?m\\.?'],
  [
    'SC',
    'societe civile(?: (?:de portefeuille|patrimoniale|de gestion|de participations?|de construction(?:[ -]|, )vente))?|sccv|s\\.?c\\.?',
  ],
  ['GIE', "groupement d'interet economique|g\\.?i\\.?e\\.?"],
  ['SA', 'societe anon[iy]me?|s\\.?a\\.?'],
  ['ASSOCIATION', 'association(?= (?:regie|loi|declaree))'],
];

const FORM = new RegExp(
  `(?<![a-z-])(?<![a-ce-km-z]')(?:${patterns.map(([, pattern]) => `(${pattern})`).join('|')})(?![a-z'-])`,
  'g',
);

const formOf = (match: RegExpExecArray): ReadForm => {
  const index = match.slice(1).findIndex((group) => group !== undefined);
  return patterns[index]?.[0] ?? 'OTHER';
};

/** Every legal form named in the text. */
export const findForms = (source: Source): readonly FoundForm[] =>
  [...source.folded.matchAll(FORM)]
    .map((match) => ({ start: match.index, end: match.index + trimmed(match[0]), value: formOf(match) }))
    .filter((form) => isForm(source, form));

// « SAS. Siège » ends a sentence: the point is not of the form, unless the form is written with points.
const trimmed = (written: string): number =>
  /^[a-z]\./.test(written) && written.endsWith('.') ? written.length : written.replace(/\.$/, '').length;

/** « S.à r.l. », « S.à.r.l. », « S. A. R. L. » */
const SPACED = /^s\. ?[aà]\.? ?r\. ?l\.?/iu;

/** « sa » and « sci » are also ordinary letters: a short form is in capitals, or said by what follows it. */
const isForm = ({ text, folded }: Source, { start, end, value }: FoundForm): boolean => {
  const written = text.slice(start, end);
  if (end - start > 5 && !written.includes('.')) return true;
  if (SPACED.test(written)) return true;
  if (value === 'SA' || value === 'SC' || value === 'GIE' || value === 'SCA' || value === 'OTHER')
    return /^[A-Z.]+$/.test(written) && (value !== 'SA' || saysCompany(folded, start, end));
  return /^[A-Z.]+$/.test(written) || /^[A-Z]?[a-z]{1,14}$/.test(written);
};

const saysCompany = (folded: string, start: number, end: number): boolean =>
  /^(?: au cap| a cap| "|[,;.)\n]| -| cap| en liq| \p{L}+ \d|$)/u.test(folded.slice(end, end + 14)) ||
  /(?:(?:[,-]|\bla|\bune|\bforme :?|\bde l[ a']?) |\n)$/.test(folded.slice(Math.max(0, start - 9), start)) ||
  start === 0;
