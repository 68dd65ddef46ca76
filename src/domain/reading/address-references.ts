import type { Source, Span } from './source.ts';

/** An address, or words that refer to one that the text gives elsewhere (« même adresse », « au siège »). */
export type Place = Span & {
  readonly refers?: 'same' | 'seat' | 'new seat' | 'business' | 'seller' | 'buyer' | 'town';
  /** « à la même adresse que son père »: whose it is, in the words of the text. */
  readonly of?: string;
};

const SAME =
  /(?:siege(?: social)?|adresse|domicile) identique|(?:(?:a|au|a la|ayant le|a l'|dans le) )?(?:la |le )?memes? (?:adresse|siege|domicile|domaine|lieu|endroit)(?: social)?(?: que (?:dessus|ci-dessus))?|(?:a )?cette (?:derniere |meme )?adresse|(?:en |a )?ce (?:dernier |meme )?(?:lieu|endroit)(?![a-z])|(?:a l'adresse |au lieu |adresse )(?:precitee?|susvisee?|ci-dessus|susdite?|susmentionnee?|susindiquee?)|avec (?:lui|elle|eux|celui-ci|celle-ci|ce dernier|cette derniere|son (?:epoux|epouse|mari|pere|fils|frere|conjointe?)|sa (?:femme|mere|fille|soeur|conjointe|compagne))(?= ?[,;.)\n]|$| et )/y;
const THERE = /y (?:demeurant|domiciliee?s?|residant)$/;
const OF = /^ que (?!dessus|ci-dessus)([^,;.()\n]|(?<= (?:m|mr))\.){2,50}/;
const SEAT =
  /(?:(?:a )?l'adresse (?:sociale|de (?:la|cette|ladite|notre) (?:societe|entreprise|sarl|sasu?|eurl|sci))|(?:(?:au|audit|a son|est|a|a l'adresse du|a l'adresse de son|adresse du) )?(?<fresh>nouveau |futur )?siege(?: social)?(?: de (?:la|cette|ladite) societe| ci-dessus| sus[a-z]{3,12}| precite)?)(?= ?[,;.)\n]|$| et (?:m|est)| pour | sans )/y;
const BUSINESS =
  /(?:(?:a l'|au |sur le |l')?(?:adresse|lieu|siege)(?: meme)?|sur les lieux|a celle|au local) (?:du fonds|d'exploitation|de l'exploitation|du commerce|des locaux|du local|de l'etablissement|du magasin|de la boutique|du bien loue)/y;
const SIDE =
  /(?:(?:a l'|au |a la |l'|a )?(?:meme )?(?:adresse|siege|domicile|celle|celui|lieu|endroit)(?: social)?(?: (?:du|que le|que celle du|que celui du) (?:siege|domicile)| que (?:l'adresse|celle|celui))?(?: social)? )(?:(?:du |de la |des |de l'|que (?:le |la |les |l'))(?:societe |epoux )?(?<seller>vendeu|venderes|cedant|loueu|bailleu|bailleres|proprietaire)|(?:du |de la |des |de l'|que (?:le |la |les |l'))(?:societe |epoux )?(?<buyer>acquereu|acheteu|cessionnaire|locataire|preneu|gerant libre))[a-z]{0,6}/y;
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
