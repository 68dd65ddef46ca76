import { messages } from '#contract/messages.fr.ts';

type Refusal = { status: number; message: string; field?: string };

/** Every refusal the API can give on purpose. A code missing here does not compile. */
const catalogue = {
  'account.wrong-credentials': { status: 401, message: messages.account.wrongCredentials },
  'account.email-taken': { status: 409, message: messages.account.emailTaken },
  'account.reset-link-invalid': { status: 400, message: messages.account.linkInvalid },
  'access.not-logged-in': { status: 401, message: messages.account.notLoggedIn },
  'access.not-allowed': { status: 403, message: messages.account.notAllowed },
  'article.not-found': { status: 404, message: messages.article.notFound },
  'announcement.not-found': { status: 404, message: messages.announcement.notFound },
  'request.cross-site': { status: 403, message: messages.request.crossSite },
  'request.too-many': { status: 429, message: messages.request.tooMany('quelques minutes') },
  'announcement.reference-not-found': { status: 404, message: messages.announcement.referenceNotFound },
  'announcement.bad-key': { status: 400, message: messages.announcement.idempotencyKey },
  'announcement.content-empty': { status: 400, message: messages.submission.content, field: 'content' },
  'announcement.content-too-short': {
    status: 400,
    message: messages.submission.contentTooShort,
    field: 'content',
  },
  'announcement.ended': { status: 409, message: messages.announcement.ended },
  'attestation.not-found': { status: 404, message: messages.verification.notFound },
  'document.not-found': { status: 404, message: messages.tracking.documentNotFound },
  'image.busy': { status: 503, message: messages.request.unavailable },
} as const satisfies Record<string, Refusal>;

export type AppErrorCode = keyof typeof catalogue;

/**
 * A refusal the visitor may read: `message` is French and safe to show, `detail` is for the log only.
 * Anything else that is thrown is a defect and answers 500 without saying why.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly status: number;
  /** The field of the form that is refused, where it is one. */
  readonly field: string | undefined;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: AppErrorCode, detail: Readonly<Record<string, unknown>> = {}) {
    super(catalogue[code].message);
    this.code = code;
    const refusal: Refusal = catalogue[code];
    this.status = refusal.status;
    this.field = refusal.field;
    this.detail = detail;
  }
}

/** Done too often: says how long to wait, to people and to programs. */
export class TooManyRequestsError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, detail: Readonly<Record<string, unknown>> = {}) {
    super('request.too-many', detail);
    this.retryAfterSeconds = retryAfterSeconds;
    this.message = messages.request.tooMany(waitingTime(retryAfterSeconds));
  }
}

const waitingTime = (seconds: number): string => {
  if (seconds <= 60) return seconds === 1 ? '1 seconde' : `${seconds} secondes`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
