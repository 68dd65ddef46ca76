import type { Quote } from '#contract/quote.ts';
import { IDEMPOTENCY_HEADER } from '#contract/submission.ts';
import type { EarlyStart } from '#contract/withdrawal.ts';
import { reductionNames } from '#domain/tariff/tariff-table.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { isAlreadyPaid } from '#web/api/tracking.ts';
import type { Submitted } from '#web/storage/submission-draft.ts';
import { buyerOf } from './buyer-values.ts';
import { detailsOf } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';

/** The specification's failure reasons; the banner's title is shown above them. */
export const failures = {
  service: "Erreur lors de la soumission de l'annonce légale",
  submit: "Erreur lors de la soumission de l'annonce",
  missingId: "ID d'annonce manquant dans la réponse",
  checkout: 'Erreur lors de la création de la session de paiement',
  missingUrl: 'URL de paiement manquante dans la réponse',
} as const;

export type PaymentFailure = {
  reason: string;
  /** The server's message, if it refused rather than failed. */
  detail: string;
  /** The fields that the server refused, with the contract's names. */
  fields: Readonly<Record<string, string>>;
  /** This draft's announcement was deleted meanwhile: the next attempt creates another one. */
  ended: boolean;
};

/** The payment page's URL, or the reference of an announcement that is already paid. */
export type Outcome = { url: string } | { paid: string } | { failure: PaymentFailure };

/** The server's answer to the submission; the tracking token is for this browser only. */
export type SubmissionResult = Submitted & { trackingToken: string };

export type PaymentRequest = {
  api: ApiClient;
  key: string;
  /** The tracking token of the announcement submitted with this key, if this browser has it. */
  trackingToken: string | undefined;
  /** Gives the draft a new idempotency key, for a separate announcement. */
  renewKey: () => string;
  values: SubmissionValues;
  /** Cents, VAT included, where the price depends on the notice. */
  shownPrice?: number | undefined;
  /** What a consumer ticked. */
  earlyStart?: EarlyStart | undefined;
  now: Date;
  /**
   * Called as soon as the server has stored the announcement: the browser may never come back from the
   * payment page.
   */
  onSubmitted: (sent: SubmissionResult) => void;
};

/** Stores the announcement, opens its payment session and returns the URL of the payment page. */
export const requestPayment = async (request: PaymentRequest): Promise<Outcome> => {
  const { api, values, earlyStart } = request;
  const buyer = buyerOf(values.buyer);
  const sent = await store(request);
  if ('failure' in sent) return sent;
  const { announcementId, referenceNumber } = sent;

  const opened = await attempt({ refused: failures.checkout, failed: failures.checkout }, () =>
    api.post('/stripe/create-checkout-session', {
      body: {
        announcementId,
        email: values.contactEmail,
        title: values.title,
        basePrice: values.basePrice,
        buyer,
        earlyStart: buyer?.kind === 'consumer' ? earlyStart : undefined,
        shownPrice: request.shownPrice === undefined ? undefined : request.shownPrice / 100,
      },
    }),
  );
  if ('failure' in opened)
    return opened.alreadyPaid ? { paid: referenceNumber } : { failure: { ...opened.failure, ended: false } };
  return isWebAddress(opened.answer.url) ? { url: opened.answer.url } : failed(failures.missingUrl);
};

export type QuoteOutcome = { quote: Quote } | { failure: string };

/** Stores the announcement as the payment does, and asks for its quote. */
export const requestQuote = async (request: PaymentRequest): Promise<QuoteOutcome> => {
  const { api, values } = request;
  const sent = await store(request);
  if ('failure' in sent) return { failure: sent.failure.detail || sent.failure.reason };
  const asked = await attempt({ refused: QUOTE_FAILED, failed: QUOTE_FAILED }, () =>
    api.post('/legal-announcements/tracking/:token/quotes', {
      params: { token: sent.trackingToken },
      body: { basePrice: values.basePrice, buyer: buyerOf(values.buyer) },
    }),
  );
  if ('failure' in asked) return { failure: asked.failure.detail || asked.failure.reason };
  return { quote: asked.answer.quote };
};

const QUOTE_FAILED = "Le devis n'a pas pu être établi. Veuillez réessayer.";

/** Submits the announcement, whose tracking link this browser keeps at once. */
const store = async (request: PaymentRequest): Promise<SubmissionResult | Failed> => {
  let sent = await submit(request);
  // Another text was submitted with this key and its answer was lost, so it can never be paid. This text is
  // submitted as a new announcement.
  if ('failure' in sent && sent.keyTaken) sent = await submit({ ...request, key: request.renewKey() });
  if ('failure' in sent) return sent;
  const announcementId = sent.answer.announcementId ?? sent.answer.id;
  if (!announcementId) return failed(failures.missingId);
  const { referenceNumber, trackingToken } = sent.answer;
  const stored = { announcementId, referenceNumber, trackingToken };
  request.onSubmitted(stored);
  return stored;
};

const submit = ({ api, key, trackingToken, values, now }: PaymentRequest) =>
  attempt({ refused: failures.submit, failed: failures.service }, () =>
    api.post('/legal-announcements/submit', {
      headers: { [IDEMPOTENCY_HEADER]: key },
      body: {
        ...detailsOf(values),
        basePrice: values.basePrice,
        reduction: reductionNames.find((name) => name === values.reduction),
        termsAccepted: true,
        status: 'pending',
        submissionDate: now.toISOString(),
        trackingToken,
      },
    }),
  );

type Failed = { failure: PaymentFailure; alreadyPaid?: boolean; keyTaken?: boolean };

const failed = (reason: string, refused: Partial<PaymentFailure> = {}): Failed => ({
  failure: { reason, detail: '', fields: {}, ended: false, ...refused },
});

type Reasons = {
  /** The server refused. */
  refused: string;
  /** The server failed or did not answer. */
  failed: string;
};

const attempt = async <Answer>(
  reasons: Reasons,
  call: () => Promise<Answer>,
): Promise<{ answer: Answer } | Failed> => {
  try {
    return { answer: await call() };
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) return failed(reasons.failed);
    return {
      ...failed(reasons.refused, {
        detail: error.detail,
        fields: error.fields,
        ended: error.status === 409,
      }),
      alreadyPaid: isAlreadyPaid(error),
      keyTaken: error.code === 'announcement.key-taken',
    };
  }
};

/** The statuses whose message helps the user; the message of a 404 or a 500 does not. */
const REFUSALS: readonly number[] = [200, 400, 409, 413, 429];

const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//.test(url ?? '');
