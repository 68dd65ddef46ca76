import { headerOf, withColumns } from './columns.ts';
import { fold } from './fold.ts';
import { type Mapped, withLabels } from './tables.ts';

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
  const lines = replaced(joinedLines, LISTED, splitLine(joinedLines.text));
  const joined = replaced(replaced(lines, MISSPELT, spelled), SHORTENED, writtenOut);
  const { text, starts, ends } = replaced(withLabels(withColumns(joined)), TOKEN, repairToken);
  const folded = fold(text);
  return { original, text, folded, starts, ends, sentences: sentencesOf(text, folded) };
};

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
    const join = next ? joinOf(line.text, next.text, widest, original) : '';
    putLine(original, join === 'hyphen' ? { ...line, end: line.end - 1 } : line, put);
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
  put: (sign: string, start: number, end: number) => void,
): void => {
  for (let index = start; index < end; index += 1) {
    const sign = original[index] ?? '';
    if (HIDDEN.test(sign)) continue;
    if (sign === '\t') put('|', index, index + 1);
    else if (!SPACE.test(sign)) put(sign, index, index + 1);
    else if (!SPACE.test(original[index - 1] ?? '')) put(' ', index, index + 1);
  }
};

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

const isWrapped = (line: string, next: string): boolean =>
  CUT_WORD.test(line) ? STARTS_LOW.test(next) : false;

const joinOf = (line: string, next: string, width: number, original: string): string => {
  if (next === '' || line === '' || CELLS.test(line) || CELLS.test(next)) return '\n';
  if (CUT_WORD.test(line)) return joinWords(line, next, original);
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
  if (/^(?:F-)?\d{5} \p{L}/u.test(next) || STARTS_LOW.test(next)) return true;
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

/** The first pages, folded once for all the words that a text cuts. */
let latestHead: { original: string; folded: string; words: ReadonlySet<string> } | undefined;
const headOf = (original: string) => {
  if (latestHead?.original !== original) {
    const folded = fold(original.slice(0, 8000));
    latestHead = { original, folded, words: new Set(folded.split(/[^a-z-]+/)) };
  }
  return latestHead;
};

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

/** What people shorten in notices that they pay by the sign. */
const SHORTENED =
  /(?<![\p{L}.-])(?:fds|cce|px|pdte?|g[ée]r\.|dur\.|liq\.|obj\.|d[ée]n\.|pr[ée]s\.|s\.s\.(?= ?:| ?\d)|rep\.)(?![\p{L}])/giu;
const WRITTEN_OUT: Readonly<Record<string, string>> = {
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
};
const writtenOut = (word: string): string => WRITTEN_OUT[fold(word)] ?? word;

/** Labels whose gender or number is often mistaken. */
const MISSPELT =
  /(?<!\p{L})(?:si[eèéê]ge (?:social )?(?:ancien|nouveau)(?= ?:)|si[eèéê]ge sociale|capitale social|objet sociale|d[ée]nomination social|raison social|fond(?= (?:de commerce|artisanal|commercial|lib[ée]ral)(?!\p{L}))|sont(?= (?:g[ée]rant|pr[ée]sident)))(?!\p{L})/giu;
const spelled = (words: string): string => {
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
  { text, starts, ends }: Mapped,
  pattern: RegExp,
  repair: (token: string, text: string, index: number) => string,
): Mapped => {
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
  copy(last, text.length);
  return { text: parts.join(''), starts: newStarts, ends: newEnds };
};

const WAYS =
  /^,?(?: bis| ter)? (?:rue|place|avenue|av\.?|bd|boulevard|chemin|route|rte|impasse|all[ée]es?|quai|cours|square|passage|sentier|mont[ée]e|ruelle|faubourg|chauss[ée]e|venelle|esplanade|promenade|traverse|rond-point|villa|cit[ée])(?!\p{L})/iu;
const MONTHS = /^ (?:janv|f[ée]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c)/i;

/** The usual confusions: O and 0, l and 1, rn and m. */
const repairToken = (token: string, text: string, index: number): string => {
  if (/^[lIO]{1,2}$/.test(token) && MONTHS.test(text.slice(index + token.length, index + token.length + 7)))
    return token.replace(/O/g, '0').replace(/[lI]/g, '1');
  if (/^[\dOolI]+$/.test(token)) return digits(token, text, index);
  if (CASE_NUMBER.test(token)) return caseNumber(token);
  if (token === 'Mrne') return 'Mme';
  if (token === 'ler' && MONTHS.test(text.slice(index + 3, index + 10))) return '1er';
  if (/\d/.test(token)) return letters(token);
  return repairWord(token);
};

const repairWord = (token: string): string => {
  if (/^[\p{Lu}l]{3,}$/u.test(token) && token.includes('l') && /\p{Lu}{2}/u.test(token.replaceAll('l', '')))
    return token.replaceAll('l', 'I');
  if (/\p{Ll}I\p{Ll}|\p{Ll}{3}I$/u.test(token)) return token.replaceAll('I', 'l');
  const word = /rn|^[lI1]|[ily]/.test(token) ? knownWord(token) : token;
  if (/^\p{Ll}{4,}$/u.test(word)) return spelt(word);
  // « Jouisance » begins a sentence; shorter words may be names.
  return /^\p{Lu}\p{Ll}{6,}$/u.test(word) ? word.charAt(0) + spelt(word.toLowerCase()).slice(1) : word;
};

/** « 2O26LOOO27 »: figures on both sides of the letters of a register. */
const CASE_NUMBER = /^\d[\dOlI]{3}\p{Lu}{1,2}[\dOlI]{3,7}$/u;
const caseNumber = (token: string): string => {
  const figures = (part: string) => part.replace(/O/g, '0').replace(/[lI]/g, '1');
  const letters = /^[\p{Lu}]{1,2}?(?=[\dOlI]+$)/u.exec(token.slice(4))?.[0] ?? '';
  return figures(token.slice(0, 4)) + letters + figures(token.slice(4 + letters.length));
};

/** « disolution », « anonce », « someil »: a known word but for its doubled letters. */
const spelt = (token: string): string => {
  const folded = fold(token);
  if (token === 'nome' || token === 'nomé') return 'nommé';
  if (folded.length < 5 || vocabulary().has(folded)) return token;
  return spellings().get(single(folded)) ?? token;
};
const single = (word: string): string => word.replace(/([^e])\1/g, '$1');

const digits = (token: string, text: string, index: number): string => {
  const figures = token.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');
  if (/\d/.test(token)) return figures;
  if (/^[lIO]{5}$/.test(token)) return figures;
  const before = text.slice(Math.max(0, index - 8), index);
  if (/^O{3}$/.test(token) && /(?:\d[\dOl]{0,6}|(?<!\p{L})[lI])[ .,]$/u.test(before)) return figures;
  const after = text.slice(index + token.length, index + token.length + 16);
  // « l OOO euros »
  if (/^[lI]$/.test(token) && /^[ .][\dO]{3}(?![\p{L}\d])/u.test(after)) return figures;
  // « l3/Ol/2O26 », « 83O Oll 383 »: letters between figures.
  if (/^[OlI]{2,3}$/.test(token) && /[\dOl][ /.]$/.test(before) && /^[ /.][\dlIO]{2}/.test(after))
    return figures;
  return /^(?:l|[lI]?O?[lI]O?[lI]?)$/.test(token) && WAYS.test(after) ? figures : token;
};

const letters = (token: string): string => {
  if (/^1(?:er|re|ere|ère)$/i.test(token)) return token;
  if (/^SC1$/.test(token)) return 'SCI';
  // « ANGER5 », « A55EMBLÉE »
  if (/^\p{Lu}{4,}5$|^\p{Lu}+5{1,2}\p{Lu}{3,}$/u.test(token)) return token.replaceAll('5', 'S');
  const inside =
    /^(?:0\p{L}{3,}|1\p{Ll}{3,}|\p{L}+[01]{1,2}\p{L}{2,}|\p{L}{2,}[01]\p{L}|\p{L}{4,}1|[\p{L}01]*\p{L}{2}[01]\p{L}{2}[\p{L}01]*)$/u.test(
      token,
    );
  if (!inside) return token;
  const low = /\p{Ll}/u.test(token.slice(1).replace(/\d/, ''));
  const withI = token.replace(/1/g, 'i').replace(/0/g, 'o');
  if (low && vocabulary().has(fold(withI))) return withI;
  const [first = '', rest = ''] = [token.slice(0, 1), token.slice(1)];
  const one = (_: string, index: number) => (low ? 'l' : capitalOne(token, index + 1));
  return first.replace('0', 'O').replace('1', 'l') + rest.replace(/0/g, low ? 'o' : 'O').replace(/1/g, one);
};

/** « SAB1ES », « TRIBUNA1 », « CESS1ON »: L where French has L between these letters, else I. */
const capitalOne = (token: string, index: number): string => {
  const folded = fold(token);
  const [left = '', right = ''] = [folded[index - 1], folded[index + 1]];
  const vowel = /[aeiouy]/;
  if (vowel.test(left)) return 'L';
  return /[bfgp]/.test(left) && vowel.test(right) && !folded.startsWith('on', index + 1) ? 'L' : 'I';
};

const knownWord = (token: string): string => {
  const tries = [token.replaceAll('rn', 'm'), token.replace(/^[l1]/, 'I'), token.replace(/^[I1]/, 'l')];
  const known = tries.find((word) => word !== token && vocabulary().has(fold(word))) ?? misread(token);
  // No French word has these letters in a row.
  return known ?? token.replace(/rn(?=[mp])/, 'm').replace(/(?<=\p{L}r)rn/u, 'm');
};

/** « Capitai », « soclété »: a known word but for i and l, in small letters after the first. */
const misread = (token: string): string | undefined => {
  const folded = fold(token);
  if (folded.length < 6 || vocabulary().has(folded) || !/^\p{L}\p{Ll}+$/u.test(token)) return undefined;
  const word = misreadings().get(alike(folded));
  if (word === undefined || word.length !== token.length) return undefined;
  return /^\p{Lu}/u.test(token) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};
const alike = (word: string): string => word.replace(/[ily]/g, 'l');

/** Words of the notices, to recognise one that was badly scanned, cut or misspelt. */
const WORDS = `nom nomme nommee prenom demeurant domicile dame commerce communication commissaire commissaires comptes
  ordinaire extraordinaire assemblee generale societe civile immobiliere immobilier immatriculee immatriculation
  liquidation liquidateur liquidatrice dissolution denomination modification administrateur administration
  president presidente gerance gerant gerante capital numero montant monsieur madame tribunal mandat
  mandataire judiciaire redressement augmentation transformation transfert statuts associes actionnaires
  constitution enregistrement oppositions publication completement forme normal informatique immeuble
  jugement soumis soumise soumises soumission commun commune communs termes mois mandats nommes reims nimes amiens
  limoges denommee denomme anonyme limitee responsabilite simplifiee collectif somme rouen clermont marne chambery cambrai domaine premier premiere demande demission demissionnaire
  immeubles domiciliee domicilie mention moyennant commercial commerciale compte compter
  annonce annonces sommeil temporaire activite cessation cession acquereur acheteur vendeur cessionnaire cedant
  tribunal greffe gerance siege adresse transfere transferer apport apports approuve approbation personnel
  successeur succede effet effective objet duree prorogation proroge collective collectivite unanimite actionnaire
  associe associee dissoute dissout dissoudre liquider resilie resiliation rectificatif rectification erreur
  additif nommer commerciale exploitation exploite exploitee appelle appellera immobilieres appartenant
  appartement jouissance possession correspondance opposition fonctions fonction remplacement remplace demissionne
  immatricule professionnel professionnelle proces verbal statuant deliberation decision pouvoir occasion raison location`;

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const vocabulary = lazily(() => new Set(WORDS.split(/\s+/)));
const misreadings = lazily(() => new Map([...vocabulary()].map((word) => [alike(word), word])));
const spellings = lazily(() => new Map([...vocabulary()].map((word) => [single(word), word])));

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
