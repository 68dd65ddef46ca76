import { readingTimeOf } from '#domain/article/reading-time.ts';
import { articleSlug } from '#domain/article/slug.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { findFreeSlug } from './article-slugs.queries.ts';
import { insertArticle } from './write-article.queries.ts';

type Source = {
  /** Already sanitised. */
  text: WrittenText;
  categoryId: number;
  originName: string;
  originUrl: string | null;
  originPublishedAt: Date | null;
  fingerprint: string;
  importedBy: string | null;
  at: Date;
};

/** Creates a source for generation, as an unpublished article. */
export const createSource = async (trx: Connection, source: Source): Promise<string> => {
  const { text, at } = source;
  const id = newId(at);
  await insertArticle(trx, {
    id,
    slug: await findFreeSlug(trx, articleSlug(`source ${text.title}`), id),
    ...text,
    category_id: source.categoryId,
    reading_time: readingTimeOf(text.content),
    status: 'draft',
    is_source: true,
    origin_name: source.originName,
    origin_url: source.originUrl,
    origin_published_at: source.originPublishedAt,
    source_fingerprint: source.fingerprint,
    created_at: at,
    created_by: source.importedBy,
    updated_at: at,
    updated_by: source.importedBy,
  });
  return id;
};
