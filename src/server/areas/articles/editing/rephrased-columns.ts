import type { Publication } from '#domain/article/publication.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';
import type { ChangeContext } from './change-context.ts';
import type { RephrasingRow } from './rephrasings.queries.ts';
import type { ArticleChanges } from './write-article.queries.ts';

/**
 * An editor who saves a machine's text of a public or scheduled article becomes its reviewer. A draft has no
 * reviewer until it is published, whoever reviewed an earlier text.
 */
export const reviewOf = ({ status }: Publication, { editor, at }: ChangeContext): ArticleChanges => {
  const reviewer = status === 'draft' ? null : editor;
  return { reviewed_by: reviewer?.id ?? null, reviewed_at: reviewer ? at : null };
};

/** Marks the article as containing a machine's text. */
export const rephrasedColumns = (
  row: ArticleRow,
  rephrased: RephrasingRow,
  asked: Publication,
  context: ChangeContext,
): ArticleChanges => ({
  generated_by: rephrased.engine,
  generated_at: context.at,
  machine_work: row.machine_work ?? (row.generated_by === null ? 'rephrased' : 'generated'),
  ai_usage: rephrased.ai_usage ? JSON.stringify(rephrased.ai_usage) : null,
  ...reviewOf(asked, context),
});
