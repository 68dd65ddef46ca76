import type { Context } from './context.ts';
import { comparable, type Finding, placed, textOf } from './facts.ts';
import { isNoticeWord } from './notice-words.ts';
import type { Party } from './party-details.ts';
import type { Span } from './source.ts';

/** A value that the text has and that the reader gave no meaning: it may be any mention of its kind. */
export type Unassigned = Span & {
  readonly kind: 'date' | 'address' | 'amount' | 'party' | 'words';
};

const AMOUNT = /\d ?(?:€|euros?(?![a-z])|eur(?![a-z]))|[a-z] euros?(?![a-z])/g;

const LIKE_A_DATE =
  /(?<![a-z])(?:janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?![a-z])|(?<!\d)\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?\d{2,4}(?!\d)/g;
const POSTAL_CODE = /(?<![\d ] ?)\d{2} ?\d{3}(?= [a-z])(?! (?:euros?|eur|francs?|parts|actions)(?![a-z]))/g;
const WORD = /[a-z]{4,}/g;

/** « augmenté d'une somme de 220 000 euros »: the difference is neither the old capital nor the new one. */
const DIFFERENCE =
  /(?:augment|redui|reduc|diminu)[a-z]{0,6}[^.;]{0,50} (?:de|d'un montant de|d'une somme de|d'un total de) [\d .,]{1,14}$/;

/** Places are offsets in the original text. `explained`: dates that are known to be of no mention. */
export const unassignedOf = (
  context: Context,
  findings: readonly Finding[],
  explained: readonly Span[],
): readonly Unassigned[] => {
  const {
    source,
    dates,
    addresses,
    mentions: { parties },
  } = context;
  const taken = covered(source.text.length, [
    ...findings,
    ...explained,
    ...parties.flatMap(({ capital }) => capital ?? []),
  ]);
  const read = covered(source.text.length, [...findings, ...explained, ...recognised(context)]);
  const known = new Set(findings.flatMap(({ value }) => [comparable(value), comparable(afterRole(value))]));
  const of = (kind: Unassigned['kind'], spans: readonly Span[]): readonly Unassigned[] =>
    spans
      .filter(({ start, end }) => !taken.subarray(start, end).includes(1))
      .map((span) => ({ kind, ...placed(source, span) }));
  const said = new Set(findings.flatMap(({ value }) => comparable(value).split(' ')));
  /** The first that has the look of such a value outside of all that was recognised: one is enough. */
  const unread = (kind: Unassigned['kind'], look: RegExp, isOne: (words: string) => boolean = () => true) => {
    for (const { index, 0: words } of source.folded.matchAll(look))
      if (read[index] !== 1 && isOne(words))
        return [{ kind, ...placed(source, { start: index, end: index + words.length }) }];
    return [];
  };
  return [
    ...of('date', dates),
    ...unread('date', LIKE_A_DATE),
    ...of(
      'address',
      addresses.filter((span) => !known.has(comparable(textOf(source, span)))),
    ),
    ...unread('address', POSTAL_CODE),
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
    ...unread('words', WORD, (word) => !isNoticeWord(word) && !said.has(word)),
  ];
};

/** A title beside the name of a company may be its trade. */
const wordsAbout = (party: Party): readonly Span[] =>
  party.company && party.titles.length > 0
    ? [
        { start: party.from, end: party.end },
        ...[party.form, party.capital, party.address, party.registration].flatMap((span) => span ?? []),
        ...(party.representative ? wordsAbout(party.representative.party) : []),
      ]
    : [{ start: party.from, end: party.reach }];

/** What the reader recognised in the text, whatever it made of it. */
const recognised = ({ dates, addresses, found, mentions: { parties } }: Context): readonly Span[] => [
  ...dates,
  ...addresses,
  ...found.registrations,
  ...found.forms,
  ...parties.flatMap(wordsAbout),
];

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
