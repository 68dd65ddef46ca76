import { isBusinessDay } from '../period/business-hours.ts';
import { addDays, type Day, endOfDay, parisDay, startOfDay } from '../period/paris-day.ts';

/** How long a consumer may withdraw from a purchase made at a distance (Code de la consommation, art. L. 221-18). */
const WITHDRAWAL_DAYS = 14;

/**
 * A consumer who expressly asked for the publication to begin at once, and acknowledged that the right ends with it,
 * may withdraw until the notice is published. Without both, the whole price is owed back even after the publication
 * (art. L. 221-25 and L. 221-28).
 */
export type WithdrawalRight = 'until-published' | 'even-published';

export type ConsumerPurchase = {
  readonly boughtAt: Date;
  /** Both the express request and the acknowledgement are stored. */
  readonly startsEarly: boolean;
};

/** The day of the purchase is not counted, and the period never ends on a Saturday, a Sunday or a public holiday (art. L. 221-19). */
const lastDay = (boughtAt: Date): Day => {
  let day = addDays(parisDay(boughtAt), WITHDRAWAL_DAYS);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
};

/** The last millisecond of the period. */
export const withdrawalEnd = (boughtAt: Date): Date => endOfDay(lastDay(boughtAt));

/** The first day after the period: the earliest publication when the consumer did not ask for an earlier one. */
export const publishableFrom = ({ boughtAt, startsEarly }: ConsumerPurchase): Date | null =>
  startsEarly ? null : startOfDay(addDays(lastDay(boughtAt), 1));

/** Undefined once the period is over. */
export const withdrawalRight = (
  { boughtAt, startsEarly }: ConsumerPurchase,
  now: Date,
): WithdrawalRight | undefined => {
  if (now > withdrawalEnd(boughtAt)) return undefined;
  return startsEarly ? 'until-published' : 'even-published';
};
