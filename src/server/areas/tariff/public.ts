export { priceDoubt } from './price-doubt.ts';
export { type Charge, chargeOf, currentQuote, orderPrice, type Pricing, settleQuote } from './price-order.ts';
export { readTariffInForce } from './read-tariff-in-force.ts';
export { listTables } from './tariff-tables.queries.ts';
