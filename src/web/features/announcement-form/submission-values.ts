import { DEFAULT_OFFER, findOfferByPrice, offers } from '#domain/announcement/offers.ts';
import { emptyNotice, type NoticeFormValues } from '#web/notice-form/notice-form-values.ts';
import { type BuyerValues, companyPays } from './buyer-values.ts';

/** All the values of the form. */
export type SubmissionValues = NoticeFormValues & {
  /** The price in euros, which identifies the offer in the API; 0 when none is chosen. */
  basePrice: number;
  buyer: BuyerValues;
  /** A reduction of the regulated tariff (its name in the domain); empty for none. */
  reduction: string;
};

const DEFAULT_PRICE = offers[DEFAULT_OFFER].priceTTC / 100;

export const emptyValues: SubmissionValues = {
  ...emptyNotice,
  basePrice: DEFAULT_PRICE,
  buyer: companyPays,
  reduction: '',
};

export const hasOffer = ({ basePrice }: Pick<SubmissionValues, 'basePrice'>): boolean =>
  findOfferByPrice(basePrice) !== undefined;

/** Whether anything was typed: an untouched form is not saved as a draft. */
export const isUntouched = (values: SubmissionValues): boolean =>
  JSON.stringify({ ...values, extra: filled(values.extra) }) === JSON.stringify(emptyValues);

const filled = (extra: Record<string, string>) =>
  Object.fromEntries(Object.entries(extra).filter(([, text]) => text !== ''));
