import { DEFAULT_OFFER, findOfferByPrice, offers } from '#domain/announcement/offers.ts';
import { isReference } from '#domain/announcement/reference.ts';
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

export const correctionTypes = { rectificatif: '24', additif: '25' } as const;

/** « Ce rectificatif corrige l'annonce AL-482517 », for a correction whose text is still empty. */
export const correctionNotice = ({
  type_id,
  title,
  content,
  extra,
}: SubmissionValues): string | undefined => {
  const reference = extra.faultyReference ?? '';
  if (title !== '' || content !== '' || !isReference(reference)) return undefined;
  if (type_id === correctionTypes.rectificatif) return `Ce rectificatif corrige l'annonce ${reference}`;
  return type_id === correctionTypes.additif ? `Cet additif complète l'annonce ${reference}` : undefined;
};
