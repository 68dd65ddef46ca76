import { sql } from 'kysely';
import { numberedSlug } from '#domain/article/slug.ts';
import type { Connection } from '#server/db/client.ts';

const SLUGS_LOCK = 20_261_114;

/** One transaction at a time chooses a slug: two articles of one title never get the same. */
export const lockSlugs = async (trx: Connection): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${SLUGS_LOCK})`.execute(trx);
};

/** Whether another article has, or had, this slug. */
export const isSlugTaken = async (trx: Connection, slug: string, articleId: string): Promise<boolean> => {
  const taken = await trx
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', articleId)
    .unionAll(
      trx
        .selectFrom('article_old_slugs')
        .select('article_id as id')
        .where('slug', '=', slug)
        .where('article_id', '<>', articleId),
    )
    .executeTakeFirst();
  return taken !== undefined;
};

/** This slug, or the first numbered one that no article has or had. */
export const findFreeSlug = async (trx: Connection, slug: string, articleId: string): Promise<string> => {
  await lockSlugs(trx);
  for (let n = 1; ; n++) {
    const candidate = numberedSlug(slug, n);
    if (!(await isSlugTaken(trx, candidate, articleId))) return candidate;
  }
};

/** The old slug redirects to the article from now on; the new one is no longer a redirection. */
export const retireSlug = async (
  trx: Connection,
  { articleId, from, to, at }: { articleId: string; from: string; to: string; at: Date },
): Promise<void> => {
  await trx.deleteFrom('article_old_slugs').where('slug', '=', to).execute();
  await trx
    .insertInto('article_old_slugs')
    .values({ slug: from, article_id: articleId, retired_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
