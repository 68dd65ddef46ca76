import { wrapArticle } from '#domain/article/article-html.ts';
import { articleSlug } from '#domain/article/slug.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { saveVersion } from '../history/article-versions.ts';
import { findFreeSlug } from './article-slugs.queries.ts';
import { rowOfText } from './article-text.ts';
import { recordArticleAudit } from './change-context.ts';
import { linkSources, takeSources } from './machine-draft.queries.ts';
import { insertArticle } from './write-article.queries.ts';

type MachineDraft = {
  /** Already sanitised. */
  text: WrittenText;
  categoryId: number;
  sourceIds: readonly string[];
  engine: string;
  usage: object;
  /** Who asked for it. */
  askedBy: string | null;
  at: Date;
};

/**
 * Creates a draft written by an engine and marks its sources as used. Undefined, with nothing written, when
 * one of them is no longer available: the caller rolls back.
 */
export const createMachineDraft = async (
  trx: Connection,
  draft: MachineDraft,
): Promise<string | undefined> => {
  const { text, sourceIds, at } = draft;
  const taken = await takeSources(trx, sourceIds);
  if (taken.length !== sourceIds.length) return undefined;
  const id = newId(at);
  const whole = {
    ...text,
    content: wrapArticle(text.content),
    category_id: draft.categoryId,
    author_name: 'Admin',
    image_url: null,
    image_alt: null,
    tags: [],
  };
  await insertArticle(trx, {
    id,
    slug: await findFreeSlug(trx, articleSlug(text.title), id),
    ...rowOfText(whole),
    status: 'draft',
    generated_by: draft.engine,
    generated_at: at,
    machine_work: 'generated',
    ai_usage: JSON.stringify(draft.usage),
    created_at: at,
    created_by: draft.askedBy,
    updated_at: at,
    updated_by: draft.askedBy,
  });
  await linkSources(trx, id, sourceIds);
  const context = { editor: null, at };
  await saveVersion(trx, id, 1, whole, context);
  await recordArticleAudit(trx, context, id, 'article.generated', {
    engine: draft.engine,
    sources: sourceIds,
  });
  return id;
};
