import {
  announcementAnswer,
  announcementListAnswer,
  announcementListQuery,
  announcementReferenceAnswer,
  announcementReferenceParams,
  announcementSlugParams,
  announcementTypesAnswer,
} from '../announcements.ts';
import { doneAnswer } from '../auth.ts';
import { cancelAnswer, cancelBody, cancelParams, checkoutAnswer, checkoutBody } from '../checkout.ts';
import { companyAnswer, companyParams } from '../companies.ts';
import { documentAnswer } from '../document-reading.ts';
import {
  testPaymentActedAnswer,
  testPaymentAnswer,
  testPaymentBody,
  testPaymentParams,
} from '../payment-test.ts';
import { quoteAnswer, quoteBody, quoteCheckoutBody, quoteParams } from '../quote.ts';
import { correctionAnswerBody, correctionAnswered } from '../review-desk.ts';
import { submissionAnswer, submissionBody } from '../submission.ts';
import { tariffAnswer } from '../tariff.ts';
import {
  cancellationRequestBody,
  modificationAnswer,
  modificationBody,
  trackingAnswer,
  trackingLinkBody,
  trackingParams,
} from '../tracking.ts';
import { verificationAnswer, verificationParams } from '../verification.ts';
import { withdrawalBody } from '../withdrawal.ts';
import type { PublicEndpoints } from './endpoint.ts';

/** From a company's draft to the proof of its publication. */
export const announcementsEndpoints = {
  'GET /tariff': { answer: tariffAnswer },
  'GET /legal-announcements': { query: announcementListQuery, answer: announcementListAnswer },
  'GET /legal-announcements/types': { answer: announcementTypesAnswer },
  'GET /legal-announcements/reference/:reference': {
    params: announcementReferenceParams,
    answer: announcementReferenceAnswer,
  },
  /** A form with a file or a text, not JSON. */
  'POST /legal-announcements/read-document': { answer: documentAnswer },
  'POST /legal-announcements/submit': { body: submissionBody, answer: submissionAnswer },
  'POST /stripe/create-checkout-session': { body: checkoutBody, answer: checkoutAnswer },
  'POST /legal-announcements/cancel/:id': {
    params: cancelParams,
    body: cancelBody,
    answer: cancelAnswer,
  },
  'GET /payment-test/:session': { params: testPaymentParams, answer: testPaymentAnswer },
  'POST /payment-test/:session': {
    params: testPaymentParams,
    body: testPaymentBody,
    answer: testPaymentActedAnswer,
  },
  'POST /legal-announcements/tracking/:token/correction': {
    params: trackingParams,
    body: correctionAnswerBody,
    answer: correctionAnswered,
  },
  'GET /legal-announcements/tracking/:token': { params: trackingParams, answer: trackingAnswer },
  'PUT /legal-announcements/tracking/:token': {
    params: trackingParams,
    body: modificationBody,
    answer: modificationAnswer,
  },
  'POST /legal-announcements/tracking/:token/cancellation-request': {
    params: trackingParams,
    body: cancellationRequestBody,
    answer: doneAnswer,
  },
  'POST /legal-announcements/tracking/:token/withdrawal': {
    params: trackingParams,
    body: withdrawalBody,
    answer: doneAnswer,
  },
  'POST /legal-announcements/tracking/:token/quotes': {
    params: trackingParams,
    body: quoteBody,
    answer: quoteAnswer,
  },
  'GET /quotes/:token': { params: quoteParams, answer: quoteAnswer },
  'POST /quotes/:token/checkout': { params: quoteParams, body: quoteCheckoutBody, answer: checkoutAnswer },
  'POST /legal-announcements/tracking-link': { body: trackingLinkBody, answer: doneAnswer },
  'GET /verification/:code': { params: verificationParams, answer: verificationAnswer },
  'GET /companies/:siret': { params: companyParams, answer: companyAnswer },
  'GET /legal-announcements/:slug': { params: announcementSlugParams, answer: announcementAnswer },
} as const satisfies PublicEndpoints;
