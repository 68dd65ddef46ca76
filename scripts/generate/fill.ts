import type { OpenDatabase } from '#server/db/client.ts';
import { insertAnnouncements } from './announcements.ts';
import { insertArticles, knownTexts } from './insert-articles.ts';
import { fillVocabulary, unhurried, withoutIndexes } from './without-indexes.ts';

type Amounts = { articles: number; announcements: number };

/** Fills a migrated database; the same amounts always give the same texts, dated back from today. */
export const fill = async (
  { db, engine }: OpenDatabase,
  { articles, announcements }: Amounts,
  onProgress: (done: number) => void = () => {},
): Promise<void> => {
  const today = new Date(new Date().toISOString().slice(0, 10));
  await withoutIndexes(db, async () => {
    // PGlite has one connection; on a server, two connections use two processors.
    await insertArticles(db, {
      count: articles,
      today,
      concurrency: engine === 'server' ? 2 : 1,
      onProgress,
    });
    await insertAnnouncements(db, announcements, today);
  });
  await fillVocabulary(db, knownTexts());
  // Without ANALYZE, the planner would assume that the tables are empty. One row has changed with each article, in a
  // transaction so long that none of its versions could go.
  await unhurried(db, [
    'vacuum analyze articles, article_index, article_tags, announcements, search_words',
    'vacuum full article_totals',
  ]);
};
