import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { findAddresses } from './addresses.ts';
import { type FoundDate, findDates } from './dates.ts';
import { typesOf } from './kinds.ts';
import { findMentions, type Mentions } from './mentions.ts';
import { lookUp } from './parties.ts';
import type { Found } from './party-details.ts';
import { prepare, type Source, type Span, sentenceAt } from './source.ts';
import { kindOf, type TextKind } from './text-kinds.ts';

/** What every part of the reader needs, looked up once. */
export type Context = {
  readonly source: Source;
  readonly found: Found;
  readonly mentions: Mentions;
  readonly dates: readonly FoundDate[];
  readonly addresses: readonly Span[];
  readonly kind: TextKind;
  readonly types: readonly AnnouncementTypeName[];
};

export const contextOf = (text: string): Context => {
  const source = prepare(text);
  const found = lookUp(source);
  const kind = kindOf(source);
  return {
    source,
    found,
    mentions: findMentions(found),
    dates: findDates(source),
    addresses: findAddresses(source),
    kind,
    types: typesOf(source, kind),
  };
};

/** Sales, leases and auctions: the parties are the seller and the buyer, not « the company ». */
export const isAboutBusiness = ({ types }: Context): boolean =>
  [
    'cession_fonds',
    'cession_droit_bail',
    'location_gerance',
    'fin_location_gerance',
    'vente_aux_encheres',
  ].includes(types[0] ?? '');

/** The words before a place, from the beginning of its sentence; of the line above too when that ends with « : ». */
export const before = ({ source, mentions: { masked } }: Context, position: number, reach = 200): string => {
  let { start } = sentenceAt(source, position);
  for (let lines = 0; lines < 2 && position - start < 30 && start > 0; lines += 1) {
    const above = source.text.slice(Math.max(0, start - 3), start);
    if (!/\n$/.test(above) || (!/:\s*$/.test(above) && position - start >= 4)) break;
    start =
      sentenceAt(source, start - 1).start === start
        ? sentenceAt(source, start - 2).start
        : sentenceAt(source, start - 1).start;
  }
  return masked.slice(Math.max(start, position - reach), position);
};

/** The words after a place, to the end of its sentence. */
export const after = ({ source, mentions: { masked } }: Context, position: number, reach = 160): string =>
  masked.slice(position, Math.min(sentenceAt(source, position).end, position + reach));
