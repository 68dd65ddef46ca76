import { fold } from './fold.ts';
import { isLabel, type Line, leadingLabel, linesOf, type Mapped, Output } from './tables.ts';

/**
 * Tables of which only the words are left: the labels of the columns on one line, their values on the next, without
 * any sign between them. A value is known by its shape (an amount, a day, an address, a form); what stands between
 * two of these is the value of a label that has no shape. Rows become lines « label : value ».
 */
export const withColumns = (mapped: Mapped): Mapped => {
  const lines = linesOf(mapped.text);
  const output = new Output(mapped);
  let header: Header | undefined;
  let rubric = '';
  for (const [index, line] of lines.entries()) {
    rubric = rubricOf(line.text, rubric);
    if (rubric !== '' && putSide(output, rubric, line)) continue;
    const labels = lines[index + 1]?.text ? headerOf(line.text) : undefined;
    if (labels) header = { labels, line };
    else if (header && !isRow(output, header, line, mapped.text)) header = undefined;
  }
  return output.end();
};

/** « • Siège », then « Ancien : … » and « Nouveau : … » on the lines after. */
const SIDE = /^(?:Ancien(?:ne)?|Nouve(?:au|lle|l)|Avant|Après) ?: ?/;
const sideOf = (word: string): string => (/^A[nv]/.test(word) ? 'Ancien' : 'Nouveau');
const putSide = (output: Output, rubric: string, { text, start }: Line): boolean => {
  const side = SIDE.exec(text)?.[0];
  if (side === undefined) return false;
  output.replace({ start, end: start + side.length }, `${sideOf(side)} ${rubric} : `);
  return true;
};
const isRow = (output: Output, header: Header, line: Line, text: string): boolean =>
  line.text !== '' && line.text.length <= LONGEST && putLine(output, header, line, text);
const rubricOf = (line: string, last: string): string => {
  const label = line.replace(/^[•*–-] ?/, '');
  if (label.length < 40 && isLabel(label)) return fold(label);
  return SIDE.test(line) ? last : '';
};

type Header = { readonly labels: readonly string[]; line: Line | undefined };

const LONGEST = 400;

const MORE_LABELS =
  /^(?:type d'acte|assemblees|agrement|admission(?: aux assemblees| \/ vote)?|cessions? (?:d'actions|de parts)|transmission des actions|identification|element|rubrique|avant|apres)$/;

/** The labels of a line that has nothing else; at least two, each with a capital. */
export const headerOf = (line: string): readonly string[] | undefined => {
  if (line.length > 120) return undefined;
  const words = line.split(' ');
  if (words.length < 2 || words.length > 14 || !/^\p{Lu}/u.test(line) || /[:|;,.\d]/.test(line))
    return undefined;
  const labels = segmented(words);
  return labels && labels.length > 1 ? labels : undefined;
};

/** As many labels as the words make. */
const segmented = (words: readonly string[]): readonly string[] | undefined => {
  if (words.length === 0) return [];
  for (let count = 1; count <= Math.min(5, words.length); count += 1) {
    const label = words.slice(0, count).join(' ');
    const rest = /^\p{Lu}/u.test(label) && isColumn(label) ? segmented(words.slice(count)) : undefined;
    if (rest) return [label, ...rest];
  }
  return undefined;
};

const isColumn = (label: string): boolean => isLabel(label) || MORE_LABELS.test(fold(label));

const DATE = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:er)? \p{L}{3,9} \d{4})`;
const AMOUNT = String.raw`\d[\d .,]{0,14} ?(?:€|euros?|EUR)`;
const FORM = String.raw`(?:SASU?|SARL|EURL|SCI|SNC|SA|SELARL|SELAS|SCP|SCM|SC|SCOP|GIE|Société [\p{Ll}é' ]{4,50})`;
const ADDRESS = String.raw`(?:\d{1,4}(?: ?(?:bis|ter))?,? |Z\.?[AI]\.?C?\.? |(?:Rue|Route|Place|Avenue|Chemin|Lieu-dit|Le|La|Les|Port|Parc|Ferme|Domaine|Impasse|Quai) )[^|]{3,120}?\d{5} [\p{Lu}][\p{L}'’ -]{1,40}`;
const sticky = (shape: string) => new RegExp(shape, 'uy');
const SHAPES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:capital|prix|montant|mise a prix)/, sticky(AMOUNT)],
  [/^duree/, /\d{1,2}(?: ans)?(?=$| )/uy],
  [/^(?:date|effet|prise d'effet|jouissance|fin|debut|exercice clos|depot le)/, sticky(DATE)],
  [/^forme/, sticky(`${FORM}(?=$| )`)],
  [/^(?:siege|domicile|adresse|lieu)/, sticky(`${ADDRESS}(?=$| \\d)`)],
  [
    /^(?:fonction|qualite)/,
    /\p{Lu}\p{Ll}+(?: (?:aux|général|générale|délégué|déléguée|comptes|titulaire|suppléant|suppléante|du|de|directoire|conseil|surveillance)(?= ))*/uy,
  ],
  [/^(?:siren|immatriculation)/, /\d{3} ?\d{3} ?\d{3}/uy],
  [
    /^(?:type d'acte|organe|decision)/,
    /(?:A\.?G\.?[EOM]\.?|SSP|ASSP|Assemblée(?: générale)?(?: extraordinaire| ordinaire| mixte)?(?: annuelle)?|Associée? unique|Conseil d['’]administration|\p{Lu}\p{Ll}+)(?=$| )/uy,
  ],
];

const shapeOf = (label: string): RegExp | undefined =>
  SHAPES.find(([pattern]) => pattern.test(fold(label)))?.[1];

const lengthAt = (shape: RegExp, line: string, position: number): number => {
  shape.lastIndex = position;
  return shape.exec(line)?.[0].length ?? 0;
};

/** Where the value of each label begins; undefined if the shapes do not tell it. */
const cellsOf = (labels: readonly string[], line: string): readonly number[] | undefined => {
  const starts: number[] = [];
  let position = 0;
  for (const [index, label] of labels.entries()) {
    starts.push(position);
    const shape = shapeOf(label);
    const next = labels[index + 1];
    const length = shape ? lengthAt(shape, line, position) : freeLength(line, position, next);
    const end = position + length;
    if (length === 0 || (next === undefined ? end !== line.length : line[end] !== ' ')) return undefined;
    position = end + 1;
  }
  return starts;
};

/** A value without a shape ends where that of the next label begins. */
const freeLength = (line: string, position: number, next: string | undefined): number => {
  if (next === undefined) return line.length - position;
  const shape = shapeOf(next);
  // Of two values without a shape nothing tells where the first ends.
  if (!shape) return 0;
  for (let end = line.indexOf(' ', position); end > 0; end = line.indexOf(' ', end + 1))
    if (lengthAt(shape, line, end + 1) > 0) return end - position;
  return 0;
};

const putLine = (output: Output, header: Header, line: Line, text: string): boolean => {
  if (isOldAndNew(header.labels)) return putChange(output, header, line, text);
  const starts = cellsOf(header.labels, line.text);
  if (!starts) return false;
  const people = isPeople(header.labels);
  for (const [index, label] of header.labels.entries()) {
    const start = starts[index] ?? 0;
    // « 360 949 150 RCS Niort » says itself what it is.
    const own = /^rcs/i.test(label) && /RCS/.test(line.text.slice(start));
    const from = index > 0 ? line.start + start - 1 : (header.line ?? line).start;
    output.replace({ start: from, end: line.start + start }, own ? '\n' : leadOf(label, index, people));
  }
  header.line = undefined;
  return true;
};

const isPeople = ([first = '', second = '']: readonly string[]): boolean =>
  (/^(?:fonction|qualite)/.test(fold(first)) && /nom|identite/.test(fold(second))) ||
  (/^(?:president|gerant|liquidat|direct)/.test(fold(first)) && /^(?:domicile|adresse)/.test(fold(second)));

const leadOf = (label: string, index: number, people: boolean): string => {
  if (!people) return `${index > 0 ? '\n' : ''}${label} : `;
  if (/^(?:domicile|adresse)/.test(fold(label))) return ', demeurant ';
  return index === 0 && /^(?:fonction|qualite)/.test(fold(label)) ? '' : index === 0 ? `${label} : ` : ' : ';
};

const isOldAndNew = (labels: readonly string[]): boolean =>
  /^(?:anci|avant)/.test(fold(labels.at(-2) ?? '')) && /^(?:nouv|apres)/.test(fold(labels.at(-1) ?? ''));

const PARTY = String.raw`(?:M\.|Mme|Mlle|Mr|Monsieur|Madame|SAS|SASU|SARL|EURL|SA|SCI|[Ss]ociété|SELARL|Cabinet) `;
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:capital|montant)/, new RegExp(`^(?<old>${AMOUNT}) (?<fresh>${AMOUNT})`, 'u')],
  [/^(?:siege|adresse|domicile)/, new RegExp(`^(?<old>${ADDRESS}) (?<fresh>${ADDRESS})$`, 'u')],
  [/^forme/, new RegExp(`^(?<old>${FORM}) (?<fresh>${FORM})$`, 'u')],
  [/^(?:date|effet)/, new RegExp(`^(?<old>${DATE}) (?<fresh>${DATE})$`, 'u')],
  [
    /^(?:president|gerant|cogerant|direct|administrat|commissaire|liquidat)/,
    new RegExp(`^(?<old>${PARTY}.{3,150}?) (?<fresh>${PARTY}.{3,250})$`, 'u'),
  ],
];

const HOME = /^(?:Domicile|Adresse) (?:du|de la|de l') ?\p{Ll}{4,14}(?= )/u;

/** « Capital 5 000 € 55 000 € » under « Rubrique Ancienne mention Nouvelle mention ». */
const putChange = (output: Output, header: Header, line: Line, text: string): boolean => {
  const length = HOME.exec(line.text)?.[0].length ?? leadingLabel(line.text);
  if (length === 0) return false;
  const label = fold(line.text.slice(0, length));
  const value = line.text.slice(length + 1);
  const pattern = PAIRS.find(([labels]) => labels.test(label))?.[1];
  const old = pattern?.exec(value)?.groups?.old ?? knownName(label, value, text, line.start);
  const start = line.start + length + 1;
  // The line of the labels goes with its first row.
  const from = (header.line ?? line).start;
  header.line = undefined;
  const fresh = start + (old?.length ?? 0) + 1;
  if (old === undefined) {
    output.replace({ start: from, end: start }, `${line.text.slice(0, length)} : `);
    const kept = value.search(/ (?:sans changement|inchang)/i);
    if (kept > 0) output.replace({ start: start + kept, end: start + kept + 1 }, '\n');
  } else if (/^(?:date|effet)/.test(label)) output.replace({ start: from, end: fresh }, "Date d'effet : ");
  else {
    output.replace({ start: from, end: start }, `Ancien ${label} : `);
    output.replace({ start: fresh - 1, end: fresh }, `\nNouveau ${label} : `);
  }
  return true;
};

/** A name has no shape: the old one is that of the company elsewhere in the text. */
const knownName = (label: string, value: string, text: string, line: number): string | undefined => {
  if (!/^(?:denomination|raison|nom)/.test(label)) return undefined;
  const words = value.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (name.length > 3 && text.slice(0, line).includes(name)) return name;
  }
  return undefined;
};
