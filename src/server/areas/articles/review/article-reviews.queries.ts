import { sql } from 'kysely';
import { rolesWith } from '#domain/account/team-roles.ts';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';

type Review = { articleId: string; requestedBy: string; reviewerId: string; at: Date };

/** One request per article: a new one replaces the one before. */
export const saveReview = async (
  trx: Connection,
  { articleId, requestedBy, reviewerId, at }: Review,
): Promise<void> => {
  const asked = { requested_by: requestedBy, requested_at: at, reviewer_id: reviewerId };
  await trx
    .insertInto('article_reviews')
    .values({ article_id: articleId, ...asked })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(asked))
    .execute();
};

/** Returns the request that it ended, if there was one. */
export const deleteReview = (trx: Connection, articleId: string) =>
  trx.deleteFrom('article_reviews').where('article_id', '=', articleId).returningAll().executeTakeFirst();

/** Those who can log in and publish an article. */
export const listReviewers = (db: Connection) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', personName.as('name')])
    .where('role', '=', 'admin')
    .where(
      ({ fn, val }) => fn.coalesce('team_role', val('administrator')),
      'in',
      rolesWith('articles.publish'),
    )
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('last_name')
    .orderBy('id')
    .execute();

/** The one who asked, unless the account is closed: nobody there reads a mail. */
export const findOpenMember = (db: Connection, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', personName.as('name')])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

const MOST_SHOWN = 50;

/** What waits for this reviewer, the longest waiting first. */
export const listToReview = (db: Connection, reviewerId: string) =>
  db
    .selectFrom('article_reviews')
    .innerJoin('articles', 'articles.id', 'article_reviews.article_id')
    .leftJoin('users', 'users.id', 'article_reviews.requested_by')
    .select(['articles.id', 'articles.title', 'article_reviews.requested_at', personName.as('requested_by')])
    .where('reviewer_id', '=', reviewerId)
    .where('articles.deleted_at', 'is', null)
    .orderBy('article_reviews.requested_at')
    .limit(MOST_SHOWN)
    .execute();

export type Assignments = { userId: string; drafts: number; reviews: number };

/** How many drafts each member has, and how many wait for their review. */
export const countAssignments = async (db: Connection): Promise<Assignments[]> => {
  const { rows } = await sql<{ user_id: string; drafts: number; reviews: number }>`
    select user_id, sum(drafts)::int as drafts, sum(reviews)::int as reviews from (
      select coalesce(owner_id, created_by) as user_id, count(*) as drafts, 0 as reviews from articles
      where status = 'draft' and deleted_at is null and not is_source
        and coalesce(owner_id, created_by) in (select id from users where role = 'admin')
      group by 1
      union all
      select reviewer_id, 0, count(*) from article_reviews group by 1
    ) as each group by user_id
  `.execute(db);
  return rows.map(({ user_id, drafts, reviews }) => ({ userId: user_id, drafts, reviews }));
};

type HandOver = { from: string; to: string };

/** The ids of the drafts that now belong to somebody else. */
export const moveDrafts = async (trx: Connection, { from, to }: HandOver): Promise<string[]> => {
  const moved = await trx
    .updateTable('articles')
    .set({ owner_id: to })
    .where(sql<boolean>`coalesce(owner_id, created_by) = ${from}`)
    .where('status', '=', 'draft')
    .where('deleted_at', 'is', null)
    .where('is_source', '=', false)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
};

export const moveReviews = async (trx: Connection, { from, to }: HandOver): Promise<string[]> => {
  const moved = await trx
    .updateTable('article_reviews')
    .set({ reviewer_id: to })
    .where('reviewer_id', '=', from)
    .returning('article_id')
    .execute();
  return moved.map(({ article_id }) => article_id);
};
