import {
  announcementDraftBody,
  announcementDraftListAnswer,
  announcementDraftQuery,
} from '../admin-announcement-drafts.ts';
import { newAnnouncementBody, savedAnnouncementBody } from '../admin-announcement-form.ts';
import {
  adminAnnouncementAnswer,
  adminAnnouncementWritten,
  announcementVersionAnswer,
  announcementVersionParams,
  correctionAnswer,
  correctionQuery,
} from '../admin-announcement-one.ts';
import { pendingAnswer } from '../admin-announcement-review.ts';
import {
  adminAnnouncementListAnswer,
  adminAnnouncementListBody,
  adminAnnouncementListQuery,
  announcementAuthorsAnswer,
  announcementTrashAnswer,
  announcementTrashQuery,
  bulkAnnouncementsDeleted,
  bulkAnnouncementsPublished,
  bulkAnnouncementsRejected,
  bulkAnnouncementsUnpublished,
  bulkIdsBody,
  dossierBody,
  pendingQuery,
} from '../admin-announcements.ts';
import { draftWrittenAnswer } from '../admin-article-history.ts';
import { legalStatsAnswer } from '../admin-stats.ts';
import {
  transmissionBody,
  transmissionListAnswer,
  transmissionListQuery,
  transmissionParams,
  transmissionPreviewAnswer,
  transmissionPreviewQuery,
  transmissionWritten,
  transmittedBody,
} from '../admin-transmissions.ts';
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
} from '../announcement-review.ts';
import { doneAnswer } from '../auth.ts';
import {
  assignmentAnswer,
  assignmentBody,
  assignmentsAnswer,
  correctionRequestBody,
  noteBody,
  noteParams,
  notesAnswer,
  notesWritten,
  reviewFigures,
  reviewFiguresQuery,
} from '../review-desk.ts';
import type { AdminEndpoints } from './endpoint.ts';

/** The desk of the announcements: review, publication, transmission. */
export const adminAnnouncementsEndpoints = {
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
    query: announcementTrashQuery,
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
} as const satisfies AdminEndpoints;
