export const articleStatuses = ['draft', 'scheduled', 'published'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articleStatusLabels: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Brouillon',
  scheduled: 'Programmé',
  published: 'Publié',
};

export type Publication =
  | { readonly status: 'draft' | 'published'; readonly scheduledAt: null }
  | { readonly status: 'scheduled'; readonly scheduledAt: Date };

/** The publication that an editor requests; undefined: not specified. */
export type PublicationWish = {
  readonly isPublished?: boolean | undefined;
  /** Null: no scheduled date. */
  readonly scheduledAt?: Date | null | undefined;
};

export type PublicationRefusal = 'date-is-past' | 'already-published';

const DRAFT: Publication = { status: 'draft', scheduledAt: null };
const PUBLISHED: Publication = { status: 'published', scheduledAt: null };

/**
 * The outcome of a save. A future date schedules the article, whatever else is requested; « not published »
 * leaves a scheduled article scheduled, unless its date is removed as well.
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
  // A form opened before the scheduled date sends that date back after it has passed.
  if (present.scheduledAt?.getTime() === moment.getTime()) return present;
  if (moment <= now) return 'date-is-past';
  if (present.status === 'published' && isPublished !== false) return 'already-published';
  return { status: 'scheduled', scheduledAt: moment };
};
