import { fold } from './fold.ts';

/** A text and, for each of its signs, its place in the original. */
export type Mapped = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

type Span = { readonly start: number; readonly end: number };
export type Line = Span & { readonly text: string };

export const linesOf = (text: string): readonly Line[] => {
  let start = 0;
  return text.split('\n').map((line) => {
    const span = { start, end: start + line.length, text: line };
    start += line.length + 1;
    return span;
  });
};

/** What a cell may hold to be the label of its row or of its column, in folded text. */
const LABEL =
  /^(?:(?:nouv[a-z]{1,6}|anci[a-z]{1,4}|date d[eu']|lieu d[eu']|n° d[eu']|numero d[eu']|n°)? ?(?:la |l'|du )?(?:qualite|fonctions?|unique|locaux|local|situation|prise de possession|nom|prenom|noms? et prenoms?|identite|domicile|adresse|forme (?:\/|et) capital|n° unique|forme|denomination|raison|societe|entreprise|sigle|capital|siege|duree|greffe|rcs|r\.c\.s\.?|registre|immatriculation|siren|siret|objet|activite|actes?|date|decision|organe|effet|formalites?|rubrique|mentions?|bailleur|bailleresse|loueur|proprietaire|locataire[ -]gerante?|preneur|vendeur|venderesse|cedante?|acquereur|acheteur|cessionnaire|fonds|contrat|fin|debut|jouissance|lieu d'exploitation|partante?|sortante?|entrante?|operation|montant|approbation|exercice|depot|mandat|prix|mise a prix|oppositions?|gerante?s?|cogerante?s?|gerance|presidente?|direct(?:eur|rice)|liquidat(?:eur|rice)|mandataire|administrat(?:eur|rice)|juge[ -]commissaire|commissaire|debit(?:eur|rice)|juridiction|tribunal|nature|creances|jugement|procedure|dossier|affaire|enregistrement|commencement|terme|echeance|redevance|loyer|renouvellement|representante?|associee?s?|actionnaires?|type(?: d'annonce)?|lieu|heure|ordre du jour|reference|signature|ancienne|ancien|nouvelle|nouveau|statut|identification|reunion|presidence|publicite|monnaie|type de societe|(?:fonds propres|mise) de depart|transmission des (?:titres|parts|actions)|acces aux assemblees(?: et vote)?|prise d'effet|articles? (?:touches?|modifies?)|constat de realisation|comptes deposes)(?: (?:sociale?|avant|apres|d'immatriculation|juridique|de la societe|du siege(?: social)?|de commerce|generale?|judiciaire|aux comptes(?: (?:titulaire|suppleant))?|d'effet|en euros|\(euros\)|\(ans\)|rcs|principale?|amiable|mention|valeur|redaction|quittee?|precedente?|actuelle?|exploite|vendu|cede|du fonds|du local|des locaux|de l'acte|de cession|de vente|d'exploitation|clos le|le|de l'augmentation|de la decision|du jugement|de depart|d'origine|du contrat|d'annonce|du loueur|du vendeur|du cedant|du preneur|de l'acquereur|du cessionnaire|du locataire(?:[ -]gerant)?))?(?: ?\([^()]{1,30}\))?)$/;

/** « Dénornination », « Capita1 »: as character recognition reads them too. */
export const isLabel = (cell: string): boolean => {
  const words = fold(cell).trim();
  if (words === '') return false;
  if (LABEL.test(words)) return true;
  const meant = words
    .replaceAll('rn', 'm')
    .replaceAll('0', 'o')
    .replaceAll(/[1|](?=[a-z])|(?<=[a-z])[1|]/g, 'l');
  return meant !== words && LABEL.test(meant);
};

type Cell = Span & { readonly text: string };

/**
 * Rows whose cells are parted by « | » (also put for tabulations), « ; » or « / » are rewritten as lines
 * « label : value », with the label of the row or of the column. What is inserted has the place of the next sign.
 */
export const withLabels = (mapped: Mapped): Mapped =>
  withRows(withLabelLines(withLeadingLabels(withCutLines(withArrows(mapped)))));

const ARROW = /^[^\n:>=→]{2,40}?(?: (?:>|=>|->|→|=|:=|_{3,40})| ?\.{3,40}) (?=\S)/;
/** « SIÈGE — 22 rue du Coq »: a dash also stands between two values, so the word before it must be a label. */
const DASHED = /^(?<label>[^\n:—–]{2,40}?) (?:—|–|-) (?=\S)/;
const leadOf = (line: string): number => {
  const dashed = DASHED.exec(line);
  if (dashed && isLabel(dashed.groups?.label ?? '')) return dashed[0].length;
  return ARROW.exec(line)?.[0].length ?? 0;
};

/** « Siège > 88 avenue des Ternes »: a form in which the same sign follows each label. */
const withArrows = (mapped: Mapped): Mapped => {
  const lines = mapped.text.split('\n');
  const leads = lines.map(leadOf);
  const count = leads.filter((length) => length > 0).length;
  if (count < 4 || count * 2 < lines.filter((line) => line !== '').length) return mapped;
  const output = new Output(mapped);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const value = offset + (leads[index] ?? 0);
    if (leads[index]) output.before({ start: value, end: value }, ' : ', / ?(?:[^ .]{1,40}|\.{3,40}) $/);
    offset += line.length + 1;
  }
  return output.end();
};

/** The labels of a form of which all cells were put on one line, without any sign between them. */
const INLINE =
  /(?<=^|[ \n])(?:D[ée]nomination(?: sociale)?|Raison sociale|Sigle|Forme(?: juridique| sociale)?|Capital(?: social)?|(?:Ancien |Nouveau )?Si[èe]ge(?: social)?|Objet(?: social)?|Activit[ée]|Dur[ée]e|Date d(?:e l'acte|e la d[ée]cision|e d[ée]cision|'effet)|Organe|(?:Nouveau |Ancien )?(?:G[ée]rante?s?|Cog[ée]rants?|Pr[ée]sidente?)|Directeur g[ée]n[ée]ral|Liquidat(?:eur|rice)|Cessions? (?:de parts|d'actions)|Agr[ée]ment|Admission|Greffe|Vendeur|C[ée]dante?|Acqu[ée]reur|Cessionnaire|Bailleur|Loueur|Locataire-g[ée]rante?|Preneur|Domicile|Adresse|Repr[ée]sent[ée]e? par|Fonds(?: vendu| c[ée]d[ée])?|Prix(?: de vente| de cession)?|Prise de possession|Entr[ée]e en jouissance|Jouissance|Oppositions?)(?= [\p{Lu}\d«])/gu;
/** So many labels on a line are no sentence. */
const FORM_LABELS = 5;
/** No form is longer. */
const LONGEST_FORM = 6000;
const PARTY_LABEL =
  /^(?:vend|ced|acqu|cess(?!ions)|baill|lou|loc|pren|(?:nouveau |ancien )?(?:ger|coger|pres)|dir|liq)/;
const CITY_THEN_NAME = /\d{5} \p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,3} (?=\p{Lu}\p{Ll})/gu;

const withCutLines = (mapped: Mapped): Mapped => {
  const output = new Output(mapped);
  let offset = 0;
  for (const line of mapped.text.split('\n')) {
    const labels = line === '' || line.length > LONGEST_FORM ? [] : inlineLabels(line);
    if (new Set(labels.map(({ text }) => text)).size >= FORM_LABELS) putForm(output, line, offset, labels);
    offset += line.length + 1;
  }
  return output.end();
};

const inlineLabels = (line: string): readonly Cell[] => {
  const labels: Cell[] = [];
  for (const { index, 0: text } of line.matchAll(INLINE)) {
    const sentence = /(?:^|[ '])(?:le|la|l|du|de|des|son|sa|au|en|par|et)[ ']$/i.test(
      line.slice(Math.max(0, index - 5), index),
    );
    // « Greffe RCS AGEN », « Objet Vente … »: the value of the label before.
    const value = labels.at(-1)?.end === index - 1;
    if (!sentence && !value) labels.push({ start: index, end: index + text.length, text: fold(text) });
  }
  return labels;
};

/** Each label begins its line; what belongs to the party named before stays beside it. */
const putForm = (output: Output, line: string, offset: number, labels: readonly Cell[]): void => {
  let last = '';
  for (const [index, { start, end, text }] of labels.entries()) {
    const value = { start: offset + end + 1, end: offset + end + 1 };
    const beside = besideParty(last, text);
    if (beside) {
      output.before(value, beside, BESIDE_LABEL);
      continue;
    }
    if (start > 0) output.before({ start: offset + start, end: offset + start }, '\n', / $/);
    output.before(value, last.startsWith('fonds') && text === 'adresse' ? ' du fonds : ' : ' : ', / $/);
    last = text;
    const stop = labels[index + 1]?.start ?? line.length;
    if (PARTY_LABEL.test(text)) putPeople(output, line.slice(end, stop), offset + end);
  }
};

const besideParty = (last: string, label: string): string | undefined =>
  PARTY_LABEL.test(last) ? BESIDE.find(([pattern]) => pattern.test(label))?.[1] : undefined;

/** What is said of a party under a label of its own. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/^(?:domicile|adresse)/, ', demeurant '],
  [/^siege/, ', siège '],
  [/^represent/, ', représentée par '],
];

const BESIDE_LABEL = / ?(?:Domicile|Adresse|Si[èe]ge(?: social)?|Repr[ée]sent[ée]e? par) $/;

/** « Hortense DABADIE 11 rue du Château 47600 NÉRAC Timothée LARROUX … »: several persons under one label. */
const putPeople = (output: Output, value: string, offset: number): void => {
  for (const { index, 0: words } of value.matchAll(CITY_THEN_NAME)) {
    const start = offset + index + words.length;
    output.before({ start, end: start }, ' et ', / $/);
  }
};

/** « Cédant LIBRAIRIE DU BEFFROI », « Prix 92 500 € »: lines that begin with their label, without any sign after it. */
const withLeadingLabels = (mapped: Mapped): Mapped => {
  const lines = mapped.text.split('\n');
  const lengths = lines.map(leadingLabel);
  const count = lengths.filter((length) => length > 0).length;
  if (count < 4 || count * 2 < lines.filter((line) => line !== '').length) return mapped;
  // Columns of old and new values are read as such.
  if (lines.some((line) => /(?:^| )(?:anci|avant)[a-z]{0,4}(?: [a-z]+)? (?:nouv|apres)/.test(fold(line))))
    return mapped;
  const output = new Output(mapped);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const value = offset + (lengths[index] ?? 0) + 1;
    if (lengths[index]) output.before({ start: value, end: value }, ' : ', / $/);
    offset += line.length + 1;
  }
  return output.end();
};

/** How long the label is with which a line begins; 0 where a sentence or a sign follows it. */
export const leadingLabel = (line: string): number => {
  let end = 0;
  for (let words = 0, from = 0; words < 5 && from < 60; words += 1) {
    const next = line.indexOf(' ', from);
    if (next < 0) break;
    if (isLabel(line.slice(0, next))) end = next;
    from = next + 1;
  }
  const value = fold(line.slice(end + 1, end + 12));
  return end > 0 &&
    /^\p{Lu}/u.test(line) &&
    /^(?:[a-z]|\d|")/.test(value) &&
    !/^(?:de|du|des|d'|est|sont|a|au|aux|en|et|la|par|sera|seront|ont|qui|que|dont|general|unique)(?![a-z])/.test(
      value,
    )
    ? end
    : 0;
};

/** « Ancien siège », then « 12 rue Mercière, 69002 Lyon » on the next line: a form of which the rows are cut. */
const withLabelLines = (mapped: Mapped): Mapped => {
  const lines = mapped.text.split('\n');
  const announces = lines.map(
    (line, index) =>
      isLabel(line) &&
      lines[index + 1] !== undefined &&
      lines[index + 1] !== '' &&
      !isLabel(lines[index + 1] ?? ''),
  );
  if (announces.filter(Boolean).length < 3) return mapped;
  const output = new Output(mapped);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    offset += line.length + 1;
    if (announces[index]) output.before({ start: offset, end: offset }, ' : ', /\n$/);
  }
  return output.end();
};

const withRows = (mapped: Mapped): Mapped => {
  const separators = [' ; ', ' / '].filter((separator) => rowsOf(mapped.text, separator) > 2);
  if (separators.length === 0 && !mapped.text.includes('|')) return mapped;
  const output = new Output(mapped);
  let header: readonly Cell[] = [];
  let offset = 0;
  for (const line of mapped.text.split('\n')) {
    const cells = cellsOf(line, offset, separators);
    if (isHeader(cells)) header = cells;
    else if (cells.length > 1 && cells.length === header.length) putRow(output, header, cells);
    else if (isPairs(cells)) putPairs(output, cells);
    else putLabelled(output, cells);
    if (cells.length < 2) header = [];
    offset += line.length + 1;
  }
  return output.end();
};

/** Two labels side by side may be a row: « Forme | Société ». */
const isHeader = (cells: readonly Cell[]): boolean =>
  cells.length > 2 && cells.every(({ text }) => isLabel(text));

/** « Forme | SARL | Capital | 7 000 € »: labels and values in turn. */
const isPairs = (cells: readonly Cell[]): boolean =>
  cells.length > 3 &&
  cells.length % 2 === 0 &&
  cells.every(({ text }, index) => index % 2 === 1 || isLabel(text));

const putPairs = (output: Output, cells: readonly Cell[]): void => {
  for (const [index, cell] of cells.entries())
    if (index > 0) output.before(cell, index % 2 === 0 ? '\n' : ' : ');
};

const rowsOf = (text: string, separator: string): number =>
  text
    .split('\n')
    .filter((line) => line.includes(separator) && isLabel(line.slice(0, line.indexOf(separator)))).length;

const cellsOf = (line: string, offset: number, separators: readonly string[]): readonly Cell[] => {
  const separator = line.includes('|')
    ? '|'
    : separators.find((one) => line.includes(one) && isLabel(line.slice(0, line.indexOf(one))));
  if (separator === undefined) return [];
  const cells: Cell[] = [];
  let start = 0;
  for (const raw of line.split(separator)) {
    const text = raw.trim();
    const lead = raw.length - raw.trimStart().length;
    if (text !== '')
      cells.push({ start: offset + start + lead, end: offset + start + lead + text.length, text });
    start += raw.length + separator.length;
  }
  return cells;
};

/** « Forme | Capital », then « SARL | 7 000 € »: each value with the label of its column. */
const putRow = (output: Output, header: readonly Cell[], cells: readonly Cell[]): void => {
  const [role, name] = header;
  const people =
    /^(?:qualite|fonction)/.test(fold(role?.text ?? '')) && /nom|identite/.test(fold(name?.text ?? ''));
  for (const [index, cell] of cells.entries())
    output.before(
      cell,
      people
        ? (PERSON_WORDS[index] ?? ', ')
        : `${index > 0 ? '\n' : ''}${columnLabel(header[index]?.text ?? '', cells[0]?.text ?? '', index)} : `,
    );
};

const PERSON_WORDS = ['', ' : ', ', demeurant '];

/** « Objet | ancienne mention | nouvelle mention »: the old object, the new object. */
const columnLabel = (label: string, rubric: string, index: number): string => {
  const folded = fold(label);
  if (index === 0 || !/^(?:ancien|nouve|avant|apres)/.test(folded)) return label;
  return `${/^a[nv]/.test(folded) ? 'Ancien' : 'Nouveau'} ${fold(rubric).replace(/ ?\([^()]*\)/, '')}`;
};

/** « Bailleur | DUVAL | 3 rue Neuve »: the first cell announces the others. */
const putLabelled = (output: Output, cells: readonly Cell[]): void => {
  const announced = announces(cells);
  for (const [index, cell] of cells.entries()) {
    if (index === 0) continue;
    const open = /:$/.test(cells[index - 1]?.text ?? '');
    output.before(cell, open ? ' ' : index === 1 && announced ? ' : ' : ', ');
  }
};

const announces = ([first, ...others]: readonly Cell[]): boolean =>
  first !== undefined && (isLabel(first.text) || (others.length === 1 && isShort(first.text)));

/** In a row of two cells the first, if it is but words, announces the second. */
const isShort = (cell: string): boolean =>
  /^\p{Lu}[\p{L}'’ -]{2,40}$/u.test(cell) && !/\p{Lu}{3}/u.test(cell);

/** The text as it is rewritten, each sign with its place. */
export class Output {
  readonly #mapped: Mapped;
  readonly #parts: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #last = 0;

  constructor(mapped: Mapped) {
    this.#mapped = mapped;
  }

  /** These words instead of the separator before a cell. */
  before({ start }: Span, words: string, separator = /[ |;/]{1,6}$/): void {
    const { text, starts, ends } = this.#mapped;
    const kept = text.slice(this.#last, start).replace(separator, '');
    this.#copy(this.#last, this.#last + kept.length);
    for (const sign of words) {
      this.#parts.push(sign);
      this.#starts.push(starts[start] ?? 0);
      this.#ends.push(ends[start] ?? 0);
    }
    this.#last = start;
  }

  /** These words instead of those of the span. */
  replace({ start, end }: Span, words: string): void {
    this.#copy(this.#last, start);
    this.#last = start;
    this.before({ start, end: start }, words, /(?!)/);
    this.#last = end;
  }

  end(): Mapped {
    if (this.#last === 0 && this.#parts.length === 0) return this.#mapped;
    this.#copy(this.#last, this.#mapped.text.length);
    return { text: this.#parts.join(''), starts: this.#starts, ends: this.#ends };
  }

  #copy(from: number, to: number): void {
    const { text, starts, ends } = this.#mapped;
    this.#parts.push(text.slice(from, to));
    for (let index = from; index < to; index += 1) {
      this.#starts.push(starts[index] ?? 0);
      this.#ends.push(ends[index] ?? 0);
    }
  }
}
