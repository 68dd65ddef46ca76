import { isSirenValid, isSiretValid } from '#domain/company/siret.ts';
import { companyRoots, firstNames, lastNames, streets } from './names.ts';
import { bigCities, type Place, places } from './places.ts';
import type { Random } from './random.ts';
import { type Trade, type TradeKind, trades } from './trades.ts';

export type Person = { readonly title: 'M.' | 'Mme'; readonly name: string };

export type Company = {
  readonly name: string;
  readonly form: string;
  readonly siret: string;
  /** Whole euros. */
  readonly capital: number;
  readonly place: Place;
  readonly address: string;
  readonly trade: Trade;
  readonly manager: Person;
};

export type CompanyWish = {
  readonly kinds?: readonly TradeKind[];
  readonly forms?: readonly string[];
  readonly trade?: Trade;
  readonly place?: Place;
};

export type CompanyRegistry = {
  readonly found: (wish?: CompanyWish) => Company;
  /** A name that no company of the registry bears. */
  readonly freeName: (trade: Trade) => string;
};

const formsByKind: Readonly<Record<TradeKind, readonly string[]>> = {
  service: ['SAS', 'SAS', 'SAS', 'SARL', 'SARL', 'SASU', 'SASU', 'EURL', 'SA', 'SNC', 'SCA', 'SCS'],
  shop: ['SARL', 'SARL', 'SAS', 'SAS', 'SASU', 'EURL', 'EURL', 'SNC'],
  property: ['SCI'],
  practice: ['SELARL', 'SELARL', 'SELAS', 'SELAFA', 'SELCA', 'SCP', 'SCM'],
};

const usualKinds: readonly TradeKind[] = [
  'service',
  'service',
  'service',
  'service',
  'shop',
  'shop',
  'property',
  'practice',
];

/** Founds companies that never share a name nor a SIREN, spread over every department. */
export const createCompanyRegistry = (random: Random): CompanyRegistry => {
  const freeNames = new Map(trades.map((trade) => [trade, random.shuffle(companyRoots)]));
  const tour = random.shuffle(places);
  let founded = 0;

  const nameFor = (trade: Trade): string => {
    const root = freeNames.get(trade)?.pop();
    if (!root) throw new Error(`No name left for ${trade.word}`);
    return `${root} ${trade.word}`;
  };

  const nextPlace = (): Place =>
    random.chance(0.4) ? random.pick(bigCities) : (tour[founded % tour.length] ?? random.pick(places));

  const found = (wish: CompanyWish = {}): Company => {
    const kind = wish.trade?.kind ?? random.pick(wish.kinds ?? usualKinds);
    const trade = wish.trade ?? random.pick(trades.filter((candidate) => candidate.kind === kind));
    const form = random.pick(wish.forms ?? formsByKind[kind]);
    const place = wish.place ?? nextPlace();
    founded += 1;
    return {
      name: nameFor(trade),
      form,
      siret: fictionalSiret(founded),
      capital: capitalOf(form, random),
      place,
      address: addressIn(place, random),
      trade,
      manager: personOf(random),
    };
  };

  return { found, freeName: nameFor };
};

export const personOf = (random: Random): Person => {
  const title = random.pick(['M.', 'Mme'] as const);
  return { title, name: `${random.pick(firstNames[title])} ${random.pick(lastNames)}` };
};

export const addressIn = ({ postalCode, city }: Place, random: Random): string =>
  `${random.int(1, 148)}${random.chance(0.08) ? ' bis' : ''} ${random.pick(streets)}, ${postalCode} ${city}`;

/** No real SIREN starts with 000: these are visibly invented. */
const fictionalSiret = (rank: number): string => {
  const body = `000${String((rank * 7919 + 12_345) % 100_000).padStart(5, '0')}`;
  const siren = withKey(body, isSirenValid);
  return withKey(`${siren}0001`, isSiretValid);
};

const withKey = (body: string, isValid: (digits: string) => boolean): string =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => body + key).find(isValid) ?? body;

const capitalOf = (form: string, random: Random): number => {
  if (form === 'SA' || form === 'SCA' || form === 'SELAFA' || form === 'SELCA')
    return random.pick([40_000, 60_000, 100_000, 150_000, 240_000, 500_000]);
  if (form === 'SASU' || form === 'EURL' || form === 'SCI')
    return random.pick([1_000, 2_000, 5_000, 8_000, 10_000]);
  return random.pick([2_000, 5_000, 8_000, 10_000, 20_000, 30_000, 50_000, 80_000, 120_000]);
};
