import { type SqlBool, sql } from 'kysely';
import { articleSlug } from '#domain/article/slug.ts';
import { fold } from '#domain/search/fold.ts';
import type { Connection } from '#server/db/client.ts';

export const listTagsOf = async (trx: Connection, articleId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('article_tags')
    .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
    .select('tags.name')
    .where('article_tags.article_id', '=', articleId)
    .orderBy('tags.name')
    .execute();
  return rows.map(({ name }) => name);
};

/** The tags of these names in their stored spelling; new ones are created. Accents and case do not matter. */
export const settleTags = async (trx: Connection, names: readonly string[]): Promise<string[]> => {
  const bySlug = new Map(names.map((name) => [articleSlug(name), name]));
  if (bySlug.size === 0) return [];
  const slugs = [...bySlug.keys()].sort();
  // In one order, so that two editors who add the same tags do not deadlock.
  for (const slug of slugs)
    await trx
      .insertInto('tags')
      .values({ slug, name: bySlug.get(slug) ?? slug })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const rows = await trx.selectFrom('tags').select('name').where('slug', 'in', slugs).execute();
  return rows.map(({ name }) => name).sort();
};

export const replaceTags = async (
  trx: Connection,
  articleId: string,
  names: readonly string[],
): Promise<void> => {
  await trx.deleteFrom('article_tags').where('article_id', '=', articleId).execute();
  if (names.length === 0) return;
  await trx
    .insertInto('article_tags')
    .columns(['article_id', 'tag_id'])
    .expression((eb) =>
      eb
        .selectFrom('tags')
        .select([eb.val(articleId).as('article_id'), 'tags.id as tag_id'])
        .where('tags.name', 'in', [...names]),
    )
    .execute();
};

const MOST_TAGS = 10;

export const suggestTags = (db: Connection, term: string) =>
  db
    .selectFrom('tags')
    .leftJoin('article_tags', 'article_tags.tag_id', 'tags.id')
    .select(['tags.name', (eb) => eb.fn.count<number>('article_tags.article_id').as('count')])
    .where(sql<SqlBool>`position(${fold(term.trim())} in public.parution_unaccent(tags.name)) > 0`)
    .groupBy('tags.name')
    .orderBy('count', 'desc')
    .orderBy('tags.name')
    .limit(MOST_TAGS)
    .execute();
