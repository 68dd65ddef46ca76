import type { Publication } from '#domain/article/publication.ts';
import { fold } from '#domain/search/fold.ts';
import { readableLines } from '#domain/text/readable-lines.ts';
import { splitSentences } from '#domain/writing/sentences.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import type { Connection } from '#server/db/client.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';
import type { ArticleText } from './article-text.ts';
import type { ChangeContext } from './change-context.ts';
import { listRephrasings, type RephrasingRow } from './rephrasings.queries.ts';
import type { ArticleChanges } from './write-article.queries.ts';

type Save = { id: string; rephrasingId?: string | null | undefined; before: ArticleText; after: ArticleText };

/**
 * The rephrasing that a save accepts, if any: the one the form names, or one with a sentence of its own in
 * the new text. Leaving the field out does not hide that a machine wrote it.
 */
export const acceptedRephrasing = async (
  trx: Connection,
  { id, rephrasingId, before, after }: Save,
): Promise<RephrasingRow | undefined> => {
  if (sameWords(before, after)) return undefined;
  const proposals = await listRephrasings(trx, id);
  const named = proposals.find((proposal) => proposal.id === rephrasingId);
  if (named) return named;
  const present = sentencesOf(before);
  const fresh = new Set([...sentencesOf(after)].filter((sentence) => !present.has(sentence)));
  return proposals.find((proposal) => {
    if (proposal.content === after.content) return true;
    const given = keysOf(proposal.before);
    return [...sentencesOf(proposal)].some((sentence) => fresh.has(sentence) && !given.has(sentence));
  });
};

const sameWords = (a: WrittenText, b: WrittenText): boolean =>
  a.title === b.title && a.description === b.description && a.content === b.content;

const sentencesOf = ({ title, description, content }: WrittenText): Set<string> =>
  keysOf([title, description, readableLines(content)].join('\n'));

const FEWEST_WORDS = 5;

const keysOf = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .flatMap(splitSentences)
      .map((sentence) =>
        fold(sentence)
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      )
      .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS),
  );

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
