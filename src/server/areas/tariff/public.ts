export { priceDoubt } from './price-doubt.ts';
export {
  type Charge,
  chargeOf,
  currentQuote,
  orderPrice,
  readTariffInForce,
  settleQuote,
} from './price-order.ts';
export { listTables } from './tariff-tables.queries.ts';
