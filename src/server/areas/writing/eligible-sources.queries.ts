import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/**
 * What a draft may be written from: unpublished, unused and not in the trash, imported or written here; never what a
 * generation wrote.
 */
const eligible = (db: Connection) =>
  db
    .selectFrom('articles')
    .where('machine_work', 'is distinct from', 'generated')
    .where('status', '=', 'draft')
    .where('is_used_for_generation', '=', false)
    .where('deleted_at', 'is', null);

export const countEligible = (db: Connection, recentSince: Date) =>
  eligible(db)
    .select([
      'category_id',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(count(*) filter (where created_at >= ${recentSince}))::integer`.as('recent'),
    ])
    .groupBy('category_id')
    .execute();

const WORDS_COMPARED = 4_000;

/** The newest first: those of the last three months come before all others. */
export const listEligible = (trx: Connection, categoryIds: readonly number[], limit: number) =>
  eligible(trx)
    .select([
      'id',
      'title',
      'category_id',
      sql<string>`title || ' ' || description || ' ' || left(content, ${WORDS_COMPARED})`.as('text'),
    ])
    .where('category_id', 'in', [...categoryIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The texts for the engine, in the order of the ids. */
export const listSourceTexts = async (db: Connection, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('articles')
    .select([
      'id',
      'title',
      'description',
      'content',
      'category_id',
      'origin_name',
      'origin_published_at',
      'is_used_for_generation',
      'status',
      'deleted_at',
    ])
    .where('id', 'in', [...ids])
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};
