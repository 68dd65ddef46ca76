import { euros } from '#contract/format.fr.ts';
import { type Offer, offerList } from '#domain/announcement/offers.ts';
import { splitVat, VAT_PERCENT } from '#domain/money/vat.ts';
import type { LegalSection } from './legal-text.ts';

/** The prices are those that the cards are charged: the page cannot say another one. */
export const offersSection: LegalSection = {
  id: 'prix',
  title: 'Offres et prix',
  blocks: [
    `Les prix sont en euros, toutes taxes comprises (TVA à ${VAT_PERCENT} %). C'est un paiement unique, sans abonnement : rien n'est prélevé ensuite.`,
    { records: offerList.map((offer) => ({ title: `Offre ${offer.label}`, facts: factsOf(offer) })) },
  ],
};

function factsOf({ priceTTC, hours, features }: Offer): [string, string][] {
  const { amountHT, amountTVA } = splitVat(priceTTC);
  return [
    ['Prix', `${euros(priceTTC)} TTC, soit ${euros(amountHT)} HT et ${euros(amountTVA)} de TVA`],
    ['Publication', `dans les ${hours} heures qui suivent la validation`],
    ['Comprend', `${features.slice(1).join(', ').toLowerCase()}`],
  ];
}
