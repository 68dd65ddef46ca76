import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import { type AnnouncementTypeName, findAnnouncementTypeByName } from '#domain/announcement/types.ts';
import { addDays, addMonths, isoDay, parseDay } from '#domain/period/paris-day.ts';
import type { FactName } from '#domain/reading/facts.ts';
import { fold } from '#domain/reading/fold.ts';
import { readText, sureValues } from '#domain/reading/read-text.ts';
import type { TextKind } from '#domain/reading/text-kinds.ts';
import { clausesOf } from './clauses.ts';
import { departmentOf, noticeFields, type ProposedField, quote, type ReadDocument } from './notice-fields.ts';

/** A notice that a document calls for: which, where, by when, and what fills it. */
export type ProposedNotice = {
  readonly typeId: number;
  /** Other changes of the same document that this notice reports too. */
  readonly alsoTypeIds: readonly number[];
  /** The department where it is published; '' when the document does not say. */
  readonly department: string;
  /** Why this notice is needed beside the others; '' for a single one. */
  readonly reason: string;
  readonly basis: string;
  /** The rule of its deadline; '' when the law sets none. */
  readonly deadline: string;
  /** The last day by that rule, as an ISO day; '' when the document does not date it. */
  readonly until: string;
  /** It can only be published after another event. */
  readonly later: boolean;
  /** The law has it published elsewhere only: `reason` says where, and nothing is to be ordered. */
  readonly elsewhere: boolean;
  readonly fields: readonly ProposedField[];
};

export type DocumentProposal = {
  readonly kind: TextKind;
  readonly notices: readonly ProposedNotice[];
};

/** Reads a document and says which notices it calls for, the first to publish first. */
export const proposeNotices = (text: string): DocumentProposal => {
  const reading = readText(text);
  const document: ReadDocument = { text, reading, clauses: clausesOf(text) };
  const recognised = reading.facts.length > 0 && reading.types[0] !== 'autre';
  return { kind: reading.kind, notices: recognised ? noticesOf(document) : [] };
};

const noticesOf = (document: ReadDocument): readonly ProposedNotice[] => {
  const [main, ...others] = document.reading.types;
  if (!main) return [];
  if (leavesRegistry(document)) return transfer(document, main, others);
  if (main === 'dissolution')
    return isTransmission(document)
      ? [notice(document, main, transmitted)]
      : [notice(document, main), notice(document, 'liquidation', { ...closing, later: true })];
  if (main === 'liquidation' && alsoDissolves(document.text))
    return [notice(document, 'dissolution', dissolving), notice(document, main, closing)];
  return [notice(document, main, { others })];
};

/** The whole estate goes to the sole partner, a company: nothing is liquidated, and nobody liquidates. */
const isTransmission = ({ text, reading }: ReadDocument): boolean =>
  /transmission universelle|1844-5/.test(fold(text)) && sureValues(reading, 'liquidator').length === 0;

/** The minutes of a closing recall the dissolution of the year before: only one that is decided here counts. */
const alsoDissolves = (text: string): boolean => {
  const folded = fold(text);
  return (
    !/en liquidation/.test(folded.slice(0, 1_500)) &&
    folded
      .split(/[.\n]/)
      .some((sentence) => DISSOLVES.test(sentence) && !/rappel|(?:decision|date|assemblee) du/.test(sentence))
  );
};

const DISSOLVES = /(?<![a-z])decide(?:nt)? [^§]{0,60}(?:dissolution anticipee|dissoudre)/;

const transmitted = {
  reason:
    "La dissolution transmet tout le patrimoine à l'associé unique, sans liquidation : depuis le 1er octobre 2024 elle est publiée au BODACC seulement.",
  basis: 'C. civ., art. 1844-5, al. 3',
  elsewhere: true,
};
const dissolving = {
  reason: 'La dissolution est annoncée par un premier avis.',
  basis: 'C. com., art. R. 237-2',
};
const closing = {
  reason:
    'La clôture de la liquidation donne lieu à un second avis, dans le même support, qui ne peut pas être réuni avec celui de la dissolution.',
  basis: 'C. com., art. R. 237-8',
};

/** The old and the new seat are in two departments, hence under two registries. */
const leavesRegistry = ({ reading }: ReadDocument): boolean => {
  const [old, fresh] = seats(reading);
  return old !== '' && fresh !== '' && old !== fresh;
};

const seats = (reading: ReadDocument['reading']): readonly [old: string, fresh: string] => {
  const department = (...names: readonly FactName[]) =>
    departmentOf(names.flatMap((name) => sureValues(reading, name))[0]?.value ?? '');
  return [department('change.seat.old', 'company.seat'), department('change.seat.new')];
};

const transfer = (
  document: ReadDocument,
  main: AnnouncementTypeName,
  others: readonly AnnouncementTypeName[],
): readonly ProposedNotice[] => {
  const [old, fresh] = seats(document.reading);
  return [
    notice(document, main, {
      others,
      department: old,
      reason:
        "Le siège quitte le ressort du greffe : un premier avis paraît dans le département de l'ancien siège.",
      basis: 'C. com., art. R. 210-9',
      without: ['extra.newRcs', 'extra.purpose', 'extra.duration', 'extra.managers'],
    }),
    notice(document, 'transfert_siege', {
      department: fresh,
      reason:
        "Un second avis paraît dans le département du nouveau siège : il annonce le nouveau greffe et rappelle l'objet, la durée et les dirigeants.",
      basis: 'C. com., art. R. 210-11',
      settled: true,
    }),
  ];
};

type Options = {
  readonly others?: readonly AnnouncementTypeName[];
  /** Instead of the seat's. */
  readonly department?: string;
  readonly reason?: string;
  readonly basis?: string;
  readonly later?: boolean;
  readonly elsewhere?: boolean;
  /** The company as the changes leave it. */
  readonly settled?: boolean;
  /** Fields that another notice of the document has. */
  readonly without?: readonly string[];
};

const notice = (
  document: ReadDocument,
  type: AnnouncementTypeName,
  { others = [], department, reason = '', basis = '', later = false, without = [], ...more }: Options = {},
): ProposedNotice => {
  const { id: typeId } = findAnnouncementTypeByName(type);
  const alsoTypeIds = others.map((name) => findAnnouncementTypeByName(name).id);
  const { elsewhere = false, settled = false } = more;
  const read = noticeFields(document, typeId, alsoTypeIds, { settled }).filter(
    ({ name }) => !without.includes(name) && !(later && DATED_BY_EVENT.includes(name)),
  );
  const fields =
    department === undefined ? read : read.map((field) => inDepartment(field, document, department));
  return {
    typeId,
    alsoTypeIds,
    department: fields.find(({ name }) => name === 'department')?.value ?? '',
    reason,
    basis,
    deadline: noticeRules(typeId).notes.find(({ kind }) => kind === 'deadline')?.text ?? '',
    until: later ? '' : untilOf(document, type),
    later,
    elsewhere,
    fields,
  };
};

/** The dates of the event to come are not those of this document. */
const DATED_BY_EVENT: readonly string[] = ['extra.organ', 'extra.closingDate', 'extra.closingPlace'];

/** The department where the notice appears, with the sentence of the seat that lies in it. */
const inDepartment = (field: ProposedField, document: ReadDocument, department: string): ProposedField => {
  if (field.name !== 'department') return field;
  const { reading, text } = document;
  const seat = (['change.seat.old', 'company.seat', 'change.seat.new'] as const)
    .flatMap((name) => sureValues(reading, name))
    .find(({ value }) => departmentOf(value) === department);
  if (!seat) return field;
  return {
    ...field,
    value: department,
    sentences: [quote(text.slice(seat.sentence.start, seat.sentence.end))],
  };
};

type Term = { readonly from: FactName; readonly months?: number; readonly days?: number };

const monthOfDecision: Term = { from: 'date.decision', months: 1 };
const fortnightOfDeed: Term = { from: 'date.signature', days: 15 };

const terms: Partial<Record<AnnouncementTypeName, Term>> = {
  modification: monthOfDecision,
  dissolution: monthOfDecision,
  changement_dirigeant: monthOfDecision,
  transfert_siege: monthOfDecision,
  augmentation_capital: monthOfDecision,
  reduction_capital: monthOfDecision,
  transformation: monthOfDecision,
  nomination_commissaire: monthOfDecision,
  changement_denomination: monthOfDecision,
  cession_fonds: fortnightOfDeed,
  location_gerance: fortnightOfDeed,
  fin_location_gerance: { from: 'date.effect', days: 15 },
  convocation_assemblee: { from: 'meeting.date', days: -15 },
};

const untilOf = ({ reading }: ReadDocument, type: AnnouncementTypeName): string => {
  const term = terms[type];
  const day = term && parseDay(sureValues(reading, term.from)[0]?.value ?? '');
  if (!term || !day) return '';
  return isoDay(term.months ? addMonths(day, term.months) : addDays(day, term.days ?? 0));
};
