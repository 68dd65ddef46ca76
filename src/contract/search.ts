import { z } from 'zod';
import { articleItem, articlePagination } from './articles.ts';
import { filterText, pageNumber, pageSize } from './fields.ts';
import { messages } from './messages.fr.ts';

const MAX_LIST = 50;

/** « Social,Pénal »: names, slugs or numbers. Empty items are ignored. */
const commaList = z
  .string({ error: messages.search.list })
  .max(2_000, messages.search.list)
  .refine((text) => !text.includes('\u0000'), messages.search.list)
  .transform((text) => text.split(',').map((item) => item.trim()))
  .transform((items) => [...new Set(items)].filter((item) => item !== ''))
  .refine((items) => items.length <= MAX_LIST, messages.search.list);

const limitUpTo = (max: number, message: string) =>
  z
    .string({ error: message })
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message));

export const searchQuery = z.object({
  q: filterText.default(''),
  page: pageNumber.default(1),
  limit: pageSize.default(12),
  categories: commaList.default([]),
  tags: commaList.default([]),
});

/**
 * Each facet is counted with the query and the other facet's selection, but without its own: a chip shows
 * what choosing it would add, and stays when another one of its row is chosen.
 */
export const searchAnswer = z.object({
  results: z.array(articleItem),
  /** The total is exact up to 10 000; above, it is a part of it with `totalIsMore`, and so are the facets' counts. */
  pagination: articlePagination.extend({ totalIsMore: z.boolean() }),
  facets: z.object({
    categories: z.array(z.object({ name: z.string(), slug: z.string(), count: z.number() })),
    tags: z.array(z.object({ name: z.string(), count: z.number() })),
  }),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;

export const suggestionQuery = z.object({
  term: filterText.default(''),
  limit: limitUpTo(10, messages.search.suggestionLimit).default(5),
});

export const suggestionAnswer = z.object({
  /** The title of an article, and where it is read. */
  suggestions: z.array(z.object({ term: z.string(), slug: z.string() })),
});

export const relatedQuery = z.object({ limit: limitUpTo(12, messages.search.relatedLimit).default(3) });

export const relatedAnswer = z.object({ relatedArticles: z.array(articleItem) });

export const highlightQuery = z.object({
  text: z.string({ error: messages.search.text }).max(5_000, messages.search.text).default(''),
  term: filterText.default(''),
});

export const highlightAnswer = z.object({ highlighted: z.string() });
