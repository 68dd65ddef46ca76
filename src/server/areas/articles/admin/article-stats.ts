import type { ArticleStats } from '#contract/admin-stats.ts';
import { categories } from '#domain/category/categories.ts';
import type { Deps } from '../editing/change-context.ts';
import { readVersion } from '../reading/totals.queries.ts';
import { createVersionedCache } from '../reading/versioned-cache.ts';
import {
  countArticles,
  listMostRead,
  listNewest,
  listUnread,
  type ReadArticleRow,
  sumReads,
} from './article-stats.queries.ts';

export const createArticleStats = ({ db, clock }: Deps) => {
  // The sums read every article: a minute of delay does not matter.
  const cached = createVersionedCache<Awaited<ReturnType<typeof sumReads>>>({
    now: clock.now,
    readVersion: () => readVersion(db),
  });

  return async (): Promise<ArticleStats> => {
    const now = clock.now();
    const [counts, reads, top, recent, unread] = await Promise.all([
      countArticles(db),
      cached('reads', async () => ({ version: await readVersion(db), value: await sumReads(db) })),
      listMostRead(db, now),
      listNewest(db, now),
      listUnread(db, now),
    ]);
    return presentStats({ counts, reads, top, recent, unread, now });
  };
};

type Figures = {
  counts: Awaited<ReturnType<typeof countArticles>>;
  reads: Awaited<ReturnType<typeof sumReads>>;
  top: readonly ReadArticleRow[];
  recent: readonly ReadArticleRow[];
  unread: readonly ReadArticleRow[];
  now: Date;
};

const presentStats = ({ counts, reads, top, recent, unread, now }: Figures): ArticleStats => {
  const readsOf = new Map(reads.map((row) => [row.category_id, row.reads]));
  const countIf = (wanted: (row: (typeof counts)[number]) => boolean) => sum(counts.filter(wanted), 'count');
  const published = countIf(({ status }) => status === 'published');
  const total = sum(counts, 'count');
  return {
    totalArticles: total,
    publishedArticles: published,
    draftArticles: total - published,
    scheduledArticles: countIf(({ status }) => status === 'scheduled'),
    totalReads: sum(reads, 'reads'),
    mostReadArticle: top[0] ? presentRead(top[0]) : null,
    topArticles: top.map(presentRead),
    articlesPerCategory: categories
      .map(({ slug, name, databaseId }) => ({
        category: slug,
        category_name: name,
        count: countIf(({ category_id }) => category_id === databaseId),
        read_count: readsOf.get(databaseId) ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    recentArticles: recent.map((row) => ({
      ...presentRead(row),
      published_at: (row.published_at ?? now).toISOString(),
    })),
    unreadArticles: unread.map(presentRead),
  };
};

const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((total, row) => total + row[key], 0);

const presentRead = ({ id, title, slug, category, category_name, read_count }: ReadArticleRow) => ({
  id,
  title,
  slug,
  category,
  category_name,
  read_count,
});
