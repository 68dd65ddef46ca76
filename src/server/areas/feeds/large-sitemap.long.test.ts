import { sql } from 'kysely';
import { expect, it } from 'vitest';
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
    await db.transaction().execute(async (transaction) => {
      // Without the triggers, which would index the words of each article.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`
        insert into articles (id, slug, title, category_id, status, first_published_at, published_at, created_at)
        select lpad(n::text, 32, '0')::uuid, 'article-' || n, 'Un titre', 3, 'published', day, day, day
        from generate_series(1, ${MOST_ADDRESSES + 1}::integer) as n,
          lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as day) as days
      `.execute(transaction);
      await sql`
        insert into article_index
          (article_id, public_date, published_at, category_id, listed, pinned, title_words, search)
        select id, created_at, published_at, category_id, true, false, '', '' from articles
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
