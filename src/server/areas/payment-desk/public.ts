export { listPaymentRows, paymentsOf } from './payment-list.queries.ts';
export { presentPayment } from './present-payment.ts';
