import type { Context } from './context.ts';
import { comparable, type Finding, placed, textOf } from './facts.ts';
import type { Span } from './source.ts';

/** A value that the text has and that the reader gave no meaning: it may be any mention of its kind. */
export type Unassigned = Span & { readonly kind: 'date' | 'address' | 'amount' | 'party' };

const AMOUNT = /\d ?(?:€|euros?(?![a-z])|eur(?![a-z]))|[a-z] euros?(?![a-z])/g;

/** « augmenté d'une somme de 220 000 euros »: the difference is neither the old capital nor the new one. */
const DIFFERENCE =
  /(?:augment|redui|reduc|diminu)[a-z]{0,6}[^.;]{0,50} (?:de|d'un montant de|d'une somme de|d'un total de) [\d .,]{1,14}$/;

/** Places are offsets in the original text. `explained`: dates that are known to be of no mention. */
export const unassignedOf = (
  { source, dates, addresses, mentions: { parties } }: Context,
  findings: readonly Finding[],
  explained: readonly Span[],
): readonly Unassigned[] => {
  const taken = covered(source.text.length, [
    ...findings,
    ...explained,
    ...parties.flatMap(({ capital }) => capital ?? []),
  ]);
  const known = new Set(findings.flatMap(({ value }) => [comparable(value), comparable(afterRole(value))]));
  const of = (kind: Unassigned['kind'], spans: readonly Span[]): readonly Unassigned[] =>
    spans
      .filter(({ start, end }) => !taken.subarray(start, end).includes(1))
      .map((span) => ({ kind, ...placed(source, span) }));
  return [
    ...of('date', dates),
    ...of(
      'address',
      addresses.filter((span) => !known.has(comparable(textOf(source, span)))),
    ),
    ...of(
      'amount',
      [...source.folded.matchAll(AMOUNT)]
        .filter(({ index }) => !DIFFERENCE.test(source.folded.slice(Math.max(0, index - 110), index + 1)))
        .map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
    ),
    ...of(
      'party',
      parties.filter(({ name, from }) => !known.has(comparable(name)) && !isCounsel(source.folded, from)),
    ),
  ];
};

const afterRole = (value: string): string => value.slice(value.indexOf(': ') + 1);

/** Who drew up the act or publishes the notice. */
const isCounsel = (folded: string, from: number): boolean =>
  /^(?:maitre|me |mes )/.test(folded.slice(from, from + 7)) ||
  /(?:notaires?|avocate?s?|cabinet|office|etude)[^.\n]{0,30}$/.test(
    folded.slice(Math.max(0, from - 40), from),
  );

/** 1 for each sign that is in one of the spans. */
const covered = (length: number, spans: readonly Span[]): Uint8Array => {
  const signs = new Uint8Array(length);
  for (const { start, end } of spans) signs.fill(1, start, end);
  return signs;
};
