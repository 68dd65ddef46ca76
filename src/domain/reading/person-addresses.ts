import type { Place } from './address-references.ts';
import { addressMeant, type Known } from './addresses-meant.ts';
import type { Context } from './context.ts';
import { DOUBTFUL, type Finding, finding } from './facts.ts';
import { fold } from './fold.ts';
import type { Group, Held } from './offices.ts';
import type { Party } from './party-details.ts';
import type { Span } from './source.ts';

/** Where those who hold an office live. */
export const addressFindings = (
  context: Context,
  groups: readonly Group[],
  held: readonly Held[],
  known: Known,
): readonly Finding[] => {
  const findings: Finding[] = [];
  let latest: string | undefined;
  for (const { party, place } of placesOf(context, groups)) {
    const value = addressMeant(context, place, { ...known, latest }, party.name);
    if (!value) continue;
    if (!party.company) latest = value;
    findings.push(...addressFinding(party, place, value, held));
  }
  return findings;
};

const placesOf = (context: Context, groups: readonly Group[]) =>
  groups.flatMap((group) =>
    group.flatMap((party) => {
      const place = party.address ?? sharedAddress(context, group, party);
      return place ? [{ party, place }] : [];
    }),
  );

/** Of those named behind him with « et », the first who has an address: it may be his too. */
const sharedAddress = ({ source: { folded } }: Context, group: Group, party: Party): Place | undefined => {
  const next = group.find(({ start, address }) => start > party.start && address);
  return next && isSharedHome(folded.slice(next.end, next.reach)) ? next.address : undefined;
};

/** What is said behind the last of several persons shows that all of them live there. */
export const isSharedHome = (said: string): boolean =>
  /ensemble|l'une? et l'autre|tou(?:te)?s (?:les )?(?:deux|trois)|meme adresse|domicill?ie(?:e)?s|^,? ?(?:nee?[^,]{3,40}, )?demeurant/.test(
    said,
  ) ||
  (/(?<![a-z])demeurant/.test(said) &&
    /(?<![a-z])(?:son epou(?:x|se)|sa femme|son mari|maries|pacses|partenaires|conjoints|concubins)(?![a-z])/.test(
      said,
    ));

/** Where a party is at home; a town alone only says that something is told of it. */
export const homeFinding = (name: string, place: Span, value: string, sure = 0.85): Finding =>
  finding('person.address', place, `${name}: ${value}`, isTownOnly(value) ? DOUBTFUL : sure);

/** « demeurant à Metz (57000) », « SARREBRUCK (Allemagne) » */
const isTownOnly = (address: string): boolean =>
  /^(?!.* [àa] )(?:[^,\d()]+\((?:\d{5}|\d{2} \d{3}|[^)\d]+)\)|\d{5} [^,\d]+)$/.test(address);

const addressFinding = (
  party: Party,
  place: Place,
  value: string,
  held: readonly Held[],
): readonly Finding[] => {
  const own = held.filter((one) => fold(one.party.name) === fold(party.name));
  const here = own.filter((one) => one.party.start === party.start);
  if (own.length === 0) return [];
  const liquidator = own.some(({ office }) => office.role === 'liquidateur');
  const onlyHere = here.some(({ office }) => office.role === 'liquidateur' && !office.apart);
  return [
    ...(liquidator
      ? [{ ...finding('liquidator.address', place, value), sure: homeFinding('', place, value).sure }]
      : []),
    ...(onlyHere || own.every(({ office }) => office.role === 'liquidateur')
      ? []
      : [homeFinding(party.name, place, value)]),
  ];
};
