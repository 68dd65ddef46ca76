import type { Permission } from '#domain/account/team-roles.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { recordArticleAudit } from '../editing/change-context.ts';
import { countAssignments, moveDrafts, moveReviews } from './article-reviews.queries.ts';

type HandOver = {
  from: string;
  to: string;
  /** Of the one who receives them. */
  permissions: readonly Permission[];
  by: { id: string; requestId: string };
  at: Date;
};

/**
 * Gives the drafts and the reviews of one member to another, who must be able to do the work. Returns how many articles
 * that makes.
 */
const handOver = async (trx: Connection, { from, to, permissions, by, at }: HandOver): Promise<number> => {
  const drafts = await moveDrafts(trx, { from, to });
  const reviews = await moveReviews(trx, { from, to });
  const able =
    (drafts.length === 0 || permissions.includes('articles.write')) &&
    (reviews.length === 0 || permissions.includes('articles.publish'));
  if (!able) throw new AppError('team.not-receiving', { from, to });
  const moved = [...new Set([...drafts, ...reviews])];
  for (const id of moved)
    await recordArticleAudit(trx, { editor: { ...by, permissions: [] }, at }, id, 'article.handed-over', {
      from,
      to,
    });
  return moved.length;
};

/** The drafts and reviews that members of the team are answerable for. */
export const articleWork = { count: countAssignments, handOver };
