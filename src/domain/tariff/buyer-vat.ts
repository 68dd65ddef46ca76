import { departmentOfPostalCode } from '#domain/company/departments.ts';

export type BuyerKind = 'professional' | 'consumer';

export type BuyerVat = {
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Why there is no VAT, with its article; null when there is. */
  readonly exemption: string | null;
};

const STANDARD_RATE = 2000;
const OVERSEAS_RATE = 850;
/** Guadeloupe, Martinique, La Réunion: the rate of the place, for businesses. */
const REDUCED = ['971', '972', '974'];
/** Guyane, Mayotte: VAT does not apply there. */
const WITHOUT = ['973', '976'];

/** The VAT of a service sold from mainland France to a buyer of this department (regulated prices only). */
export const buyerVat = ({ kind, department }: { kind: BuyerKind; department: string }): BuyerVat => {
  if (WITHOUT.includes(department))
    return { rate: 0, exemption: 'TVA non applicable, article 294 du code général des impôts.' };
  if (REDUCED.includes(department) && kind === 'professional')
    return { rate: OVERSEAS_RATE, exemption: null };
  return { rate: STANDARD_RATE, exemption: null };
};

type Buyer = { readonly kind: BuyerKind; readonly postcode: string };

/** The VAT of an order: of whoever pays or, when nobody else is named, of the company of the notice. */
export const orderVat = (buyer: Buyer | null, department: string): BuyerVat =>
  buyerVat(
    buyer
      ? { kind: buyer.kind, department: departmentOfPostalCode(buyer.postcode)?.code ?? '' }
      : { kind: 'professional', department },
  );
