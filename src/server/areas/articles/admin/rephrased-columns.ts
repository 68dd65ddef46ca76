import type { Publication } from '#domain/article/publication.ts';
import type { ArticleRow } from './admin-articles.queries.ts';
import type { Hand } from './hand.ts';
import type { RephrasingRow } from './rephrasings.queries.ts';
import type { ArticleChanges } from './write-article.queries.ts';

/**
 * The article holds a machine's words from now on. Whoever saves it from its own page while readers see it, or will at
 * a given moment, answers for them; a draft waits for whoever publishes it, whatever was read before.
 */
export const rephrasedColumns = (
  row: ArticleRow,
  rephrased: RephrasingRow,
  { status }: Publication,
  { editor, at }: Hand,
): ArticleChanges => {
  const reviewer = status === 'draft' ? null : editor;
  return {
    generated_by: rephrased.engine,
    generated_at: at,
    machine_work: row.machine_work ?? (row.generated_by === null ? 'rephrased' : 'generated'),
    ai_usage: rephrased.ai_usage ? JSON.stringify(rephrased.ai_usage) : null,
    reviewed_by: reviewer?.id ?? null,
    reviewed_at: reviewer ? at : null,
  };
};
