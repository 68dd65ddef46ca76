import { z } from 'zod';
import { filterText, pageNumber, pageSize, sortOrders } from './fields.ts';
import { messages } from './messages.fr.ts';

/** Two spellings of each key; both dates mean the first publication. */
const sortKeys = {
  created_at: 'created_at',
  createdAt: 'created_at',
  published_at: 'created_at',
  publishedAt: 'created_at',
  read_count: 'read_count',
  readCount: 'read_count',
} as const;

const sortBy = z
  .literal(['created_at', 'createdAt', 'published_at', 'publishedAt', 'read_count', 'readCount'], {
    error: messages.list.sortBy,
  })
  .transform((given) => sortKeys[given]);

export const articleListQuery = z.object({
  page: pageNumber.default(1),
  limit: pageSize.default(10),
  // Accepted because the specification sends it; visitors get published articles only, whatever its value.
  status: filterText.optional(),
  sortBy: sortBy.default('created_at'),
  sortOrder: z.enum(sortOrders, { error: messages.list.sortOrder }).default('desc'),
  /**
   * A number, a slug or a name; « droit » is all the branches of law (docs/spec-readings.md, legislation).
   */
  category: filterText.optional(),
  /** '1': the newsroom's pinned articles come first (docs/spec-readings.md, home selection). */
  featured: filterText.optional(),
});

/** An article in a list. Snake case, with the camelCase names that the specification also reads. */
export const articleItem = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  publishedAt: z.string().nullable(),
  is_published: z.boolean(),
  status: z.string(),
  reading_time: z.number(),
  read_count: z.number(),
  category_id: z.number(),
  category_name: z.string(),
  categoryName: z.string(),
  category_slug: z.string(),
  image_url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  creator_name: z.string(),
  creatorName: z.string(),
});

export type ArticleItem = z.infer<typeof articleItem>;

export const articlePagination = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  pages: z.number(),
});

export const articleListAnswer = z.object({
  articles: z.array(articleItem),
  pagination: articlePagination,
});

export const articleIdParams = z.object({ id: z.guid({ error: messages.article.badId }).toLowerCase() });
export const articleSlugParams = z.object({ slug: filterText });

/** A source of a text, with its title and date (required by the CPPAP). */
export const articleOrigin = z.object({
  title: z.string(),
  origin: z.string(),
  url: z.string().nullable(),
  date: z.string().nullable(),
});

/** About a text that a machine wrote or rephrased. */
const machineText = z.object({
  work: z.enum(['generated', 'rephrased']),
  /** A language model, or the built-in engine, which only selects and orders sentences. */
  engine: z.enum(['model', 'builtin']),
  /**
   * A named person has reviewed it and answers for it. Otherwise the page shows the label (AI Act, article
   * 50(4)).
   */
  reviewed: z.boolean(),
});

export const articleDetail = articleItem.extend({
  /** Sanitised HTML. */
  content: z.string(),
  image_alt: z.string().nullable(),
  tags: z.array(z.string()),
  /** When the text changed after its publication; null if it never did. */
  updated_at: z.string().nullable(),
  updatedAt: z.string().nullable(),
  /** Null when people wrote it. */
  machine_text: machineText.nullable(),
  /** The sources that it was written from or copied from; empty for our own texts. */
  origins: z.array(articleOrigin),
});

export type ArticleDetail = z.infer<typeof articleDetail>;

/** Requested by a former slug, `article.slug` is the current one: the screen redirects to it. */
export const articleAnswer = z.object({ article: articleDetail });

/** The answer contains neither the count nor whether this reading counted. */
export const readCountAnswer = z.object({ success: z.literal(true) });
