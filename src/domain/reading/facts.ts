import { fold } from './fold.ts';
import { oneLine, type Source, type Span, sentenceAt } from './source.ts';

/** What the reader can say of a text. */
export const factNames = [
  'company.name',
  'company.sigle',
  'company.form',
  'company.capital',
  'company.capital.currency',
  'company.capital.variable',
  'company.seat',
  'company.siren',
  'company.siret',
  'company.rcs.city',
  'company.object',
  'company.duration',
  'person',
  'person.address',
  'person.outgoing',
  'date.decision',
  'date.effect',
  'date.signature',
  'date.registration',
  'organ',
  'change.name.old',
  'change.name.new',
  'change.seat.old',
  'change.seat.new',
  'change.capital.old',
  'change.capital.new',
  'change.form.old',
  'change.form.new',
  'change.object.new',
  'change.duration.new',
  'liquidator',
  'liquidator.address',
  'liquidation.seat',
  'seller',
  'buyer',
  'business.nature',
  'business.address',
  'price',
  'opposition.address',
  'court',
  'case.number',
  'officer',
  'meeting.date',
  'meeting.place',
  'meeting.hour',
  'reference.faulty',
  'correction.old',
  'correction.new',
] as const;
export type FactName = (typeof factNames)[number];

/** One statement of a text. All places are offsets in the original text, from `start` to before `end`. */
export type Fact = {
  readonly name: FactName;
  /** The words of the text, as they are. */
  readonly words: string;
  /** The value in its usual form: '10000', '2026-03-02', 'SAS', 'gérant: Paul Ardouvin'. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: Span;
  /** From 0 to 1. Under `SURE`, a fact proves that something is said, not what. */
  readonly sure: number;
};

/** From here on a value may fill a field or contradict one. */
export const SURE = 0.6;
/** Something is said, but its value may be read in two ways. */
export const DOUBTFUL = 0.5;

/** A fact whose places are still those of the prepared text. */
export type Finding = Span & { readonly name: FactName; readonly value: string; readonly sure: number };

export const finding = (name: FactName, span: Span, value: string, sure = 0.9): Finding => ({
  name,
  start: span.start,
  end: span.end,
  value: /seat|address$/.test(name) ? onEnvelope(value) : value,
  sure,
});

/** « au 3 de la rue de Gisors », « 8 quai Neuf à 58200 Cosne »: as one writes it on an envelope. */
const onEnvelope = (address: string): string =>
  address
    .replace(
      /(?<=(?:^|: )\d{1,4}(?: bis| ter)?) (?:de (?:la |l['’])?|du )(?=(?:rue|avenue|chaussée|place|route|allée|impasse|promenade|montée|esplanade|traverse|venelle|quai|cours|boulevard|chemin|passage|square|faubourg|sentier) )/iu,
      ' ',
    )
    .replace(/,? [àa] (?=\d{5} \p{Lu})/u, ', ')
    // A text without accents: « 5 place du Foirail a Tournay (65190) ».
    .replace(/(?<=\p{L}) a (?=\p{Lu}[\p{L}' -]{1,40}(?:,? \(?\d{5}\)?)?$)/u, ' à ');

/** The text of a span on one line, as the value of a fact. */
export const textOf = ({ text }: Source, { start, end }: Span): string =>
  oneLine(text.slice(start, end)).replace(/, au (?=lieu-?dit )/i, ', ');

/** In the order of the text, each statement once, with its places in the original. */
export const factsOf = (source: Source, findings: readonly Finding[]): readonly Fact[] => {
  const seen = new Set<string>();
  const kept: Fact[] = [];
  for (const found of [...findings].sort((a, b) => b.sure - a.sure || a.start - b.start)) {
    const key = `${found.name}\n${comparable(found.value)}`;
    if (seen.has(key) || found.end <= found.start || found.value === '') continue;
    seen.add(key);
    kept.push(factOf(source, found));
  }
  return kept.sort((a, b) => a.start - b.start || a.end - b.end);
};

const factOf = (source: Source, { name, value, sure, ...span }: Finding): Fact => {
  const { start, end } = placed(source, span);
  return {
    name,
    value,
    sure,
    words: source.original.slice(start, end),
    start,
    end,
    sentence: placed(source, sentenceAt(source, span.start)),
  };
};

/** The place in the original of a span of the prepared text. */
export const placed = ({ starts, ends }: Source, { start, end }: Span): Span => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

/** For comparing two values whatever their capitals, accents and punctuation. */
export const comparable = (value: string): string =>
  fold(value)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
