import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { amountsIn, newCapitalByEvidence } from './amount-evidence.ts';
import { changesObject, tellsLosses } from './change-types.ts';
import type { Company } from './company.ts';
import type { Context } from './context.ts';
import { comparable, textOf } from './facts.ts';
import { companyNameAt } from './names.ts';
import type { Amount } from './numbers.ts';
import type { Span } from './source.ts';

/**
 * Changes that no known wording tells: the head gives the seat, the name or the capital, and a sentence that speaks
 * of the same gives one other value. Where a text has two others, it tells none.
 */
export const evidentTypes = (context: Context, company: Company): readonly AnnouncementTypeName[] => {
  const seat = company.seat && otherSeat(context, company.seat);
  const name = company.name && otherName(context, company.name);
  const found: readonly AnnouncementTypeName[] = [
    ...(name ? ['changement_denomination' as const] : []),
    ...(seat ? ['transfert_siege' as const] : []),
    ...movedCapital(context, company),
  ];
  const several = found.length > 1 || (found.length === 1 && changesObject(context.source.folded));
  return several ? ['modification', ...found] : found;
};

const sentencesAbout = ({ source }: Context, subject: RegExp, not: RegExp): readonly Span[] =>
  source.sentences
    .filter(({ start, end }) => {
      const words = source.folded.slice(start, Math.min(end, start + LONGEST));
      return end - start < LONGEST && subject.test(words) && !not.test(words);
    })
    .slice(0, MOST);
const LONGEST = 1200;
/** A notice speaks of its seat in a few sentences. */
const MOST = 40;

const distinct = (context: Context, spans: readonly Span[]): Span | undefined =>
  new Set(spans.map((span) => comparable(textOf(context.source, span)))).size === 1 ? spans[0] : undefined;

const SEAT =
  /(?<![a-z])(?:sieges?|siegera|adresse|locaux|bureaux)(?![a-z])|(?<![a-z])(?:install|transf|translat|demenag|quitt|domicili|implant)|^(?:il|celui-ci) (?:etait|se trouvait|se situait) /;
const NOT_SEAT =
  /siege (?:de )?(?:la )?liquidation|seance|reuni[a-z]{0,3} (?:a|au)(?![a-z])|correspondance|oppositions?|etablissement secondaire/;
/** Somebody's home, or where one writes to. */
const ELSEWHERE =
  /(?:notaires?|avocate?s?|maitre|etude|cabinet|tribunal|greffe|demeurant|domiciliee?s? (?:a|au)?|habite|reside|hotel|salle)[^.;]{0,60}$/;

/** The one address besides the seat, in the sentences that speak of it. */
export const otherSeat = (context: Context, seat: Span): Span | undefined => {
  const { source, addresses, mentions } = context;
  const known = comparable(textOf(source, seat));
  const isOther = (span: Span) => {
    const value = comparable(textOf(source, span));
    return !known.includes(value) && !value.includes(known);
  };
  const zones = sentencesAbout(context, SEAT, NOT_SEAT);
  return distinct(
    context,
    addresses.filter(
      (span) =>
        zones.some(({ start, end }) => span.start >= start && span.start < end) &&
        isOther(span) &&
        !mentions.parties.some(({ from, reach }) => span.start >= from && span.start < reach) &&
        !ELSEWHERE.test(source.folded.slice(Math.max(0, span.start - 80), span.start)),
    ),
  );
};

const NAMING =
  /(?<![a-z])(?:nom(?! (?:commercial|collectif|de famille|propre|et pour))|denomination|raison sociale|appellation|s'appel[a-z]{1,6}|appeler|se (?:de)?nomm[a-z]{1,5}|(?:re)?baptis[a-z]{1,4}|renomm[a-z]{1,4}|denommer|intitul[a-z]{1,4})(?![a-z])/;
const NOT_NAMING = /au nom de|enseigne|nom commercial|prenom|sous le nom/;
const CANDIDATE = /[«"“] ?(?=\p{Lu})|(?<![\p{L}\d'’-])(?:L(?:E|A|ES) )?\p{Lu}{3}/gu;
/** A town, a registry or a form: nobody's name. */
const NO_NAME = /(?:rcs|r\.c\.s\.?|\d{5}|greffe|tribunal|siren|a) ?(?:de |d')?$/;

/** The one name besides the company's, in the sentences that speak of it, unless all is in capitals. */
export const otherName = (context: Context, name: Span & { readonly value: string }): Span | undefined => {
  const { source, mentions } = context;
  const known = comparable(name.value);
  const zones = sentencesAbout(context, NAMING, NOT_NAMING).filter(({ start, end }) =>
    /\p{Ll}{3}/u.test(source.text.slice(start, end)),
  );
  const names = zones.flatMap(({ start, end }) =>
    [...source.text.slice(start, end).matchAll(CANDIDATE)].flatMap(({ index }) => {
      const place = start + index;
      const read = NO_NAME.test(source.folded.slice(Math.max(0, place - 12), place))
        ? undefined
        : companyNameAt(source, place);
      return read && read.end <= end ? [read] : [];
    }),
  );
  const isOther = (span: Span) => {
    const value = comparable(textOf(source, span));
    return value.length > 2 && !known.includes(value) && !value.includes(known);
  };
  return distinct(
    context,
    outermost(names).filter(
      (span) =>
        isOther(span) &&
        !mentions.parties.some(
          ({ company, from, reach }) => !company && span.start >= from && span.start < reach,
        ),
    ),
  );
};

/** « PIERRES DE L'YONNE » holds « YONNE ». */
const outermost = (spans: readonly Span[]): readonly Span[] =>
  spans.filter(
    (one) =>
      !spans.some(
        (other) =>
          other !== one && other.start <= one.start && other.end >= one.end && other.start < one.start,
      ),
  );

const NOT_CAPITAL = /moitie|capitaux propres|variable|nominal/;

const movedCapital = ({ source }: Context, { capital }: Company): readonly AnnouncementTypeName[] => {
  if (!capital || tellsLosses(source.folded)) return [];
  const sentence = source.sentences.find(({ start, end }) => {
    const words = source.folded.slice(start, end);
    return (
      /(?<![a-z])capital/.test(words) &&
      !NOT_CAPITAL.test(words) &&
      amountsIn(words).some(({ value }) => value !== capital.value)
    );
  });
  if (!sentence) return [];
  const fresh = newCapital(source.folded.slice(sentence.start, sentence.end), capital);
  if (fresh === undefined || fresh === Number(capital.value)) return [];
  return [fresh > Number(capital.value) ? 'augmentation_capital' : 'reduction_capital'];
};

const newCapital = (words: string, capital: Amount): number | undefined => {
  const others = amountsIn(words).filter(({ value }) => value !== capital.value);
  const only = others.length === 1 ? others[0] : undefined;
  const value = (newCapitalByEvidence(words, capital) ?? only)?.value;
  return value === undefined ? undefined : Number(value);
};

/** The one amount besides the capital, in a sentence that speaks of it, and that is no other company's. */
export const otherCapital = (
  { source, mentions: { parties } }: Context,
  known: string,
): Amount | undefined => {
  for (const { start, end } of source.sentences) {
    const words = source.folded.slice(start, end);
    if (!/(?<![a-z])capital/.test(words) || NOT_CAPITAL.test(words)) continue;
    const others = amountsIn(words)
      .map((amount) => ({ ...amount, start: start + amount.start, end: start + amount.end }))
      .filter(({ value }) => value !== known);
    const [only] = others;
    if (only && others.length === 1 && !parties.some(({ capital }) => capital?.start === only.start))
      return only;
  }
  return undefined;
};
