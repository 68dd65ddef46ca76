import { IDEMPOTENCY_HEADER } from '#contract/submission.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { isAlreadyPaid } from '#web/api/tracking.ts';
import type { Submitted } from '#web/storage/submission-draft.ts';
import { detailsOf } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';

/** The specification's reasons; the banner's own sentence stands above them. */
export const failures = {
  service: "Erreur lors de la soumission de l'annonce légale",
  submit: "Erreur lors de la soumission de l'annonce",
  missingId: "ID d'annonce manquant dans la réponse",
  checkout: 'Erreur lors de la création de la session de paiement',
  missingUrl: 'URL de paiement manquante dans la réponse',
} as const;

export const PAYMENT_FAILED =
  "Une erreur s'est produite lors du traitement de votre paiement. Veuillez réessayer.";

export type PaymentFailure = {
  reason: string;
  /** The server's own words, where it refused rather than failed. */
  detail: string;
  /** The fields it refused, in the contract's names. */
  fields: Readonly<Record<string, string>>;
  /** The announcement of this draft was taken away meanwhile: the next try makes another one. */
  ended: boolean;
};

/** The payment page's address; or the reference of an announcement that is paid already. */
export type Outcome = { url: string } | { paid: string } | { failure: PaymentFailure };

/** What the server answered to the form; the token is for this browser only. */
export type SubmissionResult = Submitted & { trackingToken: string };

type Request = {
  api: ApiClient;
  key: string;
  /** Of the announcement that was sent under this key, where this browser knows it. */
  trackingToken: string | undefined;
  /** Gives the draft another key, for an announcement of its own. */
  renewKey: () => string;
  values: SubmissionValues;
  now: Date;
  /** Told as soon as the server has the announcement: what follows may never come back. */
  onSubmitted: (sent: SubmissionResult) => void;
};

/** Stores the announcement, opens its payment, and gives the address of the payment page. */
export const requestPayment = async (request: Request): Promise<Outcome> => {
  const { api, values, onSubmitted } = request;
  let sent = await submit(request);
  // Another text was sent under this key and its answer was lost: nobody can pay for that one. This is a new one.
  if ('failure' in sent && sent.keyTaken) sent = await submit({ ...request, key: request.renewKey() });
  if ('failure' in sent) return sent;
  const announcementId = sent.answer.announcementId ?? sent.answer.id;
  if (!announcementId) return failed(failures.missingId);
  const { referenceNumber, trackingToken } = sent.answer;
  onSubmitted({ announcementId, referenceNumber, trackingToken });

  const opened = await attempt({ refused: failures.checkout, failed: failures.checkout }, () =>
    api.post('/stripe/create-checkout-session', {
      body: {
        announcementId,
        email: values.contactEmail,
        title: values.title,
        basePrice: values.basePrice,
      },
    }),
  );
  if ('failure' in opened)
    return opened.alreadyPaid ? { paid: referenceNumber } : { failure: { ...opened.failure, ended: false } };
  return isWebAddress(opened.answer.url) ? { url: opened.answer.url } : failed(failures.missingUrl);
};

const submit = ({ api, key, trackingToken, values, now }: Request) =>
  attempt({ refused: failures.submit, failed: failures.service }, () =>
    api.post('/legal-announcements/submit', {
      headers: { [IDEMPOTENCY_HEADER]: key },
      body: {
        ...detailsOf(values),
        basePrice: values.basePrice,
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
  /** The server answered that it will not. */
  refused: string;
  /** It could not, or did not answer. */
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

/** Answers whose sentence helps the person; a missing call or a broken server says nothing to them. */
const REFUSALS: readonly number[] = [200, 400, 409, 413, 429];

const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//.test(url ?? '');
