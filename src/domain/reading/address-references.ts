import type { Context } from './context.ts';
import { textOf } from './facts.ts';
import { fold } from './fold.ts';
import type { Source, Span } from './source.ts';

/** An address, or words that refer to one that the text gives elsewhere (« même adresse », « au siège »). */
export type Place = Span & {
  readonly refers?: 'same' | 'seat' | 'new seat' | 'business' | 'seller' | 'buyer' | 'town';
  /** « à la même adresse que son père »: whose it is, in the words of the text. */
  readonly of?: string;
};

const SAME =
  /(?:siege(?: social)?|adresse|domicile) identique|(?:(?:a|au|a la|ayant le|a l'|dans le) )?(?:la |le )?memes? (?:adresse|siege|domicile|domaine|lieu|endroit)(?: social)?(?: que (?:dessus|ci-dessus))?|(?:a l'adresse |au lieu |adresse )(?:precitee?|susvisee?|ci-dessus|susdite?|susmentionnee?|susindiquee?)|avec (?:lui|elle|eux|celui-ci|celle-ci|ce dernier|cette derniere|son (?:epoux|epouse|mari|pere|fils|frere|conjointe?)|sa (?:femme|mere|fille|soeur|conjointe|compagne))(?= ?[,;.)\n]|$| et )/y;
const THERE = /y (?:demeurant|domiciliee?s?|residant)$/;
const OF = /^ que (?!dessus|ci-dessus)([^,;.()\n]|(?<= (?:m|mr))\.){2,50}/;
const SEAT =
  /(?:(?:au|audit|a son|est|a|a l'adresse du|a l'adresse de son|adresse du) )?(?<fresh>nouveau |futur )?siege(?: social)?(?: de (?:la|cette|ladite) societe| ci-dessus| sus[a-z]{3,12}| precite)?(?= ?[,;.)\n]|$| et (?:m|est)| pour | sans )/y;
const BUSINESS =
  /(?:(?:a l'|au |sur le |l')?(?:adresse|lieu|siege)(?: meme)?|sur les lieux|a celle|au local) (?:du fonds|d'exploitation|de l'exploitation|du commerce|des locaux|du local|de l'etablissement|du magasin|de la boutique|du bien loue)/y;
const SIDE =
  /(?:(?:a l'|au |a la |l'|a )?(?:meme )?(?:adresse|siege|domicile|celle|celui)(?: social)?(?: du siege| du domicile)?(?: social)? )(?:(?:du |de la |des |de l'|que (?:le |la |les |l'))(?<seller>vendeu|venderes|cedant|loueu|bailleu|bailleres|proprietaire)|(?:du |de la |des |de l'|que (?:le |la |les |l'))(?<buyer>acquereu|acheteu|cessionnaire|locataire|preneu|gerant libre))[a-z]{0,6}/y;
const TOWN =
  /\d{1,4}(?: ?(?:bis|ter))?,? [a-z][a-z' -]{3,60}?,? (?:(?:a |en |dans |de )?(?:la |cette )?(?:meme|ladite|cette|dite|susdite) (?:ville|commune|localite))(?![a-z])/y;

const matchAt = (pattern: RegExp, folded: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position;
  return pattern.exec(folded);
};

/** The words at this place that refer to an address; undefined if there are none. */
export const referenceAt = ({ folded }: Source, begin: number): Place | undefined => {
  const there = THERE.exec(folded.slice(Math.max(0, begin - 16), begin))?.[0];
  if (there) return { start: begin - there.length, end: begin, refers: 'same' };
  const side = matchAt(SIDE, folded, begin);
  if (side)
    return { start: begin, end: begin + side[0].length, refers: side.groups?.seller ? 'seller' : 'buyer' };
  const same = matchAt(SAME, folded, begin);
  if (same) return sameAt(folded, begin, begin + same[0].length);
  const business = matchAt(BUSINESS, folded, begin);
  if (business) return { start: begin, end: begin + business[0].length, refers: 'business' };
  const town = matchAt(TOWN, folded, begin);
  if (town) return { start: begin, end: begin + town[0].length, refers: 'town' };
  const seat = matchAt(SEAT, folded, begin);
  return seat
    ? { start: begin, end: begin + seat[0].length, refers: seat.groups?.fresh ? 'new seat' : 'seat' }
    : undefined;
};

const sameAt = (folded: string, begin: number, end: number): Place => {
  const word = folded.indexOf('meme', begin);
  const start = word >= begin && word < end ? word : begin;
  const of = OF.exec(folded.slice(end, end + 60))?.[0];
  return of === undefined
    ? { start, end, refers: 'same' }
    : { start, end: end + of.length, refers: 'same', of: of.slice(' que '.length) };
};

/** The addresses that words may refer to. */
export type Known = {
  readonly seat?: string | undefined;
  readonly freshSeat?: string | undefined;
  readonly business?: string | undefined;
  readonly seller?: string | undefined;
  readonly buyer?: string | undefined;
  /** The home told last, of whoever it is. */
  readonly latest?: string | undefined;
};

/** The address that is meant; undefined if the text does not let one know. */
export const addressMeant = (
  context: Context,
  place: Place,
  known: Known,
  name: string,
): string | undefined => {
  const { source } = context;
  switch (place.refers) {
    case undefined:
      return textOf(source, place);
    case 'seat':
      return known.seat;
    case 'new seat':
      return known.freshSeat ?? known.seat;
    case 'business':
      return known.business;
    case 'seller':
      return known.seller;
    case 'buyer':
      return known.buyer;
    case 'town':
      return inSameTown(context, place);
    case 'same':
      return (
        (place.of === undefined ? undefined : homeOfNamed(context, place.of, name)) ??
        known.latest ??
        lastBefore(context, place) ??
        known.seat
      );
  }
};

const lastBefore = ({ source, addresses }: Context, { start }: Span): string | undefined => {
  const last = addresses.findLast(({ end }) => end <= start);
  return last && textOf(source, last);
};

/** « 21 faubourg des Bénédictins, même ville »: the town of the address before. */
const inSameTown = (context: Context, place: Place): string | undefined => {
  const last = lastBefore(context, place);
  const town = /\d{5} .{1,60}$/.exec(last ?? '')?.[0] ?? /^[^,(]+\(\d{5}\)/.exec(last ?? '')?.[0];
  const [street = ''] =
    /^.*?(?=,? (?:(?:[àa]|en|dans|de) )?(?:(?:la|cette) )?(?:m[êe]me|(?:sus|la)?dite|cette) \S+$)/i.exec(
      textOf(context.source, place),
    ) ?? [];
  return town && street !== '' ? `${street}, ${town}` : undefined;
};

const MEN = /^(?:son (?:pere|fils|frere|mari|epoux|neveu|oncle)|m\.|mr|monsieur)/;
const WOMEN = /^(?:sa (?:mere|fille|soeur|femme|niece|tante)|son epouse|mme|madame|mlle)/;

/** « que M. FAYET », « que son père »: of the persons with an address of their own, the one who is meant. */
const homeOfNamed = ({ source, mentions: { parties } }: Context, of: string, name: string) => {
  const surname = fold(name).split(' ').at(-1) ?? '';
  const [last = ''] = of.split(' ').slice(-1);
  const isMeant = ({ name: other, from, start }: Context['mentions']['parties'][number]) => {
    if (/^(?:m\.|mr|monsieur|mme|madame|mlle|la societe) /.test(of)) return fold(other).endsWith(last);
    const title = source.folded.slice(from, start);
    return (
      fold(other) !== fold(name) &&
      fold(other).endsWith(surname) &&
      !(MEN.test(of) && WOMEN.test(title)) &&
      !(WOMEN.test(of) && MEN.test(title))
    );
  };
  const meant = parties.find((party) => party.address && !party.address.refers && isMeant(party));
  return meant?.address && textOf(source, meant.address);
};
