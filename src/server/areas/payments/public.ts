export { closeFormerPrice, closeOpenCheckouts } from './close-checkout.ts';
export { eraseBuyers } from './payment-events.queries.ts';
export { countPaymentsByStatus, countPaymentsToCheck, readWebhookDelays } from './reconcile.queries.ts';
export { refreshPayment } from './refresh-payment.ts';
export { refundPayment } from './refund-payment.ts';
export { requestRefund } from './request-refund.ts';
