import type { AdminArticleRow } from './admin-articles.queries.ts';
import { presentAdminArticle } from './present-admin-article.ts';

/** The answer to a write: its message, and the article as it is now. */
export const writtenArticle = (message: string, row: AdminArticleRow) => ({
  success: true as const,
  message,
  article: presentAdminArticle(row),
});
