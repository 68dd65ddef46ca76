/** Everything that a sale at the regulated price adds to the form: loaded with it, and only then. */
export { LivePrice } from './LivePrice.tsx';
export { regulatedPrices } from './RegulatedServices.tsx';
export { RegulatedSummary } from './RegulatedSummary.tsx';
export { amountToPay, type Tariff } from './regulated-price.ts';
