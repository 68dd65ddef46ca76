import { decidePublication, type Publication, type PublicationWish } from '#domain/article/publication.ts';
import { AppError } from '#server/errors.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';
import type { ChangeContext } from '../editing/change-context.ts';
import type { ArticleChanges } from '../editing/write-article.queries.ts';

type State = Pick<
  ArticleRow,
  'status' | 'scheduled_at' | 'first_published_at' | 'generated_by' | 'reviewed_at'
>;

export const publicationOf = ({
  status,
  scheduled_at,
}: Pick<ArticleRow, 'status' | 'scheduled_at'>): Publication =>
  status === 'scheduled' && scheduled_at
    ? { status, scheduledAt: scheduled_at }
    : { status: status === 'published' ? 'published' : 'draft', scheduledAt: null };

/** The publication that a request results in; throws when it is refused. */
export const publicationAsked = (state: State, wish: PublicationWish, at: Date): Publication => {
  const outcome = decidePublication(publicationOf(state), wish, at);
  if (typeof outcome === 'string') throw new AppError(`article.${outcome}`);
  return outcome;
};

export const isSamePublication = (a: Publication, b: Publication): boolean =>
  a.status === b.status && a.scheduledAt?.getTime() === b.scheduledAt?.getTime();

/**
 * The columns of a publication. The first publication date never changes. An editor who publishes a
 * machine's text from its own page becomes its reviewer.
 */
export const publicationColumns = (
  state: State,
  { status, scheduledAt }: Publication,
  { editor, at }: ChangeContext,
): ArticleChanges => {
  const first = state.first_published_at ?? at;
  const reviewed = status !== 'draft' && state.generated_by !== null && state.reviewed_at === null && editor;
  return {
    status,
    scheduled_at: scheduledAt,
    schedule_error: null,
    schedule_failed_at: null,
    ...(status === 'published' && { published_at: first, first_published_at: first }),
    ...(reviewed && { reviewed_by: reviewed.id, reviewed_at: at }),
  };
};

/** The audit action of the change. */
export const publicationAction = (from: Publication, to: Publication) => {
  if (to.status === 'published') return 'article.published';
  if (to.status === 'scheduled') return 'article.scheduled';
  return from.status === 'scheduled' ? 'article.schedule-cancelled' : 'article.unpublished';
};

/** The scheduled time, for the audit line. */
export const momentOf = ({ scheduledAt }: Publication) =>
  scheduledAt ? { scheduledAt: scheduledAt.toISOString() } : {};
