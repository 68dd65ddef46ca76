import { cityAt } from './cities.ts';
import type { Source, Span } from './source.ts';

/** A number of the registry, its city, or both, as they stand side by side in the text. */
export type Registration = Span & {
  readonly siren?: Span & { readonly value: string };
  readonly siret?: Span & { readonly value: string };
  readonly city?: Span & { readonly value: string };
  /** Named by its court's registrar (« greffe de Lyon »), not by the registry. */
  readonly registrar?: true;
};

const NUMBER = String.raw`\d{3}[ .]?\d{3}[ .]?\d{3}(?:[ .]?\d{5}|[ .]\d{3}[ .]?\d{2})?(?![\d%€]|[ .]?\d{3}(?!\d)| ?(?:€|euros))`;
const REGISTRY = String.raw`(?:r[.,]? ?c[.,]? ?s\.?(?![a-z])|registre du com+erce(?: et des societes?)?(?: ?\(rcs\))?)`;
const NUMBERED = String.raw`(?: ?[,:(-])?(?: ?(?:et )?(?:identifiee? )?(?:sous |au )?(?:le |son )?(?:numero|n°|no|num|siren|siret|n)(?: (?:unique|d'identification|siren|siret|de|du)){0,3} ?:?)?(?: (?:[a-d]|ti)(?![a-z]))? ?`;

const REGISTERED = new RegExp(
  [
    String.raw`(?<![\d.,/])(?<before>${NUMBER})(?: ?[,-])?[ \n]?(?:\(?(?:au )?${REGISTRY}(?<closed>\))?)(?<beforeCity>(?: ?:)?(?: (?:de |du |d')?| d')?)`,
    String.raw`(?<![a-z])${REGISTRY}(?<cityLead>(?: competent est celui (?=d))?(?: ?:)? ?(?:(?:au |a |tenu a |tenu |greffe )?(?:de |du |d'|des )?)?)`,
    String.raw`(?<![a-z])(?:(?:immatriculee?|inscrite?|enregistree?)(?: [a-z]{4,14})?(?= (?:a|au)[ \n])|(?:registre|immatriculation)(?= ?: ?))(?<placeLead> (?:a|au)[ \n]| ?: ?)(?=[a-z])`,
    String.raw`(?<![a-z])(?<registrar>greffe)(?<registrarLead>(?: d'immatriculation| competent)?(?: ?:)? ?(?:de |d')?)(?=[a-z])`,
    String.raw`(?<bracket>(?<=\())(?=[a-z][a-z' -]{2,30} (?:[a-d] )?\d{3} \d{3} \d{3}\))`,
    String.raw`(?<![a-z])(?:siren|siret|immatriculation(?: au rcs)?(?= ?:)|unique d'identification|sous le (?:numero|n°)|sous le n)(?: (?:et )?(?:sous |au )?(?:le )?(?:numero|n°|no))? ?:? ?(?<alone>${NUMBER})`,
  ].join('|'),
  'g',
);

const FOLLOWING = new RegExp(`${NUMBERED}(?<number>${NUMBER})`, 'y');

/** Every registration of the text, in order. */
export const findRegistrations = (source: Source): readonly Registration[] => {
  const found: Registration[] = [];
  let last = 0;
  for (const match of source.folded.matchAll(REGISTERED)) {
    if (match.index < last) continue;
    const registration = readMatch(source, match);
    if (!registration) continue;
    found.push(registration);
    last = registration.end;
  }
  return found;
};

const readMatch = (source: Source, match: RegExpMatchArray & { index: number }): Registration | undefined => {
  const { groups = {}, index } = match;
  const end = index + match[0].length;
  if (groups.alone) return numbered(source, index, end, end - groups.alone.length, groups.alone);
  if (groups.before) {
    const own = numbered(source, index, index + groups.before.length, index, groups.before);
    const city = cityBehind(source, match) ?? cityAhead(source, index);
    return { ...own, ...(city && { city }), end: Math.max(city?.end ?? end, end) };
  }
  // « la SARL X, 4 rue Haute, 67000 Strasbourg (Strasbourg 598 976 736) »
  if (groups.bracket !== undefined || groups.placeLead !== undefined) return numberedCity(source, index, end);
  if (groups.registrar) return registrarCity(source, index, end, groups.registrarLead ?? '');
  return cityThenNumber(source, index, end, groups.cityLead ?? '');
};

/** « (siège …, Rodez 342 533 262 RCS) s'est réunie »: what follows the parenthesis is not the city. */
const cityBehind = (source: Source, match: RegExpMatchArray & { index: number }): Registration['city'] =>
  match.groups?.closed && !match[0].includes('(')
    ? undefined
    : registryCity(source, match.index + match[0].length, match.groups?.beforeCity ?? '');

/** « immatriculée à Vesoul sous le numéro … »: the city of the registry only where a number follows it. */
const numberedCity = (source: Source, index: number, end: number): Registration | undefined => {
  const read = cityThenNumber(source, index, end, '');
  // « immatriculée à Belfort au registre du commerce »
  return read?.city &&
    (read.siren ||
      /^,? (?:au )?(?:registre|rcs)/.test(source.folded.slice(read.end, read.end + 14)) ||
      // « société à responsabilité limitée, 63 avenue de la Libération, immatriculée à Poitiers. »
      (/^immatricul/.test(source.folded.slice(index, index + 10)) &&
        /\p{Lu}/u.test(source.text[read.city.start] ?? '') &&
        /^ ?[.,;)\n]/.test(source.folded.slice(read.end, read.end + 2))))
    ? read
    : undefined;
};

/** « Dunkerque 354 344 731 RCS » */
const cityAhead = ({ text }: Source, number: number): Registration['city'] => {
  const written =
    /(?:^|\n|[,;–—.:-] |\()(?<city>\p{Lu}(?:[\p{L}'’-]{2,20}|[AaEe](?= \p{Lu}))(?: [\p{L}'’-]{2,16}){0,3}) $/u.exec(
      text.slice(Math.max(0, number - 60), number),
    )?.groups?.city;
  return written === undefined
    ? undefined
    : { start: number - 1 - written.length, end: number - 1, value: written };
};

const registrarCity = (
  source: Source,
  index: number,
  end: number,
  lead: string,
): Registration | undefined => {
  const city = /\p{Lu}/u.test(source.text[end] ?? '') ? registryCity(source, end, lead) : undefined;
  return city && { start: index, end: city.end, city, registrar: true };
};

const cityThenNumber = (
  source: Source,
  index: number,
  end: number,
  lead: string,
): Registration | undefined => {
  const city = registryCity(source, end, lead);
  const after = city?.end ?? end;
  FOLLOWING.lastIndex = after;
  const following = FOLLOWING.exec(source.folded) ?? afterBreak(source.folded, after);
  const number = following?.groups?.number;
  if (!city && !number) return undefined;
  const stop = following ? FOLLOWING.lastIndex : after;
  if (!number) return { start: index, end: after, ...(city && { city }) };
  return { ...numbered(source, index, stop, stop - number.length, number), ...(city && { city }) };
};

// A column cut between the city and its number.
const afterBreak = (folded: string, after: number): RegExpExecArray | null => {
  if (folded[after] !== '\n') return null;
  FOLLOWING.lastIndex = after + 1;
  return FOLLOWING.exec(folded);
};

const numbered = (
  source: Source,
  start: number,
  end: number,
  from: number,
  written: string,
): Registration => {
  const digits = source.folded.slice(from, from + written.length).replace(/\D/g, '');
  const span = { start: from, end: from + written.length };
  const siren = { ...span, value: digits.slice(0, 9) };
  return digits.length === 14
    ? { start, end, siren, siret: { ...span, value: digits } }
    : { start, end, siren };
};

const NO_CITY =
  /^(?:en cours|sous|et |ou |a |au |par |competent|dans|sera|sont|est |le |la societe|n°|numero|pour|de la societe|du lieu|du siege|objet|duree|emport|gerant|president)/;

const registryCity = (source: Source, position: number, lead: string): Registration['city'] => {
  const from = source.folded[position] === ' ' ? position + 1 : position;
  const rest = source.folded.slice(from, from + 40);
  if (NO_CITY.test(rest) && !/^(?:le|la|les) (?=[a-z-]+(?: \d|[ ,.;)\n-]|$))/.test(rest)) return undefined;
  const city = cityAt(source, from);
  if (!city || city.end - city.start < 2) return undefined;
  const written = source.text.slice(city.start, city.end).replace(/ (?:[A-D]|TI)$/, '');
  const value = /du ?$/.test(lead) ? `Le ${written}` : written;
  return { start: city.start, end: city.start + written.length, value };
};
