import type { BuyerInput } from '#contract/buyer.ts';

/** Who pays, as typed. What was typed for another person is kept when the company is chosen again. */
export type BuyerValues = BuyerInput & { who: 'company' | 'other'; siren: string; vatNumber: string };

export const companyPays: BuyerValues = {
  who: 'company',
  kind: 'professional',
  name: '',
  address: '',
  postcode: '',
  city: '',
  siren: '',
  vatNumber: '',
};

/**
 * As the API takes it: null for the company of the notice, when somebody else was named before. Nothing is sent by
 * whoever leaves the question as it is.
 */
export const buyerOf = (values: BuyerValues): BuyerInput | null | undefined => {
  const { who, ...typed } = values;
  if (who === 'other') return typed;
  return JSON.stringify(readBuyer(values)) === JSON.stringify(companyPays) ? undefined : null;
};

/** Reads a stored draft: a value of the wrong type is dropped. */
export const readBuyer = (stored: unknown): BuyerValues => {
  if (typeof stored !== 'object' || stored === null) return companyPays;
  const given = stored as Record<string, unknown>;
  const text = (name: keyof BuyerValues) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    who: given.who === 'other' ? 'other' : 'company',
    kind: given.kind === 'consumer' ? 'consumer' : 'professional',
    name: text('name'),
    address: text('address'),
    postcode: text('postcode'),
    city: text('city'),
    siren: text('siren'),
    vatNumber: text('vatNumber'),
  };
};
