import { headerOf, withColumns } from './columns.ts';
import { fold } from './fold.ts';
import { LABELLED, usualLabel } from './labels.ts';
import { headOf, repairToken, vocabulary } from './repair.ts';
import { withStackedCells } from './stacked-tables.ts';
import { isLabel, type Mapped, withLabels } from './tables.ts';

/**
 * The text as the reader sees it. `text` has one space for each run of spaces, its wrapped lines joined and the
 * usual confusions of character recognition repaired; `folded` is the same, sign for sign, in lower case and
 * without accents. `starts` and `ends` give, for each sign, its place in the original.
 */
export type Source = {
  readonly original: string;
  readonly text: string;
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly sentences: readonly Span[];
};

/** From `start` to before `end`, in `text` unless said otherwise. */
export type Span = { readonly start: number; readonly end: number };

/** Longer texts are read up to here: statutes of sixty pages have about 200 000 signs. */
const LONGEST = 250_000;

/** The text prepared last: a check reads, compares and quotes the same text. */
let latest: Source | undefined;

export const prepare = (original: string): Source => {
  if (latest?.original !== original) latest = prepared(original);
  return latest;
};

const prepared = (original: string): Source => {
  const joinedLines = joinLines(original.slice(0, LONGEST));
  const closed = replaced(joinedLines, SPACED, closedUp(joinedLines.starts));
  const elided = /['’‘ʼ`]/.test(original) ? closed : replaced(closed, ELIDED, () => "'");
  const hyphened = replaced(elided, CUT_COMPOUND, () => '-');
  const coded = replaced(hyphened, CUT_CODE, (code) => code.replace(' ', ''));
  const tight = replaced(coded, LOOSE, () => '');
  const lines = replaced(tight, LISTED, splitLine(tight.text));
  const joined = replaced(replaced(lines, MISSPELT, spelled), SHORTENED, writtenOut);
  const labelled = replaced(withLabels(withColumns(withStackedCells(joined))), LABELLED, usualLabel);
  const { text, starts, ends } = replaced(labelled, TOKEN, repairToken);
  const folded = fold(text);
  return { original, text, folded, starts, ends, sentences: sentencesOf(text, folded) };
};

/** « RCS D ARRAS », « L ASSOCIE UNIQUE »: a text that has no apostrophe at all has lost them. */
const ELIDED =
  /(?<=(?<![\p{L}\d'’.-])(?<!(?:b[âa]t(?:iment|\.)?|escalier|esc\.?|appartement|appt\.?|hall|porte|lot|classe|immeuble) )(?:[dlns]|qu)) (?=(?![OlI\d]+(?!\p{L}))(?!(?:et|ou|au|aux|est|a|à|ont) )[aeiouyhàâéèêëîïôûùœ]\p{L})/giu;

/** « location – gérance », « procès – verbal »: a hyphen set as a dash between spaces. */
const CUT_COMPOUND = /(?<=location) [–-] (?=g[ée]rance)|(?<=proc[èe]s) [–-] (?=verbal)/giu;

/** « 6 rue Jean-Moulin — 55 100 VERDUN »: a postal code that was cut like an amount. */
const CUT_CODE =
  /(?<=\p{L}(?:,| [–—-]) )\d{2} \d{3}(?= (?!EUR|FRANCS?|F |PARTS|ACTIONS|TITRES|VOIX|DROITS|OBLIGATIONS)\p{Lu}[\p{L}'’-]{2,})/gu;

/** « S A S U », « H E L I A N T H E   S E R V I C E S »: capitals set apart, words by wider gaps. */
const SPACED = /(?<![\p{L}\d'’&.-] ?)\p{Lu}(?: \p{Lu}){3,60}(?![\p{L}\d'’.-])/gu;
const closedUp =
  (starts: readonly number[]) =>
  (token: string, _text: string, index: number): string =>
    [...token]
      .filter((sign, at) => sign !== ' ' || (starts[index + at + 1] ?? 0) - (starts[index + at] ?? 0) > 1)
      .join('');

/** The sentence, or the line, around a place of the text. */
export const sentenceAt = ({ sentences, text }: Source, position: number): Span => {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return sentences[low] ?? { start: 0, end: text.length };
};

const HIDDEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const SPACE = /\s/;

type Line = Span & { readonly text: string };

/** Lines without their margins, and what joins each to the next: nothing, a hyphen, a space or a line break. */
const joinLines = (original: string): Mapped => {
  const lines = linesOf(original);
  const wrapped =
    lines.some(({ text }, index) => isWrapped(text, lines[index + 1]?.text ?? '')) || isFilled(lines);
  const widest = wrapped ? usualWidth(lines) : 0;
  const labels = labelLines(lines);
  const wide = isWide(original);
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (sign: string, start: number, end: number) => {
    parts.push(sign);
    starts.push(start);
    ends.push(end);
  };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const join = next
      ? (cellJoin(labels, index, line, next) ?? joinOf(line.text, next.text, widest, original))
      : '';
    putLine(original, join === 'hyphen' ? { ...line, end: line.end - 1 } : line, wide, put);
    if (next && join !== '' && join !== 'hyphen') put(join, line.end, next.start);
  }
  return { text: parts.join(''), starts, ends };
};

/** Lines that break in the middle of a sentence, again and again: a column, though no word is cut. */
const isFilled = (lines: readonly Line[]): boolean =>
  lines.filter(
    ({ text }, index) =>
      text.length > 30 &&
      /[\p{L}\d,]$/u.test(text) &&
      STARTS_LOW.test(lines[index + 1]?.text ?? '') &&
      !LOW_LABEL.test(lines[index + 1]?.text ?? ''),
  ).length > 3;

/** A label and its value are never one line; the town goes on with its street. */
const cellJoin = (
  labels: ReadonlySet<number>,
  index: number,
  { text }: Line,
  next: Line,
): string | undefined =>
  (labels.has(index) || labels.has(index + 1) || (labels.size > 0 && text === 'SA')) &&
  !(POSTAL_LINE.test(next.text) && !isLabel(text))
    ? '\n'
    : undefined;
/** « 2990O CONCARNEAU » too: some of its figures were read as letters. */
const POSTAL_LINE = /^(?:F-)?(?=[OlI]{0,4}\d)[\dOlI]{5} \p{L}/u;

/** The lines that are but a label, where a form has several, and the cells under a row of them. */
const labelLines = (lines: readonly Line[]): ReadonlySet<number> => {
  const labels = lines.flatMap(({ text }, index) =>
    text.length > 2 && text.length < 50 && !text.endsWith(':') && /^\p{Lu}/u.test(text) && isLabel(text)
      ? [index]
      : [],
  );
  if (labels.length < FORM_LABELS) return new Set();
  const known = new Set(labels);
  return new Set([...labels, ...labels.flatMap((index) => cellsUnder(known, index))]);
};
const FORM_LABELS = 3;

/** For the last of some labels in a row, as many lines after it. */
const cellsUnder = (labels: ReadonlySet<number>, index: number): readonly number[] => {
  if (labels.has(index + 1)) return [];
  let count = 1;
  while (labels.has(index - count)) count += 1;
  return count > 1 ? Array.from({ length: count }, (_, cell) => index + 1 + cell) : [];
};

/** Three lines of four are not longer: a title or a first line may be. */
const usualWidth = (lines: readonly Line[]): number => {
  const widths = lines.map(({ text }) => text.length).filter((width) => width > 0);
  return widths.sort((a, b) => a - b)[Math.floor(widths.length * 0.75)] ?? 0;
};

const linesOf = (original: string): readonly Line[] => {
  const lines: Line[] = [];
  let offset = 0;
  for (const raw of original.split('\n')) {
    const text = raw.trim();
    const start = offset + (text ? raw.indexOf(text[0] ?? '') : 0);
    lines.push({ start, end: start + text.length, text });
    offset += raw.length + 1;
  }
  return lines;
};

const putLine = (
  original: string,
  { start, end }: Span,
  wide: boolean,
  put: (sign: string, start: number, end: number) => void,
): void => {
  for (let index = start; index < end; index += 1) {
    const sign = original[index] ?? '';
    if (isLeftOut(original, index, wide)) continue;
    if (sign === '\t') put('|', index, index + 1);
    else if (!SPACE.test(sign)) put(sign, index, index + 1);
    else if (!SPACE.test(original[index - 1] ?? '')) put(' ', index, index + 1);
  }
};

/** « capital  de  1 8 0 0 0  € »: words two spaces apart, so that one space parts the signs of one word. */
const isWide = (original: string): boolean => {
  const top = original.slice(0, 4000);
  const [two, one] = [top.match(/\S {2,3}(?=\S)/g) ?? [], top.match(/\S (?=\S)/g) ?? []];
  return two.length > 20 && two.length > one.length;
};
const isLeftOut = (original: string, index: number, wide: boolean): boolean =>
  HIDDEN.test(original[index] ?? '') || (wide && isInner(original, index));
const isInner = (original: string, index: number): boolean =>
  original[index] === ' ' &&
  /^(?:\d \d|\p{Lu} \p{Lu}|\S [-.,;]|- \S)$/u.test(original.slice(index - 1, index + 2));

const CUT_WORD = /\p{L}[-‐‑]$/u;
const STARTS_LOW = /^(?:\p{Ll}|\(|»)/u;
const ENDS_OPEN =
  /(?:,|(?:^|[ '])(?:de|du|des|la|le|les|l|d|au|aux|en|et|ou|par|pour|sur|sous|son|sa|ses|une?|dont|est|sont|M\.|Mme|Me|MM\.|n°|rue|avenue))$/i;
const LABEL = /^(?:[-•*]|\d{1,2}[°).]|\p{Lu}[\p{L}' ’-]{1,38} ?:)/u;
const IDENTITY =
  /^(?:S\.?A\.?R\.?L|S\.?A\.?S|E\.?U\.?R\.?L|S\.?C\.?I|S\.?A\b|Soci[ée]t[ée]|R\.?C\.?S|Si[èe]ge|SI[ÈE]GE|Au capital|Pour avis|\d{3} \d{3} \d{3})/;

/** Rows of a table are never one sentence. */
const CELLS = /\t| \| /;
/** The next point of a list, or a label typed in small letters. */
const LOW_LABEL =
  /^[-•*]|^(?:si[èe]ge|capital|objet|dur[ée]e|pr[ée]sident|g[ée]rant|d[ée]nomination|forme|rcs|siren|siret|immatriculation|admission|agr[ée]ment|clause|sigle|associ[ée]|liquidat|activit[ée]|adresse|nom|greffe|date|prix|vendeur|acqu[ée]reur|c[ée]dant|cessionnaire)[\p{L}' ]{0,34} ?:/u;

/** A form written with points, of which the name is on the next line. */
const FORM_END = /(?:S\.A\.R\.L|S\.A\.S\.U|S\.A\.S|E\.U\.R\.L|S\.C\.I|S\.N\.C)\.$/;

/** « PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE », then « EXTRAORDINAIRE DU … »: one title on two lines. */
const CUT_MEETING = /assembl[ée]e(?: g[ée]n[ée]rale)?$/i;
const KIND_OF_MEETING = /^(?:extraordinaire|ordinaire|mixte|g[ée]n[ée]rale)(?!\p{L})/iu;

const isWrapped = (line: string, next: string): boolean =>
  CUT_WORD.test(line) ? STARTS_LOW.test(next) : false;

const joinOf = (line: string, next: string, width: number, original: string): string => {
  if (next === '' || line === '' || CELLS.test(line) || CELLS.test(next)) return '\n';
  if (CUT_WORD.test(line)) return joinWords(line, next, original);
  if (CUT_MEETING.test(line) && KIND_OF_MEETING.test(next)) return ' ';
  if (LOW_LABEL.test(next) || headerOf(line)) return '\n';
  if (ENDS_OPEN.test(line) || isTown(line, next) || callsAddress(line, next)) return ' ';
  return goesOn(line, next, width) ? ' ' : '\n';
};

/** « …, demeurant », then « 10 rue … »: prose that was wrapped, not a label of a list. */
const callsAddress = (line: string, next: string): boolean =>
  line.length > 40 &&
  /(?:[ ,](?:demeurant|domicili[ée]e?s?|sise?s?|situ[ée]e?s?|exploit[ée]e?s?|à)|, (?:dont le |ayant son )?si[èe]ge(?: social)?)$/.test(
    line,
  ) &&
  /^(?:\d{1,4}[ ,]|\p{L})/u.test(next);

/** Whether the next line continues the sentence of this one. */
const goesOn = (line: string, next: string, width: number): boolean => {
  const begins = LABEL.test(next) || IDENTITY.test(next);
  if (/[.:;]$/.test(line)) return FORM_END.test(line) && !begins;
  if (POSTAL_LINE.test(next) || STARTS_LOW.test(next)) return true;
  return width > 0 && line.length >= width * 0.72 && !begins;
};

/** The town of a postal code, not of a SIRET, that ends the line. */
const isTown = (line: string, next: string): boolean =>
  /(?:^|[ ,])(?<!\d{3} )[\dOlI]{5}$/.test(line) && /^\p{Lu}/u.test(next) && !LABEL.test(next);

/**
 * « carac- téristiques » loses its hyphen, « Saint- Malo » keeps it, « ORDI- NAIRE » is a known word. A name in
 * capitals was cut too (« DES- TRAC »), unless it is that of a town or it has its hyphen elsewhere in the text.
 */
const joinWords = (line: string, next: string, original: string): string => {
  if (STARTS_LOW.test(next)) return 'hyphen';
  const [head = ''] = /(?<!\p{L})\p{L}+(?=[-‐‑]$)/u.exec(line.slice(-30)) ?? [];
  const [tail = ''] = /^\p{L}+/u.exec(next) ?? [];
  if (isWhole(original, head + tail)) return 'hyphen';
  if (
    !/^\p{Lu}{2,}$/u.test(head) ||
    !/^\p{Lu}{2,}$/u.test(tail) ||
    headOf(original).folded.includes(fold(`${head}-${tail}`))
  )
    return '';
  const town = /(?:[\dOlI]{5}|\()[^,;\n]{0,40}$|-\p{L}+-$/u.test(line);
  return keepsHyphen(fold(head), town, isNarrow(original)) ? '' : 'hyphen';
};

const keepsHyphen = (head: string, town: boolean, narrow: boolean): boolean => {
  // « M. DES- TRAC » in a narrow column is a name cut in two.
  const article = /^(?:des?|les?|la|du|et|aux)$/.test(head) && !town && narrow;
  return (COMPOUND.test(head) && !article) || (town && !narrow);
};

/** A known word, or one that the text has elsewhere without its hyphen. */
const isWhole = (original: string, word: string): boolean =>
  vocabulary().has(fold(word)) || (word.length > 3 && headOf(original).words.has(fold(word)));

/** A column so narrow that words are cut at the ends of lines: so are the names of towns. */
const isNarrow = (original: string): boolean =>
  (original.slice(0, 4000).match(/\p{Ll}[-‐‑]\n *\p{Ll}/gu) ?? []).length > 1;

const COMPOUND =
  /^(?:saint|sainte|st|ste|sous|sur|les|le|en|mont|ville|bourg|val|pont|port|jean|marie|anne|pierre|paul|louis|la|du|de|des|aux|et|grand|petit|haut|bas|neuf|vieux|fort|roche|villers|chateau)$/;

/** « LE PHARE / SARL / capital 1 000 € / siège … »: a list on one line, a line for each of its points. */
const LISTED = / (?:\/|–|—) /g;
const splitLine = (text: string): ((sign: string, text: string, index: number) => string) => {
  let end = -1;
  let signs = new Map<string, number>();
  return (sign, _text, index) => {
    if (index > end) {
      const start = text.lastIndexOf('\n', index) + 1;
      const next = text.indexOf('\n', index);
      end = next < 0 ? text.length : next;
      signs = dense(text.slice(start, end));
    }
    return (signs.get(sign) ?? 0) > 4 ? '\n' : sign;
  };
};

/** How often a line has each sign, where it has it every few words. */
const dense = (line: string): Map<string, number> => {
  const signs = new Map<string, number>();
  for (const { 0: sign } of line.matchAll(LISTED)) signs.set(sign, (signs.get(sign) ?? 0) + 1);
  for (const [sign, count] of signs) if (line.length > count * 280) signs.delete(sign);
  return signs;
};

/** « ( 53300 ) , 2 rue Basse », « l 18 cours de la Marne », « M . X », « l ' Orb », « Saint - Jean »: spaces that belong to no sign. */
const LOOSE =
  / (?=[,)])|(?<=(?<!\p{L})(?:M|MM|Mr|Mme|Me)) (?=\. \p{Lu})|(?<=(?<!\p{L})[dlnsDLNS]) (?=['’] \p{L})|(?<=(?<!\p{L})[dlnsDLNS] ?['’]) (?=\p{L})|(?<=[\p{L}\d€)]) (?=\.(?:\s|$))|(?<=(?<!\p{L})Sainte?) (?=- \p{Lu}\p{Ll})|(?<=(?<!\p{L})Sainte? ?-) (?=\p{Lu}\p{Ll})|(?<=\() |(?<=(?<![^\s])l) (?=er (?:janv|f[ée]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c))|(?<=(?<![^\s])[lI]) (?=[\dO]{2},? (?:bis |ter )?(?:rue|avenue|boulevard|place|route|chemin|quai|cours|impasse) )/gu;

/** What people shorten in notices that they pay by the sign. */
const SHORTENED =
  /(?<![\p{L}.-])(?:enr\.|fds|cce|px|pdte?|g[ée]r\.|dur\.|liq\.|obj\.|d[ée]n\.|pr[ée]s\.|s\.s\.(?= ?:| ?\d)|repr?\.|augm\.(?= (?:de |du )?cap)|nouv\.(?= (?:pr[ée]s|g[ée]r|pdt|dir|adm|com|cac|dg))|rempl\.|à ?\/ ?c\.?(?= )|cpter|(?:dem|dern|dom|dorn)\.(?= (?:à |au |\d))|(?<=[,(] ?)(?:dem|dern|dom|dorn)\.(?= \p{Lu}))(?![\p{L}])/giu;
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  'enr.': 'enregistré',
  fds: 'fonds',
  cce: 'commerce',
  px: 'Prix',
  pdt: 'Président',
  pdte: 'Présidente',
  'ger.': 'Gérant',
  'dur.': 'Durée',
  'liq.': 'Liquidateur',
  'obj.': 'Objet',
  'den.': 'Dénomination',
  'pres.': 'Président',
  's.s.': 'Siège social',
  'rep.': 'représentée',
  'repr.': 'représentée',
  'nouv.': 'Nouveau',
  'rempl.': 'remplacement',
  'a/c': 'à compter du',
  'a/c.': 'à compter du',
  cpter: 'compter',
  'dem.': 'demeurant',
  'dern.': 'demeurant',
  'dorn.': 'domicilié',
  'dom.': 'domicilié',
  'augm.': 'augmentation',
};
const writtenOut = (word: string): string => WRITTEN_OUT[fold(word)] ?? word;

/** Labels whose gender or number is often mistaken. */
const MISSPELT =
  /(?<!\p{L})(?:location [–—-] ?g[ée]rance|si[eèéê]ge (?:social )?(?:ancien|nouveau)(?= ?:)|si[eèéê]ge sociale|capitale social|objet sociale|d[ée]nomination social|raison social|fond(?= (?:de commerce|artisanal|commercial|lib[ée]ral)(?!\p{L}))|(?<!(?:en|qui|ils|elles) )sont(?= (?:g[ée]rant|pr[ée]sident)e?(?!\p{L})))(?!\p{L})/giu;
const spelled = (words: string): string => {
  if (/^location/i.test(words)) return words.replace(/ [–—-] ?/, '-');
  // « Siège ancien : » says what « Ancien siège : » says.
  const turned = /^(.+) (ancien|nouveau)$/i.exec(words);
  if (turned) return `${turned[2]} ${turned[1]}`;
  if (/^fond$/i.test(words)) return `${words}s`;
  if (/^sont$/i.test(words)) return words.slice(0, 3);
  if (/^[dr]/i.test(words)) return `${words}e`;
  return words.replace(/(capital|social)e/i, '$1');
};

const TOKEN = /[\p{L}\d]+/gu;

const replaced = (
  mapped: Mapped,
  pattern: RegExp,
  repair: (token: string, text: string, index: number) => string,
): Mapped => {
  const { text, starts, ends } = mapped;
  const parts: string[] = [];
  const newStarts: number[] = [];
  const newEnds: number[] = [];
  let last = 0;
  const copy = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      newStarts.push(starts[index] ?? 0);
      newEnds.push(ends[index] ?? 0);
    }
    parts.push(text.slice(from, to));
  };
  for (const match of text.matchAll(pattern)) {
    const [token] = match;
    const made = repair(token, text, match.index);
    if (made === token) continue;
    copy(last, match.index);
    last = match.index + token.length;
    parts.push(made);
    for (let index = 0; index < made.length; index += 1) {
      newStarts.push(starts[Math.min(match.index + index, last - 1)] ?? 0);
      newEnds.push(ends[index === made.length - 1 ? last - 1 : match.index + index] ?? 0);
    }
  }
  if (parts.length === 0) return mapped;
  copy(last, text.length);
  return { text: parts.join(''), starts: newStarts, ends: newEnds };
};

const ABBREVIATION =
  /(?:^|[ (.'-])(?:mm?|mmes?|mr|mlle|mes?|drs?|av|bd|bld|bvd|ch|rte|imp|pl|cap|art|arts|ste?|sts|tel|n|no|bat|imm|res|vol|ref|ets|cie|min|fg|all|esc|app|lot|cf|env|etc|p|c|s|r|z|a|l|e|u|i|b|d|h|g|j|f|k|o|t|v)$/;

const sentencesOf = (text: string, folded: string): readonly Span[] => {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number, next: number) => {
    if (end > start) spans.push({ start, end });
    start = next;
  };
  for (const { index, 0: sign } of text.matchAll(/\n|[.!?](?=[ »"”)]|\p{Lu})/gu)) {
    if (sign === '\n') close(index, index + 1);
    else if (endsSentence(text, folded, index))
      close(index + 1, index + 1 + (text[index + 1] === ' ' ? 1 : 0));
  }
  close(text.length, text.length);
  return spans;
};

const endsSentence = (text: string, folded: string, index: number): boolean => {
  const after = text.slice(index + 1, index + 5);
  if (!/^[ »"”)]{0,3}[\p{Lu}\d«"“–—-]/u.test(after)) return false;
  if (/^\p{Lu}/u.test(after))
    return /[\p{Ll}\d]/u.test(text[index - 1] ?? '') && /^\p{Lu}\p{Ll}/u.test(after);
  return !ABBREVIATION.test(folded.slice(Math.max(0, index - 7), index));
};

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
