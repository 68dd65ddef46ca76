export { closeOpenCheckouts } from './close-open-checkouts.ts';
export { requestRefund } from './request-refund.ts';
