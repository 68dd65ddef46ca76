import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Connection } from '#server/db/client.ts';
import { bytesOf } from '#server/pages/packed-page.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { elementsOf, parseXml, textsOf } from '#tests/support/xml.ts';
import { makeArticlesSitemap, makeSitemapIndex } from './make-sitemaps.ts';
import { MOST_ADDRESSES } from './sitemap-document.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');

const xmlOf = ({ html }: Awaited<ReturnType<typeof makeSitemapIndex>>) => parseXml(bytesOf(html).toString());

describeOnServer('the sitemap of 50,001 articles', (database) => {
  it('has two parts', async () => {
    const { db } = database();
    const insert = (connection: Connection, first: number, last: number) =>
      sql`
        insert into articles (id, slug, title, category_id, status, first_published_at, published_at, created_at)
        select lpad(n::text, 32, '0')::uuid, 'article-' || n, 'Un titre', 3, 'published', day, day, day
        from generate_series(${first}::integer, ${last}::integer) as n,
          lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as day) as days
      `.execute(connection);
    await insert(db, 1, 1);
    await db.transaction().execute(async (transaction) => {
      // Without the triggers, which take two minutes for so many: the others are indexed as the first one.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await insert(transaction, 2, MOST_ADDRESSES + 1);
      await sql`
        insert into article_index
        select other.* from article_index as first, articles, jsonb_populate_record(first, jsonb_build_object(
          'article_id', articles.id,
          'public_date', articles.created_at,
          'published_at', articles.created_at,
          'created_at', articles.created_at
        )) as other
        where articles.id <> first.article_id
      `.execute(transaction);
    });
    const deps = { db, clock: { now: () => NOW }, publicUrl: () => 'https://www.parution.test' };
    const index = xmlOf(await makeSitemapIndex(deps));
    expect(textsOf(index, 'loc').map((address) => new URL(address).pathname)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/articles-1.xml',
      '/sitemaps/articles-2.xml',
    ]);
    const first = xmlOf(await makeArticlesSitemap(deps, 1));
    const last = xmlOf(await makeArticlesSitemap(deps, 2));
    expect(elementsOf(first, 'url')).toHaveLength(MOST_ADDRESSES);
    expect(textsOf(last, 'loc')).toEqual([`https://www.parution.test/article/article-${MOST_ADDRESSES + 1}`]);
  });
});
