import { z } from 'zod';
import { factKinds } from '#domain/writing/facts.ts';
import { adminArticleItem } from './admin-articles.ts';
import { messages } from './messages.fr.ts';
import { clean, inEitherSpelling } from './typed-text.ts';
import { writingMessages as text } from './writing-messages.fr.ts';

/** What writes: a language model, or the built-in engine, which only selects, orders and tidies sentences. */
const writingEngine = z.object({
  kind: z.enum(['model', 'builtin']),
  /** To be shown as it is. */
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

/** What stands in the form, saved or not; what is left out is taken from the article. */
export const rephraseBody = z
  .object(
    { title: part(1_000), description: part(5_000), content: part(CONTENT_MAX) },
    { error: messages.request.invalid },
  )
  .nullish()
  .transform((given) => given ?? {});

/** A date, an amount, a reference or an article's number that the text held before. */
const fact = z.object({ kind: z.enum(factKinds), text: z.string() });

/**
 * A proposal: nothing of the article has changed. Saved with `rephrasing_id` in the form, the article is flagged as
 * rephrased; without it too, when it holds what only the proposal said.
 */
export const rephraseAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  article: z.object({ title: z.string(), description: z.string(), content: z.string() }),
  rephrasing_id: z.string(),
  engine: writingEngine,
  /** What was in the text before and is not after: to be shown to the editor. */
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
  /** All of them, in the order of the site; `article_count`: sources that a generation may use. */
  categories: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      article_count: z.number(),
      /** Among them, those of the last three months. */
      recent_count: z.number(),
    }),
  ),
  totalEligible: z.number(),
  totalCategories: z.number(),
  engine: writingEngine,
  /** What a language model may still be asked today; null where nothing is counted. */
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
  /** `failed`: over, and no article at all came of it. */
  status: z.enum(runStatuses),
  engine: writingEngine,
  category_ids: z.array(z.number()),
  /** What was asked for, and what there were sources for. */
  requested: z.number(),
  planned: z.number(),
  done: z.number(),
  failed: z.number(),
  /** The title of what is being written; null between two, and once it is over. */
  current: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Seconds, by the server's clock. */
  elapsed: z.number(),
  asked_by: z.string().nullable(),
  /** What to say of it: while it runs, that there are fewer sources than asked, or nothing; then its outcome. */
  message: z.string(),
  items: z.array(
    z.object({
      position: z.number(),
      /** Of its first source, then of the draft. */
      title: z.string(),
      status: z.enum(itemStatuses),
      article_id: z.string().nullable(),
      /** Why it failed, in a sentence to show. */
      error: z.string().nullable(),
    }),
  ),
});

export type GenerationRun = z.infer<typeof generationRun>;

/** The last one, under way or over; null before the first. */
export const generationRunAnswer = z.object({ run: generationRun.nullable() });

/**
 * GET /api/admin/articles/generation/events (text/event-stream, the session's cookie): the event `progress`, whose
 * data is a `GenerationRun` as JSON, at once and at every change; after the event that tells a run is over the server
 * closes. With no run at all, the event `none`. Read again after a cut, it says everything anew: nothing is missed.
 */
export const GENERATION_EVENTS = '/admin/articles/generation/events';

/** After all of it is done, or it was cancelled: `articles` are the drafts that it made. */
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

/** Of what was first published in the last 30 days, how much was taken from sources (CPPAP: half at most). */
export const repriseAnswer = z.object({
  days: z.number(),
  published: z.number(),
  reprise: z.number(),
  /** Between 0 and 1; null while nothing was published. */
  share: z.number().nullable(),
  /** 0.5 */
  limit: z.number(),
  over: z.boolean(),
});

export type RepriseShare = z.infer<typeof repriseAnswer>;
