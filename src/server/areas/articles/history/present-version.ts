import type { ArticleVersion } from '#contract/admin-article-history.ts';
import { countWords } from '#domain/article/reading-time.ts';
import { sanitise } from '#server/html/sanitise.ts';
import type { VersionRow } from './article-versions.queries.ts';

/** `current` is the rev of the article's present text. */
export const presentVersionItem = (row: VersionRow, current: number | undefined) => ({
  rev: row.rev,
  title: row.title,
  saved_at: row.saved_at.toISOString(),
  saved_by: row.saved_by_name,
  words: countWords(row.content),
  is_current: row.rev === current,
});

export const presentVersion = (row: VersionRow, current: number | undefined): ArticleVersion => ({
  ...presentVersionItem(row, current),
  description: row.description,
  content: sanitise(row.content),
  category_id: row.category_id,
  author_name: row.author_name,
  image_url: row.image_url,
  image_alt: row.image_alt,
  tags: row.tags,
});
