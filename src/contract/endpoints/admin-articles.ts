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
} from '../admin-article-form.ts';
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
} from '../admin-article-history.ts';
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
} from '../admin-articles.ts';
import { sourceImportAnswer, sourceImportBody, sourceListAnswer, sourceListQuery } from '../admin-sources.ts';
import { articleStatsAnswer, seriesAnswer } from '../admin-stats.ts';
import { uploadAnswer } from '../admin-uploads.ts';
import {
  batchGenerateAnswer,
  batchGenerateBody,
  generationCancelAnswer,
  generationCategoriesAnswer,
  generationRunAnswer,
  rephraseAnswer,
  rephraseBody,
  repriseAnswer,
} from '../admin-writing.ts';
import {
  previewLinkBody,
  previewLinkCreated,
  previewLinkParams,
  previewLinksAnswer,
} from '../article-previews.ts';
import { articleIdParams } from '../articles.ts';
import { doneAnswer } from '../auth.ts';
import type { AdminEndpoints } from './endpoint.ts';

/** The newsroom: articles, their sources and pictures, and their figures. */
export const adminArticlesEndpoints = {
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
} as const satisfies AdminEndpoints;
