import type { Offer } from '#domain/announcement/offers.ts';
import { splitVat, VAT_PERCENT } from '#domain/money/vat.ts';

/** What is charged at the price of an offer. Amounts are cents, the rate hundredths of a percent. */
export const offerCharge = (offer: Offer, reference: string) => {
  const amounts = splitVat(offer.priceTTC);
  return {
    ...amounts,
    vatRate: VAT_PERCENT * 100,
    lines: [
      {
        label: `Publication de l'annonce légale ${reference}, offre ${offer.label}`,
        description: '',
        quantity: 1,
        /** Thousandths of a euro. */
        unitPrice: amounts.amountHT * 10,
        amountHT: amounts.amountHT,
      },
    ],
  };
};
