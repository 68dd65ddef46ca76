import type { Place } from './address-references.ts';
import type { Context } from './context.ts';
import { textOf } from './facts.ts';
import { fold } from './fold.ts';
import type { Span } from './source.ts';

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
  // « à la même adresse que la société »: of the companies with an address, the last one named.
  if (/^(?:la |cette |ladite )?(?:societe|ste|sarl|sasu?|eurl|sci|snc|selarl)$/.test(of)) {
    const company = parties.findLast((party) => party.company && party.address && !party.address.refers);
    return company?.address && textOf(source, company.address);
  }
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
