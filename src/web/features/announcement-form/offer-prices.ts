import type { ReactNode } from 'react';
import type { Offer } from '#domain/announcement/offers.ts';

/** What the step says where the price is not the one of the offer. */
export type OfferPrices = {
  legend: string;
  lead: string;
  /** In euros, without their sign. */
  priceOf: (offer: Offer) => string;
  noteOf: (offer: Offer) => string;
  /** Shown below the offers. */
  more?: ReactNode;
};

export const offerPrices: OfferPrices = {
  legend: 'Choisissez votre offre',
  lead: 'Le prix affiché est celui que vous payez, TVA comprise. Paiement unique, sans abonnement.',
  priceOf: ({ priceTTC }) => String(priceTTC / 100),
  noteOf: () => 'TVA incluse',
};
