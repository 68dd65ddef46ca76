import { z } from 'zod';
import { filterText, pageNumber, pageSize } from './fields.ts';
import { messages } from './messages.fr.ts';

export const articleSortKeys = ['created_at', 'read_count'] as const;

export const articleListQuery = z.object({
  page: pageNumber.default(1),
  limit: pageSize.default(10),
  // Accepted because the specification sends it; visitors get published articles whatever it says.
  status: filterText.optional(),
  sortBy: z.enum(articleSortKeys, { error: messages.list.sortBy }).default('created_at'),
  sortOrder: z.enum(['asc', 'desc'], { error: messages.list.sortOrder }).default('desc'),
  category: filterText.optional(),
  /** '1': the newsroom's pinned articles come first (docs/spec-readings.md, home selection). */
  featured: filterText.optional(),
});

/** An article in a list. Snake case as the server stores it, with the camelCase twins the specification reads. */
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

export const articleListAnswer = z.object({
  articles: z.array(articleItem),
  pagination: z.object({ total: z.number(), page: z.number(), limit: z.number(), pages: z.number() }),
});
