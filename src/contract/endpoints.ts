import type { z } from 'zod';
import type { Permission } from '#domain/account/team-roles.ts';
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
  adminAnnouncementListBody,
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
  reviewBody,
  reviewReturnBody,
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
  adminArticleListBody,
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
  reviewersAnswer,
  tagAnswer,
  tagQuery,
  toReviewAnswer,
} from './admin-articles.ts';
import { auditAnswer, auditQuery } from './admin-audit.ts';
import { customerAnswer, customerBody } from './admin-customers.ts';
import {
  mailListAnswer,
  mailListBody,
  mailParams,
  mailWritten,
  oneMailAnswer,
  resendBody,
} from './admin-mails.ts';
import {
  answerBody,
  assigneeBody,
  messageListAnswer,
  messageListBody,
  messageParams,
  messageStatusBody,
  messageWritten,
  oneMessageAnswer,
  unreadAnswer,
} from './admin-messages.ts';
import {
  paymentListAnswer,
  paymentListBody,
  reconciliationAnswer,
  reconciliationBody,
} from './admin-payments.ts';
import {
  privacyBody,
  privacyErasedAnswer,
  privacyExportAnswer,
  privacyFoundAnswer,
} from './admin-privacy.ts';
import {
  HABILITATION_FILE_CALL,
  habilitationFileBody,
  habilitationFileParams,
  missingSettingsAnswer,
  settingsAnswer,
  settingsBody,
  settingsVersionBody,
  settingsVersionParams,
  settingsWritten,
} from './admin-settings.ts';
import { sourceImportAnswer, sourceImportBody, sourceListAnswer, sourceListQuery } from './admin-sources.ts';
import { articleStatsAnswer, legalStatsAnswer, seriesAnswer } from './admin-stats.ts';
import { systemAnswer } from './admin-system.ts';
import {
  accessBody,
  handOverBody,
  inviteBody,
  memberParams,
  memberWritten,
  ownSessionsAnswer,
  sessionParams,
  teamAnswer,
  teamRoleBody,
} from './admin-team.ts';
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
  loginAnswer,
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
  assignmentAnswer,
  assignmentBody,
  assignmentsAnswer,
  correctionAnswerBody,
  correctionAnswered,
  correctionRequestBody,
  noteBody,
  noteParams,
  notesAnswer,
  notesWritten,
  reviewFigures,
  reviewFiguresQuery,
} from './review-desk.ts';
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
import {
  confirmedBody,
  passkeyBody,
  passkeyOptionsAnswer,
  passkeyParams,
  secondFactorAnswer,
  secondFactorCodeBody,
  secondFactorPasskeyBody,
  secondFactorTokenBody,
  secondFactorWritten,
  totpBegunAnswer,
  totpConfirmBody,
} from './second-factor.ts';
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
  /** Of the back-office's calls only. */
  readonly permission?: CallPermission;
};

/** What a call of the back-office needs; `team`: nothing but being a member of the team. */
export type CallPermission = Permission | 'team';

type GuardedEndpoint = Endpoint & { readonly permission: CallPermission };

/**
 * Every call of the API: the server mounts its routes from this table and the browser's client takes its
 * types from it, so that neither can use a call, a parameter or a field that the other lacks. A call of the
 * back-office says which permission it needs; the server checks it before anything else (http/admin-only.ts).
 */
export const endpoints = {
  'GET /site': { answer: siteAnswer },
  'GET /site/editor': { answer: editorAnswer },
  'GET /tariff': { answer: tariffAnswer },
  'GET /admin/tariffs': { permission: 'tariffs.read', answer: adminTariffsAnswer },
  'POST /admin/tariffs': { permission: 'tariffs.write', body: tariffBody, answer: tariffWritten },
  'DELETE /admin/tariffs/:firstDay': {
    permission: 'tariffs.write',
    params: tariffParams,
    answer: tariffWritten,
  },
  'GET /site/habilitations': { answer: habilitationsAnswer },
  'POST /auth/login': { body: loginBody, answer: loginAnswer },
  'POST /auth/second-factor': { body: secondFactorCodeBody, answer: sessionAnswer },
  'POST /auth/second-factor/passkey/options': {
    body: secondFactorTokenBody,
    answer: passkeyOptionsAnswer,
  },
  'POST /auth/second-factor/passkey': { body: secondFactorPasskeyBody, answer: sessionAnswer },
  'POST /auth/register': { body: registerBody, answer: sessionAnswer },
  'POST /auth/logout': { answer: doneAnswer },
  'POST /auth/check-session': { answer: checkSessionAnswer },
  'POST /auth/forgot-password': { body: forgotPasswordBody, answer: doneAnswer },
  'POST /auth/reset-password': { body: resetPasswordBody, answer: doneAnswer },
  'GET /admin/session': { permission: 'team', answer: adminSessionAnswer },
  'PUT /admin/profile': { permission: 'team', body: profileBody, answer: profileAnswer },
  'PUT /admin/profile/password': { permission: 'team', body: changePasswordBody, answer: doneAnswer },
  'GET /admin/profile/sessions': { permission: 'team', answer: ownSessionsAnswer },
  'DELETE /admin/profile/sessions/:id': { permission: 'team', params: sessionParams, answer: doneAnswer },
  'GET /admin/profile/second-factor': { permission: 'team', answer: secondFactorAnswer },
  'POST /admin/profile/second-factor/totp': {
    permission: 'team',
    body: confirmedBody,
    answer: totpBegunAnswer,
  },
  'PUT /admin/profile/second-factor/totp': {
    permission: 'team',
    body: totpConfirmBody,
    answer: secondFactorWritten,
  },
  'DELETE /admin/profile/second-factor/totp': {
    permission: 'team',
    body: confirmedBody,
    answer: secondFactorWritten,
  },
  'POST /admin/profile/second-factor/passkeys/options': {
    permission: 'team',
    body: confirmedBody,
    answer: passkeyOptionsAnswer,
  },
  'POST /admin/profile/second-factor/passkeys': {
    permission: 'team',
    body: passkeyBody,
    answer: secondFactorWritten,
  },
  'DELETE /admin/profile/second-factor/passkeys/:id': {
    permission: 'team',
    params: passkeyParams,
    body: confirmedBody,
    answer: secondFactorWritten,
  },
  'POST /admin/profile/second-factor/recovery-codes': {
    permission: 'team',
    body: confirmedBody,
    answer: secondFactorWritten,
  },
  'DELETE /admin/users/:id/second-factor': {
    permission: 'team.manage',
    params: memberParams,
    answer: memberWritten,
  },
  'GET /admin/users': { permission: 'team.read', answer: teamAnswer },
  'POST /admin/users': { permission: 'team.manage', body: inviteBody, answer: memberWritten },
  'PUT /admin/users/:id/role': {
    permission: 'team.manage',
    params: memberParams,
    body: teamRoleBody,
    answer: memberWritten,
  },
  'PUT /admin/users/:id/access': {
    permission: 'team.manage',
    params: memberParams,
    body: accessBody,
    answer: memberWritten,
  },
  'POST /admin/users/:id/invitation': {
    permission: 'team.manage',
    params: memberParams,
    answer: memberWritten,
  },
  'DELETE /admin/users/:id/sessions': {
    permission: 'team.manage',
    params: memberParams,
    answer: memberWritten,
  },
  'POST /admin/users/:id/hand-over': {
    permission: 'team.manage',
    params: memberParams,
    body: handOverBody,
    answer: memberWritten,
  },
  'POST /admin/mails/find': { permission: 'mails.read', body: mailListBody, answer: mailListAnswer },
  'GET /admin/mails/:id': { permission: 'mails.read', params: mailParams, answer: oneMailAnswer },
  'POST /admin/mails/:id/resend': {
    permission: 'mails.send',
    params: mailParams,
    body: resendBody,
    answer: mailWritten,
  },
  'POST /admin/mails/test': { permission: 'mails.send', body: resendBody, answer: mailWritten },
  'POST /admin/messages/find': {
    permission: 'messages.read',
    body: messageListBody,
    answer: messageListAnswer,
  },
  'GET /admin/messages/unread': { permission: 'messages.read', answer: unreadAnswer },
  'GET /admin/messages/:id': { permission: 'messages.read', params: messageParams, answer: oneMessageAnswer },
  'PUT /admin/messages/:id/read': {
    permission: 'messages.answer',
    params: messageParams,
    answer: unreadAnswer,
  },
  'PUT /admin/messages/:id/assignee': {
    permission: 'messages.answer',
    params: messageParams,
    body: assigneeBody,
    answer: messageWritten,
  },
  'PUT /admin/messages/:id/status': {
    permission: 'messages.answer',
    params: messageParams,
    body: messageStatusBody,
    answer: messageWritten,
  },
  'POST /admin/messages/:id/answers': {
    permission: 'messages.answer',
    params: messageParams,
    body: answerBody,
    answer: messageWritten,
  },
  'POST /admin/payments/find': {
    permission: 'payments.read',
    body: paymentListBody,
    answer: paymentListAnswer,
  },
  'POST /admin/payments/reconciliation': {
    permission: 'payments.read',
    body: reconciliationBody,
    answer: reconciliationAnswer,
  },
  'POST /admin/customers/find': {
    permission: 'customers.read',
    body: customerBody,
    answer: customerAnswer,
  },
  'GET /admin/settings': { permission: 'settings.read', answer: settingsAnswer },
  'GET /admin/settings/missing': { permission: 'settings.read', answer: missingSettingsAnswer },
  'PUT /admin/settings': { permission: 'settings.manage', body: settingsBody, answer: settingsWritten },
  'POST /admin/settings/versions/:version/restore': {
    permission: 'settings.manage',
    params: settingsVersionParams,
    body: settingsVersionBody,
    answer: settingsWritten,
  },
  [`PUT ${HABILITATION_FILE_CALL}`]: {
    permission: 'settings.manage',
    params: habilitationFileParams,
    body: habilitationFileBody,
    answer: settingsWritten,
  },
  [`DELETE ${HABILITATION_FILE_CALL}`]: {
    permission: 'settings.manage',
    params: habilitationFileParams,
    answer: settingsWritten,
  },
  'GET /admin/articles': {
    permission: 'articles.read',
    query: adminArticleListQuery,
    answer: adminArticleListAnswer,
  },
  'POST /admin/articles/find': {
    permission: 'articles.read',
    body: adminArticleListBody,
    answer: adminArticleListAnswer,
  },
  'GET /admin/articles/stats': { permission: 'articles.read', answer: articleStatsAnswer },
  'GET /admin/articles/:id': {
    permission: 'articles.read',
    params: articleIdParams,
    answer: adminArticleAnswer,
  },
  'POST /admin/articles': { permission: 'articles.write', body: articleBody, answer: adminArticleWritten },
  'PUT /admin/articles/:id': {
    permission: 'articles.write',
    params: articleIdParams,
    body: articleUpdateBody,
    answer: adminArticleWritten,
  },
  'DELETE /admin/articles/:id': { permission: 'articles.write', params: articleIdParams, answer: doneAnswer },
  'PUT /admin/articles/:id/publish': {
    permission: 'articles.publish',
    params: articleIdParams,
    body: revBody,
    answer: adminArticleWritten,
  },
  'PUT /admin/articles/:id/unpublish': {
    permission: 'articles.publish',
    params: articleIdParams,
    body: revBody,
    answer: adminArticleWritten,
  },
  'PUT /admin/articles/:id/schedule': {
    permission: 'articles.publish',
    params: articleIdParams,
    body: scheduleBody,
    answer: adminArticleWritten,
  },
  'DELETE /admin/articles/:id/schedule': {
    permission: 'articles.publish',
    params: articleIdParams,
    answer: adminArticleWritten,
  },
  'PUT /admin/articles/:id/pin': {
    permission: 'articles.publish',
    params: articleIdParams,
    body: pinBody,
    answer: adminArticleWritten,
  },
  'PUT /admin/articles/:id/slug': {
    permission: 'articles.write',
    params: articleIdParams,
    body: slugBody,
    answer: adminArticleWritten,
  },
  'GET /admin/articles/authors': { permission: 'articles.read', answer: articleAuthorsAnswer },
  'POST /admin/articles/bulk-unpublish': {
    permission: 'articles.publish',
    body: bulkBody,
    answer: bulkUnpublishAnswer,
  },
  'POST /admin/articles/bulk-delete': {
    permission: 'articles.write',
    body: bulkBody,
    answer: bulkDeleteAnswer,
  },
  'POST /admin/articles/bulk-publish': {
    permission: 'articles.publish',
    body: bulkBody,
    answer: bulkPublishAnswer,
  },
  'POST /admin/articles/bulk-restore': {
    permission: 'articles.write',
    body: bulkRestoreBody,
    answer: bulkRestoreAnswer,
  },
  'GET /admin/articles/:id/versions': {
    permission: 'articles.read',
    params: articleIdParams,
    answer: versionsAnswer,
  },
  'GET /admin/articles/:id/versions/:rev': {
    permission: 'articles.read',
    params: versionParams,
    answer: versionAnswer,
  },
  'POST /admin/articles/:id/versions/:rev/restore': {
    permission: 'articles.write',
    params: versionParams,
    body: revBody,
    answer: adminArticleWritten,
  },
  'GET /admin/articles/reviewers': { permission: 'articles.write', answer: reviewersAnswer },
  'GET /admin/articles/to-review': { permission: 'articles.read', answer: toReviewAnswer },
  'PUT /admin/articles/:id/review': {
    permission: 'articles.write',
    params: articleIdParams,
    body: reviewBody,
    answer: adminArticleWritten,
  },
  'DELETE /admin/articles/:id/review': {
    permission: 'articles.write',
    params: articleIdParams,
    answer: adminArticleWritten,
  },
  'POST /admin/articles/:id/review/return': {
    permission: 'articles.edit-any',
    params: articleIdParams,
    body: reviewReturnBody,
    answer: adminArticleWritten,
  },
  'GET /admin/articles/trash': { permission: 'articles.read', query: trashQuery, answer: trashAnswer },
  'POST /admin/articles/trash/empty': {
    permission: 'articles.edit-any',
    body: emptyTrashBody,
    answer: emptyTrashAnswer,
  },
  'POST /admin/articles/:id/restore': {
    permission: 'articles.write',
    params: articleIdParams,
    body: restoreBody,
    answer: adminArticleWritten,
  },
  'GET /admin/articles/drafts': { permission: 'articles.read', answer: draftListAnswer },
  'GET /admin/articles/draft': { permission: 'articles.read', answer: draftAnswer },
  'PUT /admin/articles/draft': {
    permission: 'articles.write',
    body: newDraftBody,
    answer: draftWrittenAnswer,
  },
  'DELETE /admin/articles/draft': { permission: 'articles.write', query: draftQuery, answer: doneAnswer },
  'GET /admin/articles/:id/draft': {
    permission: 'articles.read',
    params: articleIdParams,
    answer: draftAnswer,
  },
  'PUT /admin/articles/:id/draft': {
    permission: 'articles.write',
    params: articleIdParams,
    body: draftBody,
    answer: draftWrittenAnswer,
  },
  'DELETE /admin/articles/:id/draft': {
    permission: 'articles.write',
    params: articleIdParams,
    query: draftQuery,
    answer: doneAnswer,
  },
  'GET /admin/articles/:id/preview': {
    permission: 'articles.read',
    params: articleIdParams,
    answer: previewAnswer,
  },
  'GET /admin/articles/:id/preview-links': {
    permission: 'articles.read',
    params: articleIdParams,
    answer: previewLinksAnswer,
  },
  'POST /admin/articles/:id/preview-links': {
    permission: 'articles.write',
    params: articleIdParams,
    body: previewLinkBody,
    answer: previewLinkCreated,
  },
  'DELETE /admin/articles/:id/preview-links/:linkId': {
    permission: 'articles.write',
    params: previewLinkParams,
    answer: doneAnswer,
  },
  'POST /admin/articles/preview': { permission: 'articles.read', body: previewBody, answer: previewAnswer },
  'POST /admin/articles/:id/rephrase': {
    permission: 'articles.write',
    params: articleIdParams,
    body: rephraseBody,
    answer: rephraseAnswer,
  },
  'POST /admin/articles/batch-generate': {
    permission: 'articles.generate',
    body: batchGenerateBody,
    answer: batchGenerateAnswer,
  },
  'GET /admin/articles/generation/categories': {
    permission: 'articles.read',
    answer: generationCategoriesAnswer,
  },
  /** Its progress is sent by the event stream beside it (contract/admin-writing.ts, GENERATION_EVENTS). */
  'GET /admin/articles/generation/run': { permission: 'articles.read', answer: generationRunAnswer },
  'POST /admin/articles/generation/cancel': {
    permission: 'articles.generate',
    answer: generationCancelAnswer,
  },
  'GET /admin/sources': { permission: 'articles.read', query: sourceListQuery, answer: sourceListAnswer },
  'POST /admin/sources/import': {
    permission: 'articles.generate',
    body: sourceImportBody,
    answer: sourceImportAnswer,
  },
  'GET /admin/stats/reprise': { permission: 'articles.read', answer: repriseAnswer },
  'GET /admin/tags': { permission: 'articles.read', query: tagQuery, answer: tagAnswer },
  /** multipart/form-data, with the file in the field `image`. */
  'POST /admin/upload/image': { permission: 'articles.write', answer: uploadAnswer },
  'GET /admin/stats/series': { permission: 'statistics.read', answer: seriesAnswer },
  'GET /admin/legal-announcements/stats': { permission: 'dossiers.read', answer: legalStatsAnswer },
  'GET /admin/legal-announcements': {
    permission: 'dossiers.read',
    query: adminAnnouncementListQuery,
    answer: adminAnnouncementListAnswer,
  },
  'GET /admin/legal-announcements/pending': {
    permission: 'announcements.read',
    query: pendingQuery,
    answer: pendingAnswer,
  },
  'GET /admin/legal-announcements/drafts': {
    permission: 'dossiers.read',
    answer: announcementDraftListAnswer,
  },
  'PUT /admin/legal-announcements/drafts': {
    permission: 'announcements.write',
    body: announcementDraftBody,
    answer: draftWrittenAnswer,
  },
  'DELETE /admin/legal-announcements/drafts': {
    permission: 'announcements.write',
    query: announcementDraftQuery,
    answer: doneAnswer,
  },
  'GET /admin/legal-announcements/:id': {
    permission: 'dossiers.read',
    params: reviewParams,
    answer: adminAnnouncementAnswer,
  },
  'GET /admin/legal-announcements/:id/versions/:rev': {
    permission: 'announcements.read',
    params: announcementVersionParams,
    answer: announcementVersionAnswer,
  },
  'GET /admin/legal-announcements/:id/correction': {
    permission: 'announcements.write',
    params: reviewParams,
    query: correctionQuery,
    answer: correctionAnswer,
  },
  'POST /admin/legal-announcements': {
    permission: 'announcements.write',
    body: newAnnouncementBody,
    answer: adminAnnouncementWritten,
  },
  'PUT /admin/legal-announcements/:id': {
    permission: 'announcements.write',
    params: reviewParams,
    body: savedAnnouncementBody,
    answer: adminAnnouncementWritten,
  },
  'DELETE /admin/legal-announcements/:id': {
    permission: 'announcements.review',
    params: reviewParams,
    body: unpublishBody,
    answer: doneAnswer,
  },
  'GET /admin/legal-announcements/trash': {
    permission: 'announcements.read',
    query: pendingQuery,
    answer: announcementTrashAnswer,
  },
  'POST /admin/legal-announcements/:id/restore': {
    permission: 'announcements.review',
    params: reviewParams,
    answer: reviewAnswer,
  },
  'POST /admin/legal-announcements/:id/refunds': {
    permission: 'payments.refund',
    params: reviewParams,
    body: refundBody,
    answer: adminAnnouncementWritten,
  },
  'GET /admin/legal-announcements/authors': {
    permission: 'dossiers.read',
    answer: announcementAuthorsAnswer,
  },
  'POST /admin/legal-announcements/search': {
    permission: 'dossiers.read',
    body: adminAnnouncementListBody,
    answer: adminAnnouncementListAnswer,
  },
  'POST /admin/legal-announcements/find': {
    permission: 'dossiers.read',
    body: dossierBody,
    answer: adminAnnouncementListAnswer,
  },
  'POST /admin/legal-announcements/bulk-unpublish': {
    permission: 'announcements.review',
    body: bulkUnpublishBody,
    answer: bulkAnnouncementsUnpublished,
  },
  'POST /admin/legal-announcements/bulk-delete': {
    permission: 'announcements.review',
    body: bulkDeleteBody,
    answer: bulkAnnouncementsDeleted,
  },
  'POST /admin/legal-announcements/bulk-publish': {
    permission: 'announcements.review',
    body: bulkIdsBody,
    answer: bulkAnnouncementsPublished,
  },
  'POST /admin/legal-announcements/bulk-reject': {
    permission: 'announcements.review',
    body: bulkRejectBody,
    answer: bulkAnnouncementsRejected,
  },
  'GET /admin/legal-announcements/transmissions': {
    permission: 'announcements.read',
    query: transmissionListQuery,
    answer: transmissionListAnswer,
  },
  'GET /admin/legal-announcements/transmissions/preview': {
    permission: 'announcements.read',
    query: transmissionPreviewQuery,
    answer: transmissionPreviewAnswer,
  },
  'POST /admin/legal-announcements/transmissions': {
    permission: 'announcements.review',
    body: transmissionBody,
    answer: transmissionWritten,
  },
  'PUT /admin/legal-announcements/transmissions/:id/transmitted': {
    permission: 'announcements.review',
    params: transmissionParams,
    body: transmittedBody,
    answer: transmissionWritten,
  },
  'POST /admin/privacy/find': { permission: 'privacy.read', body: privacyBody, answer: privacyFoundAnswer },
  'POST /admin/privacy/export': {
    permission: 'privacy.manage',
    body: privacyBody,
    answer: privacyExportAnswer,
  },
  'POST /admin/privacy/erase': {
    permission: 'privacy.manage',
    body: privacyBody,
    answer: privacyErasedAnswer,
  },
  'GET /admin/system': { permission: 'system.read', answer: systemAnswer },
  'GET /admin/audit': { permission: 'journal.read', query: auditQuery, answer: auditAnswer },
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
  'PUT /admin/legal-announcements/:id/approve': {
    permission: 'announcements.review',
    params: reviewParams,
    body: approvalBody,
    answer: reviewAnswer,
  },
  'PUT /admin/legal-announcements/:id/reject': {
    permission: 'announcements.review',
    params: reviewParams,
    body: rejectBody,
    answer: rejectAnswer,
  },
  'PUT /admin/legal-announcements/:id/publish': {
    permission: 'announcements.review',
    params: reviewParams,
    body: approvalBody,
    answer: reviewAnswer,
  },
  'POST /admin/legal-announcements/:id/correction-request': {
    permission: 'announcements.review',
    params: reviewParams,
    body: correctionRequestBody,
    answer: reviewAnswer,
  },
  'GET /admin/legal-announcements/figures': {
    permission: 'announcements.read',
    query: reviewFiguresQuery,
    answer: reviewFigures,
  },
  'GET /admin/legal-announcements/assignments': {
    permission: 'announcements.read',
    answer: assignmentsAnswer,
  },
  'PUT /admin/legal-announcements/:id/assignment': {
    permission: 'announcements.review',
    params: reviewParams,
    body: assignmentBody,
    answer: assignmentAnswer,
  },
  'DELETE /admin/legal-announcements/:id/assignment': {
    permission: 'announcements.review',
    params: reviewParams,
    answer: assignmentAnswer,
  },
  'GET /admin/legal-announcements/:id/notes': {
    permission: 'announcements.read',
    params: reviewParams,
    answer: notesAnswer,
  },
  'POST /admin/legal-announcements/:id/notes': {
    permission: 'announcements.review',
    params: reviewParams,
    body: noteBody,
    answer: notesWritten,
  },
  'DELETE /admin/legal-announcements/:id/notes/:noteId': {
    permission: 'announcements.review',
    params: noteParams,
    answer: notesWritten,
  },
  'PUT /admin/legal-announcements/:id/unpublish': {
    permission: 'announcements.review',
    params: reviewParams,
    body: unpublishBody,
    answer: reviewAnswer,
  },
  'GET /verification/:code': { params: verificationParams, answer: verificationAnswer },
  'GET /companies/:siret': { params: companyParams, answer: companyAnswer },
  'GET /legal-announcements/:slug': { params: announcementSlugParams, answer: announcementAnswer },
  'POST /contact/submit': { body: contactBody, answer: contactAnswer },
} as const satisfies {
  readonly [name: string]: Endpoint;
  // A call of the back-office that does not say who may make it does not compile.
  readonly [name: `${string} /admin/${string}`]: GuardedEndpoint;
};

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
