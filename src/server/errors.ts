import { correspondenceMessages } from '#contract/correspondence.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { reviewDeskMessages } from '#contract/review-desk.fr.ts';
import { secondFactorMessages } from '#contract/second-factor.fr.ts';
import { settingsMessages } from '#contract/settings.fr.ts';
import { missingPrice, tariffMessages } from '#contract/tariff.fr.ts';
import { notPermitted, teamMessages } from '#contract/team.fr.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import type { Permission } from '#domain/account/team-roles.ts';

type Refusal = { status: number; message: string; field?: string };

/** Every refusal the API can give on purpose. A code missing here does not compile. */
const catalogue = {
  'account.wrong-credentials': { status: 401, message: messages.account.wrongCredentials },
  'account.wrong-current-password': {
    status: 400,
    message: messages.account.wrongCurrentPassword,
    field: 'currentPassword',
  },
  'account.email-taken': { status: 409, message: messages.account.emailTaken },
  'account.admin-password-too-short': {
    status: 400,
    message: messages.account.adminPasswordTooShort,
    field: 'password',
  },
  'account.session-not-found': { status: 404, message: teamMessages.sessionNotFound },
  'account.reset-link-invalid': { status: 400, message: messages.account.linkInvalid },
  'account.second-factor-expired': { status: 401, message: secondFactorMessages.expired },
  'account.wrong-code': { status: 400, message: secondFactorMessages.wrongCode, field: 'code' },
  'account.passkey-refused': { status: 400, message: secondFactorMessages.refused },
  'account.second-factor-setup-expired': { status: 409, message: secondFactorMessages.expired },
  'account.too-many-passkeys': { status: 409, message: secondFactorMessages.tooMany },
  'account.passkey-known': { status: 409, message: secondFactorMessages.known },
  'account.second-factor-there': { status: 409, message: secondFactorMessages.alreadyThere },
  'account.second-factor-gone': { status: 404, message: secondFactorMessages.unknown },
  'access.second-factor-required': { status: 403, message: secondFactorMessages.required },
  'team.not-found': { status: 404, message: teamMessages.notFound },
  'team.last-administrator': { status: 409, message: teamMessages.lastAdministrator },
  'team.already-so': { status: 409, message: teamMessages.alreadySo },
  'team.already-member': { status: 409, message: teamMessages.alreadyMember, field: 'email' },
  'team.disabled': { status: 409, message: teamMessages.disabled },
  'team.yourself': { status: 409, message: teamMessages.yourself },
  'team.not-invited': { status: 409, message: teamMessages.notInvited },
  'team.not-receiving': { status: 409, message: teamMessages.notReceiving },
  'access.not-logged-in': { status: 401, message: messages.account.notLoggedIn },
  'access.not-allowed': { status: 403, message: messages.account.notAllowed },
  'access.not-permitted': { status: 403, message: messages.account.notAllowed },
  'article.not-found': { status: 404, message: messages.article.notFound },
  'article.stale': { status: 409, message: messages.adminArticle.staleUnknown },
  'article.already-published': { status: 409, message: messages.adminArticle.alreadyPublished },
  'article.not-published': { status: 409, message: messages.adminArticle.notPublished },
  'article.not-scheduled': { status: 409, message: messages.adminArticle.notScheduled },
  'article.needs-review': { status: 409, message: messages.adminArticle.needsReview },
  'article.incomplete': { status: 409, message: messages.adminArticle.publishFailed },
  'article.date-is-past': { status: 400, message: messages.adminArticle.dateIsPast, field: 'scheduled_at' },
  'article.content-empty': { status: 400, message: messages.adminArticle.content, field: 'content' },
  'article.content-too-short': {
    status: 400,
    message: messages.adminArticle.contentTooShort,
    field: 'content',
  },
  'article.content-too-long': {
    status: 400,
    message: messages.adminArticle.contentTooLong,
    field: 'content',
  },
  'article.not-a-draft': { status: 409, message: messages.adminArticle.notADraft },
  'article.reviewer': { status: 400, message: messages.adminArticle.reviewer, field: 'reviewerId' },
  'article.not-in-review': { status: 409, message: messages.adminArticle.notInReview },
  'article.slug-taken': { status: 409, message: messages.adminArticle.slugTaken, field: 'slug' },
  'preview.unknown': { status: 404, message: messages.preview.unknown },
  'preview.ended': { status: 410, message: messages.preview.ended },
  'article.version-not-found': { status: 404, message: messages.adminArticle.versionNotFound },
  'writing.rephrase-failed': { status: 502, message: writingMessages.rephraseFailed },
  'writing.too-short': { status: 409, message: writingMessages.rephraseTooShort, field: 'content' },
  'writing.too-long': { status: 409, message: writingMessages.rephraseTooLong, field: 'content' },
  'writing.cap-reached': { status: 429, message: writingMessages.generateFailed },
  'generation.failed': { status: 502, message: writingMessages.generateFailed },
  'generation.no-source': { status: 409, message: writingMessages.noSource, field: 'categoryIds' },
  'generation.under-way': { status: 409, message: writingMessages.underWay },
  'generation.not-running': { status: 409, message: writingMessages.notRunning },
  'generation.goes-on': { status: 503, message: writingMessages.goesOn },
  'source.unreadable': { status: 400, message: writingMessages.sources.unreadable, field: 'content' },
  'source.none': { status: 400, message: writingMessages.sources.empty, field: 'content' },
  'source.too-many': { status: 400, message: writingMessages.sources.tooMany, field: 'content' },
  'upload.missing': { status: 400, message: messages.upload.missing, field: 'image' },
  'upload.only-one': { status: 400, message: messages.upload.onlyOne, field: 'image' },
  'upload.not-an-image': { status: 400, message: messages.upload.type, field: 'image' },
  'upload.too-large': { status: 413, message: messages.upload.size, field: 'image' },
  'upload.too-many-pixels': { status: 400, message: messages.upload.dimensions, field: 'image' },
  'upload.animation-too-long': { status: 400, message: messages.upload.animation, field: 'image' },
  'upload.busy': { status: 503, message: messages.upload.busy },
  'upload.failed': { status: 502, message: messages.upload.failed },
  'upload.unavailable': { status: 502, message: messages.request.unavailable },
  'announcement.not-found': { status: 404, message: messages.announcement.notFound },
  'announcement.withdrawn': { status: 404, message: messages.announcement.notFound },
  'request.cross-site': { status: 403, message: messages.request.crossSite },
  'request.overloaded': { status: 503, message: messages.request.unavailable },
  'request.too-many': { status: 429, message: messages.request.tooMany('quelques minutes') },
  'announcement.reference-not-found': { status: 404, message: messages.announcement.referenceNotFound },
  'announcement.bad-key': { status: 400, message: messages.announcement.idempotencyKey },
  'announcement.content-empty': { status: 400, message: messages.notice.content, field: 'content' },
  'announcement.content-too-short': {
    status: 400,
    message: messages.submission.contentTooShort,
    field: 'content',
  },
  'announcement.already-handled': { status: 409, message: messages.lifecycle.alreadyHandled('traitée') },
  'announcement.unpaid': { status: 409, message: messages.lifecycle.unpaid },
  'announcement.rejected-and-refunded': { status: 409, message: messages.lifecycle.rejectedAndRefunded },
  'announcement.refunded': { status: 409, message: messages.lifecycle.refunded },
  'announcement.only-pending-is-approved': {
    status: 409,
    message: messages.lifecycle.onlyPendingIsApproved,
  },
  'announcement.published-is-not-rejected': {
    status: 409,
    message: messages.lifecycle.publishedIsNotRejected,
  },
  'announcement.already-published': { status: 409, message: messages.lifecycle.alreadyPublished },
  'announcement.not-published': { status: 409, message: messages.lifecycle.notPublished },
  'announcement.paid-is-not-deleted': { status: 409, message: messages.lifecycle.paidIsNotDeleted },
  'announcement.payment-under-way': { status: 409, message: messages.lifecycle.paymentUnderWay },
  'announcement.already-paid': { status: 409, message: messages.lifecycle.alreadyPaid },
  'announcement.not-payable': { status: 409, message: messages.lifecycle.notPayable },
  'announcement.not-editable': { status: 409, message: messages.lifecycle.notEditable },
  'announcement.not-modifiable': { status: 409, message: messages.lifecycle.notModifiable },
  'announcement.published-is-not-modified': {
    status: 409,
    message: messages.lifecycle.publishedIsNotModified,
  },
  'announcement.correction-awaited': { status: 409, message: reviewDeskMessages.correctionAwaited },
  'announcement.not-in-review': { status: 409, message: reviewDeskMessages.notInReview },
  'announcement.correction-already-asked': {
    status: 409,
    message: reviewDeskMessages.correctionAlreadyAsked,
  },
  'announcement.no-correction-asked': { status: 409, message: reviewDeskMessages.noCorrectionAsked },
  'announcement.correction-asked': { status: 409, message: reviewDeskMessages.correctionAwaitedInBulk },
  'announcement.correction-answered': {
    status: 409,
    message: reviewDeskMessages.correctionAnsweredInBulk,
  },
  'announcement.correction-mention': { status: 400, message: reviewDeskMessages.mention, field: 'reasons' },
  'announcement.assigned-to-other': { status: 409, message: reviewDeskMessages.assignedToOther('…') },
  'announcement.not-waiting': { status: 409, message: reviewDeskMessages.notWaiting },
  'announcement.note-not-found': { status: 404, message: reviewDeskMessages.noteNotFound },
  'tracking.answer-empty': { status: 400, message: reviewDeskMessages.answerEmpty },
  'announcement.not-cancellable': { status: 409, message: messages.lifecycle.notCancellable },
  'announcement.not-withdrawable': { status: 409, message: messages.lifecycle.notWithdrawable },
  'announcement.already-refunded': { status: 409, message: messages.lifecycle.alreadyRefunded },
  'announcement.published-is-not-withdrawn': {
    status: 409,
    message: messages.lifecycle.publishedIsNotWithdrawn,
  },
  'announcement.published-date': {
    status: 400,
    message: messages.adminAnnouncement.publishedDate,
    field: 'publicationDate',
  },
  'announcement.not-correctable': { status: 409, message: messages.adminAnnouncement.notCorrectable },
  'announcement.cancellation-asked': {
    status: 409,
    message: messages.adminAnnouncement.cancellationAsked,
  },
  'announcement.version-not-found': { status: 404, message: messages.adminAnnouncement.versionNotFound },
  'transmission.empty': { status: 409, message: messages.transmission.empty },
  'transmission.too-many': { status: 409, message: messages.transmission.tooMany },
  'transmission.future': { status: 400, message: messages.transmission.future, field: 'date' },
  'transmission.not-found': { status: 404, message: messages.transmission.notFound },
  'announcement.stale': { status: 409, message: messages.lifecycle.stale },
  'announcement.bad-id': { status: 400, message: messages.announcement.badId },
  'mail.not-found': { status: 404, message: correspondenceMessages.mail },
  'mail.queued': { status: 409, message: correspondenceMessages.mailQueued },
  'mail.one-use': { status: 409, message: correspondenceMessages.mailOneUse },
  'mail.account-alert': { status: 409, message: correspondenceMessages.mailAccountAlert },
  'mail.masked': { status: 409, message: correspondenceMessages.mailMasked },
  'mail.address-changed': { status: 409, message: correspondenceMessages.mailAddressChanged },
  'mail.request-used': { status: 409, message: correspondenceMessages.mailRequestUsed },
  'message.not-found': { status: 404, message: correspondenceMessages.message },
  'message.erased': { status: 409, message: correspondenceMessages.messageErased },
  'message.spam': { status: 409, message: correspondenceMessages.messageSpam },
  'message.answer-changed': { status: 409, message: correspondenceMessages.answerChanged },
  'message.assignee': { status: 400, message: correspondenceMessages.assignee, field: 'to' },
  'customer.unknown': { status: 404, message: correspondenceMessages.customerUnknown },
  'payment.checkout-failed': { status: 502, message: messages.payment.checkoutFailed },
  'payment.provider-silent': { status: 502, message: correspondenceMessages.providerSilent },
  'payment.no-provider': { status: 409, message: correspondenceMessages.noProvider },
  'payment.unavailable': { status: 503, message: messages.payment.unavailable },
  'payment.bad-signature': { status: 400, message: messages.payment.badSignature },
  'payment.session-not-found': { status: 404, message: messages.payment.sessionNotFound },
  'payment.session-closed': { status: 409, message: messages.payment.sessionClosed },
  'payment.not-refundable': { status: 409, message: messages.payment.notRefundable },
  'payment.refund-under-way': { status: 409, message: messages.payment.refundUnderWay },
  'payment.refund-too-large': {
    status: 409,
    message: messages.payment.refundTooLarge('…'),
    field: 'amount',
  },
  'announcement.changed-since-read': { status: 409, message: messages.review.changedSinceRead },
  'quote.not-found': { status: 404, message: messages.quote.notFound },
  'quote.expired': { status: 409, message: messages.quote.expired },
  'quote.outdated': { status: 409, message: messages.quote.outdated },
  'tracking.not-found': { status: 404, message: messages.tracking.notFound },
  'tracking.stale': { status: 409, message: messages.tracking.stale },
  'tracking.no-modification-left': { status: 409, message: messages.tracking.noModificationLeft },
  'tracking.type-stays': { status: 400, message: messages.tracking.typeStays, field: 'type_id' },
  'announcement.key-taken': { status: 409, message: messages.announcement.keyTaken },
  'announcement.ended': { status: 409, message: messages.announcement.ended },
  'attestation.not-found': { status: 404, message: messages.verification.notFound },
  'document.missing': { status: 400, message: messages.documentReading.missing, field: 'document' },
  'document.only-one': { status: 400, message: messages.documentReading.onlyOne, field: 'document' },
  'document.too-large': { status: 413, message: messages.documentReading.tooLarge, field: 'document' },
  'document.text-too-long': { status: 413, message: messages.documentReading.textTooLong, field: 'text' },
  'document.too-many-pages': {
    status: 400,
    message: messages.documentReading.tooManyPages,
    field: 'document',
  },
  'document.encrypted': { status: 400, message: messages.documentReading.encrypted, field: 'document' },
  'document.damaged': { status: 400, message: messages.documentReading.damaged, field: 'document' },
  'document.picture': { status: 400, message: messages.documentReading.picture, field: 'document' },
  'document.format': { status: 400, message: messages.documentReading.format, field: 'document' },
  'document.form': { status: 400, message: messages.documentReading.form, field: 'document' },
  'document.no-text': { status: 400, message: messages.documentReading.noText, field: 'document' },
  'document.too-heavy': { status: 400, message: messages.documentReading.tooHeavy, field: 'document' },
  'document.text-unread': { status: 400, message: messages.documentReading.textUnread, field: 'text' },
  'document.too-slow': { status: 400, message: messages.documentReading.tooSlow, field: 'document' },
  'document.busy': { status: 503, message: messages.documentReading.busy },
  'document.cancelled': { status: 400, message: messages.documentReading.cancelled },
  'document.not-found': { status: 404, message: messages.tracking.documentNotFound },
  'tariff.no-price': { status: 409, message: missingPrice('no-table') },
  'tariff.refused': { status: 400, message: tariffMessages.csv, field: 'csv' },
  'tariff.not-found': { status: 404, message: tariffMessages.notFound },
  'tariff.begun': { status: 409, message: tariffMessages.begun },
  'payment.price-changed': { status: 409, message: tariffMessages.priceChanged('…') },
  'settings.unknown': { status: 400, message: settingsMessages.unknown },
  'settings.refused': { status: 400, message: settingsMessages.values },
  'settings.fixed': { status: 409, message: settingsMessages.unknown },
  'settings.stale': { status: 409, message: settingsMessages.unchanged },
  'settings.no-key': { status: 503, message: settingsMessages.noKey },
  'settings.version-not-found': { status: 404, message: settingsMessages.versionNotFound },
  'settings.file': { status: 400, message: settingsMessages.file, field: 'content' },
  'settings.file-not-found': { status: 404, message: settingsMessages.fileNotFound },
  'account.registrations-closed': { status: 403, message: settingsMessages.registrationsClosed },
  'account.code-unreadable': { status: 503, message: secondFactorMessages.unreadable },
  'announcement.submissions-closed': { status: 403, message: settingsMessages.submissionsClosed },
  'document.closed': { status: 403, message: settingsMessages.documentReadingClosed },
  'image.busy': { status: 503, message: messages.request.unavailable },
} as const satisfies Record<string, Refusal>;

export type AppErrorCode = keyof typeof catalogue;

/** What one refusal adds to the catalogue, or replaces in it. */
type ClientDetail = { message?: string; field?: string; conflict?: unknown };

/**
 * A refusal the visitor may read: `message` is French and safe to show, `detail` is for the log only.
 * Anything else that is thrown is a defect and answers 500 without saying why.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly status: number;
  /** The refused form field, if the error is about one. */
  readonly field: string | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
  /** For a stale save: the current state. */
  readonly conflict: unknown;
  /** Further fields of the answer: the status that forbids the action, where to go instead. */
  shown: { readonly status?: string; readonly url?: string } = {};

  constructor(
    code: AppErrorCode,
    detail: Readonly<Record<string, unknown>> = {},
    clientDetail: ClientDetail = {},
  ) {
    super(clientDetail.message ?? catalogue[code].message);
    this.code = code;
    const refusal: Refusal = catalogue[code];
    this.status = refusal.status;
    this.field = clientDetail.field ?? refusal.field;
    this.detail = detail;
    this.conflict = clientDetail.conflict;
  }
}

/** A member of the team without this permission: says what it is for, and who has it. */
export class NotPermittedError extends AppError {
  constructor(permission: Permission | undefined, detail: Readonly<Record<string, unknown>> = {}) {
    super(
      'access.not-permitted',
      { ...detail, permission },
      permission ? { message: notPermitted(permission) } : {},
    );
  }
}

/** Rate limited: gives the waiting time, in the message and in Retry-After. */
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

/** A wrong setting, explained in one line that names its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
