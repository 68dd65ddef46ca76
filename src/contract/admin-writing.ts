import { z } from 'zod';
import { factKinds } from '#domain/writing/facts.ts';
import { adminArticleItem } from './admin-articles.ts';
import { messages } from './messages.fr.ts';
import { clean, inEitherSpelling } from './typed-text.ts';
import { writingMessages as text } from './writing-messages.fr.ts';

/** The writing engine: a language model, or the built-in one, which only selects and orders sentences. */
const writingEngine = z.object({
  kind: z.enum(['model', 'builtin']),
  /** To be shown unchanged. */
  name: z.string(),
});

export type WritingEngineInfo = z.infer<typeof writingEngine>;

const CONTENT_MAX = 400_000;
const part = (max: number) =>
  z
    .string({ error: messages.adminArticle.text })
    .max(max, messages.adminArticle.tooLong(max))
    .transform(clean)
    .optional();

/** The content of the form, saved or not; a field left out is taken from the article. */
export const rephraseBody = z
  .object(
    { title: part(1_000), description: part(5_000), content: part(CONTENT_MAX) },
    { error: messages.request.invalid },
  )
  .nullish()
  .transform((given) => given ?? {});

/** A date, an amount, a reference or an article number of the text before. */
const fact = z.object({ kind: z.enum(factKinds), text: z.string() });

/**
 * A proposal: the article is unchanged. A save with `rephrasing_id` flags the article as rephrased; so does a
 * save without it that contains a sentence of the proposal only.
 */
export const rephraseAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  article: z.object({ title: z.string(), description: z.string(), content: z.string() }),
  rephrasing_id: z.string(),
  engine: writingEngine,
  /** The facts of the text before that are missing after: to be shown to the editor. */
  missing_facts: z.array(fact),
});

const COUNT_MAX = 50;
export const DEFAULT_COUNT = 10;

const categoryNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    { error: text.categories },
  )
  .pipe(
    z
      .number({ error: text.categories })
      .int(text.categories)
      .min(1, text.categories)
      .max(11, text.categories),
  );

const count = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    { error: text.count },
  )
  .pipe(z.number({ error: text.count }).int(text.count).min(1, text.count).max(COUNT_MAX, text.count));

export const batchGenerateBody = inEitherSpelling(
  z.object(
    {
      categoryIds: z
        .array(categoryNumber, { error: text.categories })
        .min(1, text.categories)
        .max(50, text.categories)
        .transform((ids) => [...new Set(ids)]),
      count: count.default(DEFAULT_COUNT),
    },
    { error: messages.request.invalid },
  ),
  { category_ids: 'categoryIds' },
);

export const generationCategoriesAnswer = z.object({
  /** All categories, in the order of the site; `article_count`: sources that a generation may use. */
  categories: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      article_count: z.number(),
      /** Those of the last three months. */
      recent_count: z.number(),
    }),
  ),
  totalEligible: z.number(),
  totalCategories: z.number(),
  engine: writingEngine,
  /** The daily token limit and today's use; null if there is no limit. */
  budget: z
    .object({ limit_tokens: z.number(), used_tokens: z.number(), used_cost: z.number().nullable() })
    .nullable(),
});

export const runStatuses = ['running', 'done', 'cancelled', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];
export const itemStatuses = ['waiting', 'writing', 'done', 'failed', 'cancelled'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export const generationRun = z.object({
  id: z.string(),
  /** `failed`: over, without any article. */
  status: z.enum(runStatuses),
  engine: writingEngine,
  category_ids: z.array(z.number()),
  /** The number requested, and the number that there were sources for. */
  requested: z.number(),
  planned: z.number(),
  done: z.number(),
  failed: z.number(),
  /** The title of the current item; null between two, and at the end. */
  current: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Seconds, by the server's clock. */
  elapsed: z.number(),
  asked_by: z.string().nullable(),
  /**
   * A sentence to show: while it runs, that there are fewer sources than requested, or empty; then its
   * outcome.
   */
  message: z.string(),
  items: z.array(
    z.object({
      position: z.number(),
      /** The title of its first source, then of the draft. */
      title: z.string(),
      status: z.enum(itemStatuses),
      article_id: z.string().nullable(),
      /** Why it failed, as a sentence to show. */
      error: z.string().nullable(),
    }),
  ),
});

export type GenerationRun = z.infer<typeof generationRun>;

/** The last run, current or finished; null before the first. */
export const generationRunAnswer = z.object({ run: generationRun.nullable() });

/**
 * GET /api/admin/articles/generation/events (text/event-stream, session cookie): the event `progress`, whose
 * data is a `GenerationRun` as JSON, immediately and at every change; after the event of a finished run the
 * server closes. Without any run, the event `none`. After a reconnection the whole run is sent again: no
 * event is missed.
 */
export const GENERATION_EVENTS = '/admin/articles/generation/events';

/** Answered when the run is finished or cancelled: `articles` are its drafts. */
export const batchGenerateAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  articles: z.array(adminArticleItem),
  run: generationRun,
});

export const generationCancelAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  run: generationRun,
});

/**
 * The share of the articles first published in the last 30 days that repeats sources (CPPAP: half at most).
 */
export const repriseAnswer = z.object({
  days: z.number(),
  published: z.number(),
  reprise: z.number(),
  /** Between 0 and 1; null without publications. */
  share: z.number().nullable(),
  /** 0.5 */
  limit: z.number(),
  over: z.boolean(),
});

export type RepriseShare = z.infer<typeof repriseAnswer>;
