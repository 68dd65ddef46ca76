import type { AnnouncementTypeId } from '#domain/announcement/types.ts';
import type { CompanyWish } from './company.ts';
import type { SeedValues, ValuesContext } from './values-context.ts';
import {
  businessSaleValues,
  leaseEndValues,
  leaseRightValues,
  leaseValues,
  mergerValues,
  splitValues,
} from './values-of-assets.ts';
import {
  cessationValues,
  dissolutionValues,
  insolvencyValues,
  liquidationValues,
  receivershipValues,
} from './values-of-closings.ts';
import {
  auditorValues,
  capitalIncreaseValues,
  capitalReductionValues,
  constitutionValues,
  managerChangeValues,
  modificationValues,
  nameChangeValues,
  seatChangeValues,
  transformationValues,
} from './values-of-companies.ts';
import { accountsValues, auctionValues, meetingValues, otherValues } from './values-of-meetings.ts';

/** A rectificatif and an additif are made from the notice they mend, not from a company alone. */
export type OwnTypeId = Exclude<AnnouncementTypeId, 24 | 25>;

type Recipe = {
  /** How many are published. */
  readonly count: number;
  readonly wish?: CompanyWish;
  readonly values: (context: ValuesContext) => SeedValues;
};

const shops: CompanyWish = { kinds: ['shop'] };
const businesses: CompanyWish = { kinds: ['service', 'service', 'shop'] };
const big: CompanyWish = { kinds: ['service'], forms: ['SAS', 'SA'] };

export const recipes: Readonly<Record<OwnTypeId, Recipe>> = {
  1: { count: 62, values: constitutionValues },
  2: { count: 16, values: modificationValues },
  3: { count: 24, values: dissolutionValues },
  4: { count: 22, values: liquidationValues },
  5: { count: 20, wish: shops, values: businessSaleValues },
  6: { count: 9, wish: shops, values: leaseValues },
  7: { count: 7, wish: shops, values: leaseEndValues },
  8: { count: 26, values: managerChangeValues },
  9: { count: 28, values: (context) => seatChangeValues(context, context.address()) },
  10: { count: 16, values: capitalIncreaseValues },
  11: { count: 8, wish: businesses, values: capitalReductionValues },
  12: {
    count: 10,
    wish: { kinds: ['service', 'shop'], forms: ['SAS', 'SASU', 'SARL', 'SA'] },
    values: transformationValues,
  },
  13: { count: 7, wish: big, values: mergerValues },
  14: { count: 6, wish: big, values: splitValues },
  15: { count: 7, wish: businesses, values: cessationValues },
  16: { count: 8, wish: businesses, values: insolvencyValues },
  17: { count: 8, wish: businesses, values: receivershipValues },
  18: { count: 7, wish: businesses, values: accountsValues },
  19: { count: 8, wish: big, values: auditorValues },
  20: { count: 8, wish: { kinds: ['service'], forms: ['SA'] }, values: meetingValues },
  21: { count: 6, wish: businesses, values: auctionValues },
  22: { count: 12, values: nameChangeValues },
  23: { count: 7, wish: shops, values: leaseRightValues },
  26: { count: 7, wish: { kinds: ['service', 'shop'], forms: ['SAS', 'SARL', 'SA'] }, values: otherValues },
};

export const ownTypeIds: readonly OwnTypeId[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 26,
];
