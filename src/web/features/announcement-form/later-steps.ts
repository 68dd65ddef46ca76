/* What the form needs once a first field was filled in: its own chunk, with the validation library. */

export { OfferStep } from './OfferStep.tsx';
export { requestPayment, requestQuote } from './pay.ts';
export { ReviewStep } from './ReviewStep.tsx';
export { reachableStep, refusedFields } from './step-rules.ts';
