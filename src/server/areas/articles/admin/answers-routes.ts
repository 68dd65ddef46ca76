import type { FastifyRequest } from 'fastify';
import { adminOf } from '#server/http/admin-only.ts';
import type { AdminArticleRow } from './admin-articles.queries.ts';
import { presentAdminArticle } from './present-admin-article.ts';

/** Who asks, for the journal. */
export const editorOf = async (request: FastifyRequest) => ({
  id: (await adminOf(request)).id,
  requestId: request.id,
});

/** After a write: what was done, and the article as it is now. */
export const writtenArticle = (message: string, row: AdminArticleRow) => ({
  success: true as const,
  message,
  article: presentAdminArticle(row),
});
