import type { z } from 'zod';
import {
  announcementDraftBody,
  announcementDraftListAnswer,
  announcementDraftQuery,
} from './admin-announcement-drafts.ts';
import { newAnnouncementBody, savedAnnouncementBody } from './admin-announcement-form.ts';
import {
  adminAnnouncementAnswer,
  adminAnnouncementWritten,
  announcementVersionAnswer,
  announcementVersionParams,
  correctionAnswer,
  correctionQuery,
} from './admin-announcement-one.ts';
import { pendingAnswer } from './admin-announcement-review.ts';
import {
  adminAnnouncementListAnswer,
  adminAnnouncementListQuery,
  announcementAuthorsAnswer,
  announcementTrashAnswer,
  bulkAnnouncementsDeleted,
  bulkAnnouncementsPublished,
  bulkAnnouncementsRejected,
  bulkAnnouncementsUnpublished,
  bulkIdsBody,
  dossierBody,
  pendingQuery,
} from './admin-announcements.ts';
import {
  articleBody,
  articleUpdateBody,
  draftBody,
  draftQuery,
  newDraftBody,
  pinBody,
  previewBody,
  revBody,
  scheduleBody,
  slugBody,
} from './admin-article-form.ts';
import {
  draftAnswer,
  draftListAnswer,
  draftWrittenAnswer,
  emptyTrashAnswer,
  emptyTrashBody,
  restoreBody,
  trashAnswer,
  trashQuery,
  versionAnswer,
  versionParams,
  versionsAnswer,
} from './admin-article-history.ts';
import {
  adminArticleAnswer,
  adminArticleListAnswer,
  adminArticleListQuery,
  adminArticleWritten,
  articleAuthorsAnswer,
  bulkBody,
  bulkDeleteAnswer,
  bulkPublishAnswer,
  bulkRestoreAnswer,
  bulkRestoreBody,
  bulkUnpublishAnswer,
  previewAnswer,
  tagAnswer,
  tagQuery,
} from './admin-articles.ts';
import { auditAnswer, auditQuery } from './admin-audit.ts';
import {
  privacyBody,
  privacyErasedAnswer,
  privacyExportAnswer,
  privacyFoundAnswer,
} from './admin-privacy.ts';
import { sourceImportAnswer, sourceImportBody, sourceListAnswer, sourceListQuery } from './admin-sources.ts';
import { articleStatsAnswer, legalStatsAnswer, seriesAnswer } from './admin-stats.ts';
import { systemAnswer } from './admin-system.ts';
import {
  transmissionBody,
  transmissionListAnswer,
  transmissionListQuery,
  transmissionParams,
  transmissionPreviewAnswer,
  transmissionPreviewQuery,
  transmissionWritten,
  transmittedBody,
} from './admin-transmissions.ts';
import { uploadAnswer } from './admin-uploads.ts';
import {
  batchGenerateAnswer,
  batchGenerateBody,
  generationCancelAnswer,
  generationCategoriesAnswer,
  generationRunAnswer,
  rephraseAnswer,
  rephraseBody,
  repriseAnswer,
} from './admin-writing.ts';
import {
  approvalBody,
  bulkDeleteBody,
  bulkRejectBody,
  bulkUnpublishBody,
  refundBody,
  rejectAnswer,
  rejectBody,
  reviewAnswer,
  reviewParams,
  unpublishBody,
} from './announcement-review.ts';
import {
  announcementAnswer,
  announcementListAnswer,
  announcementListQuery,
  announcementReferenceAnswer,
  announcementReferenceParams,
  announcementSlugParams,
  announcementTypesAnswer,
} from './announcements.ts';
import {
  previewLinkBody,
  previewLinkCreated,
  previewLinkParams,
  previewLinksAnswer,
  previewParams,
  sharedPreviewAnswer,
} from './article-previews.ts';
import {
  articleAnswer,
  articleIdParams,
  articleListAnswer,
  articleListQuery,
  articleSlugParams,
  readCountAnswer,
} from './articles.ts';
import {
  adminSessionAnswer,
  changePasswordBody,
  checkSessionAnswer,
  doneAnswer,
  forgotPasswordBody,
  loginBody,
  profileAnswer,
  profileBody,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
} from './auth.ts';
import { categoriesAnswer } from './categories.ts';
import { cancelAnswer, cancelBody, cancelParams, checkoutAnswer, checkoutBody } from './checkout.ts';
import { companyAnswer, companyParams } from './companies.ts';
import { contactAnswer, contactBody } from './contact.ts';
import { documentAnswer } from './document-reading.ts';
import {
  testPaymentActedAnswer,
  testPaymentAnswer,
  testPaymentBody,
  testPaymentParams,
} from './payment-test.ts';
import { quoteAnswer, quoteBody, quoteCheckoutBody, quoteParams } from './quote.ts';
import {
  highlightAnswer,
  highlightQuery,
  relatedAnswer,
  relatedQuery,
  searchAnswer,
  searchQuery,
  suggestionAnswer,
  suggestionQuery,
} from './search.ts';
import { editorAnswer, habilitationsAnswer, siteAnswer } from './site.ts';
import { submissionAnswer, submissionBody } from './submission.ts';
import { adminTariffsAnswer, tariffAnswer, tariffBody, tariffParams, tariffWritten } from './tariff.ts';
import {
  cancellationRequestBody,
  modificationAnswer,
  modificationBody,
  trackingAnswer,
  trackingLinkBody,
  trackingParams,
} from './tracking.ts';
import { verificationAnswer, verificationParams } from './verification.ts';
import { withdrawalBody } from './withdrawal.ts';

export type Endpoint = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

/**
 * Every call of the API: the server mounts its routes from this table and the browser's client takes its
 * types from it, so that neither can use a call, a parameter or a field that the other lacks.
 */
export const endpoints = {
  'GET /site': { answer: siteAnswer },
  'GET /site/editor': { answer: editorAnswer },
  'GET /tariff': { answer: tariffAnswer },
  'GET /admin/tariffs': { answer: adminTariffsAnswer },
  'POST /admin/tariffs': { body: tariffBody, answer: tariffWritten },
  'DELETE /admin/tariffs/:firstDay': { params: tariffParams, answer: tariffWritten },
  'GET /site/habilitations': { answer: habilitationsAnswer },
  'POST /auth/login': { body: loginBody, answer: sessionAnswer },
  'POST /auth/register': { body: registerBody, answer: sessionAnswer },
  'POST /auth/logout': { answer: doneAnswer },
  'POST /auth/check-session': { answer: checkSessionAnswer },
  'POST /auth/forgot-password': { body: forgotPasswordBody, answer: doneAnswer },
  'POST /auth/reset-password': { body: resetPasswordBody, answer: doneAnswer },
  'GET /admin/session': { answer: adminSessionAnswer },
  'PUT /admin/profile': { body: profileBody, answer: profileAnswer },
  'PUT /admin/profile/password': { body: changePasswordBody, answer: doneAnswer },
  'GET /admin/articles': { query: adminArticleListQuery, answer: adminArticleListAnswer },
  'GET /admin/articles/stats': { answer: articleStatsAnswer },
  'GET /admin/articles/:id': { params: articleIdParams, answer: adminArticleAnswer },
  'POST /admin/articles': { body: articleBody, answer: adminArticleWritten },
  'PUT /admin/articles/:id': {
    params: articleIdParams,
    body: articleUpdateBody,
    answer: adminArticleWritten,
  },
  'DELETE /admin/articles/:id': { params: articleIdParams, answer: doneAnswer },
  'PUT /admin/articles/:id/publish': {
    params: articleIdParams,
    body: revBody,
    answer: adminArticleWritten,
  },
  'PUT /admin/articles/:id/unpublish': {
    params: articleIdParams,
    body: revBody,
    answer: adminArticleWritten,
  },
  'PUT /admin/articles/:id/schedule': {
    params: articleIdParams,
    body: scheduleBody,
    answer: adminArticleWritten,
  },
  'DELETE /admin/articles/:id/schedule': { params: articleIdParams, answer: adminArticleWritten },
  'PUT /admin/articles/:id/pin': { params: articleIdParams, body: pinBody, answer: adminArticleWritten },
  'PUT /admin/articles/:id/slug': { params: articleIdParams, body: slugBody, answer: adminArticleWritten },
  'GET /admin/articles/authors': { answer: articleAuthorsAnswer },
  'POST /admin/articles/bulk-unpublish': { body: bulkBody, answer: bulkUnpublishAnswer },
  'POST /admin/articles/bulk-delete': { body: bulkBody, answer: bulkDeleteAnswer },
  'POST /admin/articles/bulk-publish': { body: bulkBody, answer: bulkPublishAnswer },
  'POST /admin/articles/bulk-restore': { body: bulkRestoreBody, answer: bulkRestoreAnswer },
  'GET /admin/articles/:id/versions': { params: articleIdParams, answer: versionsAnswer },
  'GET /admin/articles/:id/versions/:rev': { params: versionParams, answer: versionAnswer },
  'POST /admin/articles/:id/versions/:rev/restore': {
    params: versionParams,
    body: revBody,
    answer: adminArticleWritten,
  },
  'GET /admin/articles/trash': { query: trashQuery, answer: trashAnswer },
  'POST /admin/articles/trash/empty': { body: emptyTrashBody, answer: emptyTrashAnswer },
  'POST /admin/articles/:id/restore': {
    params: articleIdParams,
    body: restoreBody,
    answer: adminArticleWritten,
  },
  'GET /admin/articles/drafts': { answer: draftListAnswer },
  'GET /admin/articles/draft': { answer: draftAnswer },
  'PUT /admin/articles/draft': { body: newDraftBody, answer: draftWrittenAnswer },
  'DELETE /admin/articles/draft': { query: draftQuery, answer: doneAnswer },
  'GET /admin/articles/:id/draft': { params: articleIdParams, answer: draftAnswer },
  'PUT /admin/articles/:id/draft': {
    params: articleIdParams,
    body: draftBody,
    answer: draftWrittenAnswer,
  },
  'DELETE /admin/articles/:id/draft': { params: articleIdParams, query: draftQuery, answer: doneAnswer },
  'GET /admin/articles/:id/preview': { params: articleIdParams, answer: previewAnswer },
  'GET /admin/articles/:id/preview-links': { params: articleIdParams, answer: previewLinksAnswer },
  'POST /admin/articles/:id/preview-links': {
    params: articleIdParams,
    body: previewLinkBody,
    answer: previewLinkCreated,
  },
  'DELETE /admin/articles/:id/preview-links/:linkId': { params: previewLinkParams, answer: doneAnswer },
  'POST /admin/articles/preview': { body: previewBody, answer: previewAnswer },
  'POST /admin/articles/:id/rephrase': {
    params: articleIdParams,
    body: rephraseBody,
    answer: rephraseAnswer,
  },
  'POST /admin/articles/batch-generate': { body: batchGenerateBody, answer: batchGenerateAnswer },
  'GET /admin/articles/generation/categories': { answer: generationCategoriesAnswer },
  /** Its progress is sent by the event stream beside it (contract/admin-writing.ts, GENERATION_EVENTS). */
  'GET /admin/articles/generation/run': { answer: generationRunAnswer },
  'POST /admin/articles/generation/cancel': { answer: generationCancelAnswer },
  'GET /admin/sources': { query: sourceListQuery, answer: sourceListAnswer },
  'POST /admin/sources/import': { body: sourceImportBody, answer: sourceImportAnswer },
  'GET /admin/stats/reprise': { answer: repriseAnswer },
  'GET /admin/tags': { query: tagQuery, answer: tagAnswer },
  /** multipart/form-data, with the file in the field `image`. */
  'POST /admin/upload/image': { answer: uploadAnswer },
  'GET /admin/stats/series': { answer: seriesAnswer },
  'GET /admin/legal-announcements/stats': { answer: legalStatsAnswer },
  'GET /admin/legal-announcements': {
    query: adminAnnouncementListQuery,
    answer: adminAnnouncementListAnswer,
  },
  'GET /admin/legal-announcements/pending': { query: pendingQuery, answer: pendingAnswer },
  'GET /admin/legal-announcements/drafts': { answer: announcementDraftListAnswer },
  'PUT /admin/legal-announcements/drafts': { body: announcementDraftBody, answer: draftWrittenAnswer },
  'DELETE /admin/legal-announcements/drafts': { query: announcementDraftQuery, answer: doneAnswer },
  'GET /admin/legal-announcements/:id': { params: reviewParams, answer: adminAnnouncementAnswer },
  'GET /admin/legal-announcements/:id/versions/:rev': {
    params: announcementVersionParams,
    answer: announcementVersionAnswer,
  },
  'GET /admin/legal-announcements/:id/correction': {
    params: reviewParams,
    query: correctionQuery,
    answer: correctionAnswer,
  },
  'POST /admin/legal-announcements': { body: newAnnouncementBody, answer: adminAnnouncementWritten },
  'PUT /admin/legal-announcements/:id': {
    params: reviewParams,
    body: savedAnnouncementBody,
    answer: adminAnnouncementWritten,
  },
  'DELETE /admin/legal-announcements/:id': {
    params: reviewParams,
    body: unpublishBody,
    answer: doneAnswer,
  },
  'GET /admin/legal-announcements/trash': { query: pendingQuery, answer: announcementTrashAnswer },
  'POST /admin/legal-announcements/:id/restore': { params: reviewParams, answer: reviewAnswer },
  'POST /admin/legal-announcements/:id/refunds': {
    params: reviewParams,
    body: refundBody,
    answer: adminAnnouncementWritten,
  },
  'GET /admin/legal-announcements/authors': { answer: announcementAuthorsAnswer },
  'POST /admin/legal-announcements/find': { body: dossierBody, answer: adminAnnouncementListAnswer },
  'POST /admin/legal-announcements/bulk-unpublish': {
    body: bulkUnpublishBody,
    answer: bulkAnnouncementsUnpublished,
  },
  'POST /admin/legal-announcements/bulk-delete': { body: bulkDeleteBody, answer: bulkAnnouncementsDeleted },
  'POST /admin/legal-announcements/bulk-publish': { body: bulkIdsBody, answer: bulkAnnouncementsPublished },
  'POST /admin/legal-announcements/bulk-reject': { body: bulkRejectBody, answer: bulkAnnouncementsRejected },
  'GET /admin/legal-announcements/transmissions': {
    query: transmissionListQuery,
    answer: transmissionListAnswer,
  },
  'GET /admin/legal-announcements/transmissions/preview': {
    query: transmissionPreviewQuery,
    answer: transmissionPreviewAnswer,
  },
  'POST /admin/legal-announcements/transmissions': { body: transmissionBody, answer: transmissionWritten },
  'PUT /admin/legal-announcements/transmissions/:id/transmitted': {
    params: transmissionParams,
    body: transmittedBody,
    answer: transmissionWritten,
  },
  'POST /admin/privacy/find': { body: privacyBody, answer: privacyFoundAnswer },
  'POST /admin/privacy/export': { body: privacyBody, answer: privacyExportAnswer },
  'POST /admin/privacy/erase': { body: privacyBody, answer: privacyErasedAnswer },
  'GET /admin/system': { answer: systemAnswer },
  'GET /admin/audit': { query: auditQuery, answer: auditAnswer },
  'GET /categories': { answer: categoriesAnswer },
  'GET /articles': { query: articleListQuery, answer: articleListAnswer },
  'GET /articles/:id': { params: articleIdParams, answer: articleAnswer },
  'GET /articles/preview/:token': { params: previewParams, answer: sharedPreviewAnswer },
  'GET /articles/slug/:slug': { params: articleSlugParams, answer: articleAnswer },
  'PUT /articles/:id/increment-read-count': { params: articleIdParams, answer: readCountAnswer },
  'GET /articles/search': { query: searchQuery, answer: searchAnswer },
  'GET /articles/search/suggestions': { query: suggestionQuery, answer: suggestionAnswer },
  'GET /articles/search/related/:id': {
    params: articleIdParams,
    query: relatedQuery,
    answer: relatedAnswer,
  },
  'GET /articles/search/highlight': { query: highlightQuery, answer: highlightAnswer },
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
  'PUT /admin/legal-announcements/:id/approve': {
    params: reviewParams,
    body: approvalBody,
    answer: reviewAnswer,
  },
  'PUT /admin/legal-announcements/:id/reject': {
    params: reviewParams,
    body: rejectBody,
    answer: rejectAnswer,
  },
  'PUT /admin/legal-announcements/:id/publish': {
    params: reviewParams,
    body: approvalBody,
    answer: reviewAnswer,
  },
  'PUT /admin/legal-announcements/:id/unpublish': {
    params: reviewParams,
    body: unpublishBody,
    answer: reviewAnswer,
  },
  'GET /verification/:code': { params: verificationParams, answer: verificationAnswer },
  'GET /companies/:siret': { params: companyParams, answer: companyAnswer },
  'GET /legal-announcements/:slug': { params: announcementSlugParams, answer: announcementAnswer },
  'POST /contact/submit': { body: contactBody, answer: contactAnswer },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Name extends EndpointName, Key extends keyof Endpoint> = Key extends keyof Endpoints[Name]
  ? Endpoints[Name][Key]
  : undefined;

/** The parsed input of a handler. */
export type EndpointInput<Name extends EndpointName> = {
  params: Output<Part<Name, 'params'>>;
  query: Output<Part<Name, 'query'>>;
  body: Output<Part<Name, 'body'>>;
};

/** The input of a call, before the server parses it. */
export type EndpointBody<Name extends EndpointName> =
  Part<Name, 'body'> extends z.ZodType ? z.input<Part<Name, 'body'>> : undefined;

export type EndpointAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>;

/** The names of the filters of a call; their values are sent as text. */
export type EndpointQuery<Name extends EndpointName> =
  Part<Name, 'query'> extends z.ZodType
    ? Partial<Record<keyof z.input<Part<Name, 'query'>>, string | number>>
    : Record<never, never>;
