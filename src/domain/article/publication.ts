export const articleStatuses = ['draft', 'scheduled', 'published'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export type Publication =
  | { readonly status: 'draft' | 'published'; readonly scheduledAt: null }
  | { readonly status: 'scheduled'; readonly scheduledAt: Date };

/** What an editor asks for; undefined where nothing is said. */
export type PublicationWish = {
  readonly isPublished?: boolean | undefined;
  /** Null: at no given moment. */
  readonly scheduledAt?: Date | null | undefined;
};

export type PublicationRefusal = 'date-is-past' | 'already-published';

const DRAFT: Publication = { status: 'draft', scheduledAt: null };
const PUBLISHED: Publication = { status: 'published', scheduledAt: null };

/**
 * What becomes of an article. A moment to come makes it wait, whatever else is asked; « not published » leaves a
 * waiting article waiting, unless its moment is taken away as well.
 */
export const decidePublication = (
  present: Publication,
  wish: PublicationWish,
  now: Date,
): Publication | PublicationRefusal => {
  if (wish.scheduledAt) return waitUntil(present, wish.scheduledAt, wish, now);
  if (wish.isPublished === true) return PUBLISHED;
  if (present.status === 'published') return wish.isPublished === false ? DRAFT : present;
  return wish.scheduledAt === null ? DRAFT : present;
};

const waitUntil = (
  present: Publication,
  moment: Date,
  { isPublished }: PublicationWish,
  now: Date,
): Publication | PublicationRefusal => {
  // Sent back by a form that was opened before it was due.
  if (present.scheduledAt?.getTime() === moment.getTime()) return present;
  if (moment <= now) return 'date-is-past';
  if (present.status === 'published' && isPublished !== false) return 'already-published';
  return { status: 'scheduled', scheduledAt: moment };
};
