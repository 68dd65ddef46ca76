import type { Context } from './context.ts';
import type { FoundDate } from './dates.ts';
import type { FactName, Finding } from './facts.ts';
import { type Span, sentenceAt } from './source.ts';

/** « prend effet le 30 juin, avec un effet rétroactif comptable au 1er janvier »: for the accounts only. */
export const isRetroactive = ({ source: { folded } }: Context, { start }: Span): boolean =>
  /retroacti[^.;]{0,50}$|(?:comptable|fiscal)[a-z]{0,5} [^.;]{0,20}$/.test(
    folded.slice(Math.max(0, start - 60), start),
  );

/** What takes effect so long after it was decided is the term of the company or of a lease. */
export const isFar = (decided: string, iso: string): boolean =>
  Number(iso.slice(0, 4)) - Number(decided.slice(0, 4)) > 5;

/** Minutes and deeds recall older acts: only the first decision, and the acts of the opening and of the end, count. */
export const isPast = (
  { kind, source }: Context,
  { start, iso }: FoundDate,
  name: FactName,
  decided: readonly FoundDate[],
): boolean => {
  if (kind === 'notice') return false;
  const { folded } = source;
  const sentence = folded.slice(sentenceAt(source, start).start, start);
  if (name === 'date.decision' && kind === 'decision') return decided.some((one) => one.iso !== iso);
  if (name === 'date.effect')
    return (
      kind === 'deed' &&
      /(?<![a-z])(?:bail|loyers?|locaux|acquis|origine)(?![a-z])/.test(sentence) &&
      !/(?<![a-z])(?:jouissance|possession)(?![a-z])/.test(sentence)
    );
  if (name !== 'date.signature') return false;
  if (/promesse|compromis|avant-contrat/.test(folded.slice(start, sentenceAt(source, start).end)))
    return true;
  return (
    start > 900 &&
    start < folded.length - 600 &&
    !/(?<![a-z])fait (?:a|le|en)(?= )|(?<![a-z])signee?(?![a-z])|present acte|presentes|statuts/.test(
      sentence,
    )
  );
};

/** Acts of one day, among which older ones may be recalled: how the seller came to own, the lease that is sold. */
const OF_ONE_DAY = new Set<string>([
  'constitution',
  'cession_fonds',
  'cession_droit_bail',
  'location_gerance',
]);
const DAY = 86_400_000;
/** A deed may be signed on two days, and published later; a lease or a purchase that it recalls is older. */
const SAME_ACT = 90 * DAY;
const YEAR = 366 * DAY;

/** Without the days long before the act, or the decision, of the text: what is told of them is recalled. */
export const withoutRecalls = (
  { types, kind }: Context,
  findings: readonly Finding[],
): readonly Finding[] => {
  const ofOneDay = OF_ONE_DAY.has(types[0] ?? '');
  const last = findings
    .filter(({ name }) => name === (ofOneDay ? 'date.signature' : 'date.decision'))
    .reduce((latest, { value }) => Math.max(latest, Date.parse(value)), 0);
  const signed = !ofOneDay ? Number.POSITIVE_INFINITY : kind === 'notice' ? YEAR : SAME_ACT;
  const effective = ofOneDay ? YEAR : 3 * YEAR;
  return findings.filter(({ name, value }) => {
    const before = last - Date.parse(value);
    if (name === 'date.signature') return before <= signed;
    if (name === 'date.decision') return before <= 2 * YEAR || ofOneDay;
    return name !== 'date.effect' || before <= effective;
  });
};
