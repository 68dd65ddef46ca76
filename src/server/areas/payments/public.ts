export { closeOpenCheckouts } from './close-open-checkouts.ts';
export { refreshPayment } from './refresh-payment.ts';
export { requestRefund } from './request-refund.ts';
