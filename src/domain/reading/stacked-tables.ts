import { headerOf } from './columns.ts';
import { fold } from './fold.ts';
import { ROLE } from './roles.ts';
import { isLabel, type Line, linesOf, type Mapped, Output } from './tables.ts';

/**
 * Tables pasted with a line for each cell: the labels of the columns first, one by line, then as many values; or
 * « Rubrique », « Avant », « Après », then for each rubric its two values. They become lines « label : value ».
 */
export const withStackedCells = (mapped: Mapped): Mapped => {
  const lines = linesOf(mapped.text);
  const output = new Output(mapped);
  const header = lines.findIndex(
    ({ text }, index) => OLD.test(fold(text)) && FRESH.test(fold(lines[index + 1]?.text ?? '')),
  );
  const row = lines.findIndex(({ text }) => TWO_HEADS.test(text));
  const change = lines.findIndex(({ text }) => LEAVES_ENTERS.test(fold(text)));
  const turn = lines.findIndex((_, index) => isTurnAbout(lines, index));
  if (turn > 0) putTurnAbout(output, lines, turn);
  else if (isOwnRubric(lines, header)) putOwnRubric(output, lines, header);
  else if (header >= 0) putRubrics(output, lines, header + 2);
  else if (row >= 0) putTwoCells(output, lines, row);
  else if (change >= 0) putSuccessors(output, lines, change);
  else putColumns(output, lines, 0);
  return output.end();
};

const OLD = /^(?:avant|ancien(?:ne)?(?: mention| valeur| situation)?)$/;
const FRESH = /^(?:apres|nouve(?:au|lle)(?: mention| valeur| situation)?)$/;

/** « Dénomination », « Ancienne », « Nouvelle », then the two names: the header is that of one rubric only. */
const isOwnRubric = (lines: readonly Line[], header: number): boolean => {
  const [rubric, old, fresh, next] = [-1, 2, 3, 4].map((offset) => lines[header + offset]?.text ?? '');
  return (
    header > 0 &&
    isLabel(rubric ?? '') &&
    [old, fresh].every((text) => text !== undefined && text !== '' && !isLabel(text)) &&
    (next === '' || isLabel(next ?? ''))
  );
};

const putOwnRubric = (output: Output, lines: readonly Line[], header: number): void => {
  const [rubric, old, fresh] = [lines[header - 1], lines[header + 2], lines[header + 3]];
  if (!rubric || !old || !fresh) return;
  output.replace({ start: rubric.start, end: old.start }, `Ancien ${fold(rubric.text)} : `);
  output.before(fresh, `\nNouveau ${fold(rubric.text)} : `, /\n$/);
  putColumns(output, lines, header + 4);
};

/** « Dénomination », « Ancienne », the old name, « Nouvelle », the new one. */
const isTurnAbout = (lines: readonly Line[], index: number): boolean => {
  const [rubric, old, from, fresh, to] = [-1, 0, 1, 2, 3].map((offset) => lines[index + offset]?.text ?? '');
  return (
    isLabel(rubric ?? '') &&
    OLD.test(fold(old ?? '')) &&
    FRESH.test(fold(fresh ?? '')) &&
    [from, to].every((text) => text !== undefined && text !== '' && !isLabel(text))
  );
};

const putTurnAbout = (output: Output, lines: readonly Line[], turn: number): void => {
  const [rubric, from, fresh, to] = [-1, 1, 2, 3].map((offset) => lines[turn + offset]);
  if (!rubric || !from || !fresh || !to) return;
  output.replace({ start: rubric.start, end: from.start }, `Ancien ${fold(rubric.text)} : `);
  output.replace({ start: fresh.start, end: to.start }, `Nouveau ${fold(rubric.text)} : `);
  putColumns(output, lines, turn + 4);
};

/** « Capital ancien | nouveau », then « 4 000 € | 24 000 € » on the next line. */
const TWO_HEADS =
  /^(?<rubric>\p{L}[\p{L} ]{2,24}) (?:ancien(?:ne)?|avant) ?\| ?(?:nouve(?:au|lle)|apr[èe]s)$/iu;
const putTwoCells = (output: Output, lines: readonly Line[], row: number): void => {
  const [head, cells] = [lines[row], lines[row + 1]];
  const rubric = fold(TWO_HEADS.exec(head?.text ?? '')?.groups?.rubric ?? '');
  const bar = cells?.text.indexOf('|') ?? -1;
  const found = head && cells && bar > 0;
  if (found) {
    const second = cells.start + bar + 1 + (cells.text[bar + 1] === ' ' ? 1 : 0);
    output.replace({ start: head.start, end: cells.start }, `Ancien ${rubric} : `);
    output.before({ start: second, end: second }, `\nNouveau ${rubric} : `, / ?\| ?$/);
  }
  putColumns(output, lines, found ? row + 2 : 0);
};

/** « Partant | Arrivant », then on the next line who leaves and who takes the office. */
const LEAVES_ENTERS =
  /^(?:(?:partant|sortant|demissionnaire)e?s?|(?:ancien(?:ne)?|(?:ger|presid)ante?) (?:gerante?|presidente?|sortante?|dirigeante?)) ?\| ?(?:(?:arrivant|entrant|remplacant|successeur)e?s?|(?:nouve(?:au|lle)|gerante?|presidente?) (?:gerante?|presidente?|entrante?|dirigeante?))$/;
const putSuccessors = (output: Output, lines: readonly Line[], row: number): void => {
  const [head, cells] = [lines[row], lines[row + 1]];
  const bar = cells?.text.indexOf('|') ?? -1;
  const found = head && cells && bar > 0;
  if (found) {
    const second = cells.start + bar + 1 + (cells.text[bar + 1] === ' ' ? 1 : 0);
    output.replace({ start: head.start, end: cells.start }, 'Sortant : ');
    output.before({ start: second, end: second }, '\nEntrant : ', / ?\| ?$/);
  }
  putColumns(output, lines, found ? row + 2 : 0);
};

/** « Président du conseil » on a line of its own is a rubric like « Siège social ». */
const OFFICE = new RegExp(`^(?:${ROLE})(?: (?:du conseil|de la societe|du directoire)[a-z' ]{0,20})?$`);
const isRubric = (text: string): boolean => isLabel(text) || OFFICE.test(fold(text));

/** The values of a label: the lines up to the next one. */
const valuesAfter = (lines: readonly Line[], index: number): readonly Line[] => {
  let end = index + 1;
  while (end < lines.length && lines[end]?.text !== '' && !isRubric(lines[end]?.text ?? '')) end += 1;
  return lines.slice(index + 1, end);
};

const putRubrics = (output: Output, lines: readonly Line[], from: number): void => {
  for (const [index, line] of lines.entries())
    if (index >= from && isRubric(line.text)) putRubric(output, line, valuesAfter(lines, index));
};

const putRubric = (output: Output, line: Line, values: readonly Line[]): void => {
  const [old, fresh, ...more] = values.filter((value, place) => !isHome(value, values[place - 1]));
  if (!old || more.length > 0) return;
  const rubric = fold(line.text);
  const changed = fresh && fold(fresh.text) !== fold(old.text);
  if (changed) output.replace(line, `Ancien ${rubric}`);
  output.before(old, ' : ', /\n$/);
  for (const [place, value] of values.entries())
    if (changed && value === fresh) output.before(fresh, `\nNouveau ${rubric} : `, /\n$/);
    else if (isHome(value, values[place - 1])) output.before(value, ', ', /\n$/);
};

/** « Mme Ève Rollin », then « 1 rue Haute, 60200 Compiègne »: one cell. */
const isHome = ({ text }: Line, before: Line | undefined): boolean =>
  before !== undefined && /^\d.*\d{5}/.test(text) && /^\p{Lu}/u.test(before.text) && !/\d/.test(before.text);

const putColumns = (output: Output, lines: readonly Line[], from: number): void => {
  for (let index = from; index < lines.length; index += 1) {
    const labels = labelsFrom(lines, index);
    const values = columnValues(lines, index, labels.length);
    for (const [column, value] of values.entries()) {
      const label = `${labels[column]?.text} : `;
      if (column > 0) output.before(value, `\n${label}`, /\n$/);
      else output.replace({ start: labels[0]?.start ?? value.start, end: value.start }, label);
    }
    index += Math.max(0, labels.length - 1);
  }
};

const labelsFrom = (lines: readonly Line[], index: number): readonly Line[] => {
  let end = index;
  while (end < lines.length && isLabel(lines[end]?.text ?? '')) end += 1;
  return lines.slice(index, end);
};

/** After two labels at least, as many lines that are none, and then another label, a whole paragraph or nothing. */
const columnValues = (lines: readonly Line[], index: number, count: number): readonly Line[] => {
  const values = lines.slice(index + count, index + 2 * count);
  const following = lines[index + 2 * count]?.text ?? '';
  return count > 1 &&
    values.length === count &&
    values.every(({ text }) => text !== '' && !isLabel(text) && text.length < LONGEST) &&
    (following === '' ||
      isLabel(following) ||
      following.length >= LONGEST ||
      headerOf(following) !== undefined ||
      /^\p{Lu}[\p{L}' ]{2,30} : /u.test(following))
    ? values
    : [];
};

/** No cell is longer. */
const LONGEST = 120;
