import { z } from 'zod';
import { articleStatuses } from '#domain/article/publication.ts';
import { structureFaults } from '#domain/article/structure.ts';
import { factKinds } from '#domain/writing/facts.ts';
import { articleDetail, articleOrigin, articlePagination } from './articles.ts';
import {
  dateRangeShape,
  filterText,
  firstGiven,
  pageNumber,
  pageSize,
  sortShape,
  unlessEmpty,
} from './fields.ts';
import { pageBodyShape } from './list-body.ts';
import { messages } from './messages.fr.ts';

const text = messages.adminArticle;

const generationFilter = unlessEmpty(
  z
    .enum(['true', 'false', 'all'], { error: text.generationFilter })
    .transform((given) => (given === 'all' ? undefined : given === 'true')),
);

/** The columns that the list can be sorted by. Unsorted: the newest first. */
export const articleSorts = ['title', 'category', 'published_at', 'status', 'used_for_generation'] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** `status=draft` means « not published », scheduled articles included, as in the statistics. */
const filterShape = {
  status: unlessEmpty(z.enum(['all', ...articleStatuses], { error: text.status })),
  /** Searched in the title and the text. */
  search: filterText.optional(),
  used_for_generation: generationFilter,
  /** Only imported sources, or all articles except them. */
  source: generationFilter,
  usedForGeneration: generationFilter,
  /** A number, a slug or a name. */
  category: filterText.optional(),
  /** The whole name that signs the article. */
  author: filterText.optional(),
  /** By publication date; what is not published is in no range. */
  ...dateRangeShape,
  ...sortShape(articleSorts),
};

const readFilter = (given: z.output<z.ZodObject<typeof filterShape>>) => ({
  status: given.status === 'all' ? undefined : given.status,
  search: given.search?.trim() || undefined,
  usedForGeneration: firstGiven(given.used_for_generation, given.usedForGeneration),
  source: given.source,
  category: given.category?.trim() || undefined,
  author: given.author?.trim() || undefined,
  start: firstGiven(given.start_date, given.startDate),
  end: firstGiven(given.end_date, given.endDate),
  sort: given.sortBy,
  order: given.sortOrder ?? 'asc',
});

const DEFAULT_PAGE_SIZE = 10;

export const adminArticleListQuery = z
  .object({
    page: pageNumber.default(1),
    limit: pageSize.optional(),
    page_size: pageSize.optional(),
    pageSize: pageSize.optional(),
    ...filterShape,
  })
  .transform(({ page, limit, page_size, pageSize: size, ...filter }) => ({
    page,
    limit: firstGiven(limit, page_size, size) ?? DEFAULT_PAGE_SIZE,
    ...readFilter(filter),
  }));

/** The same in a body: a text that is searched everywhere may be a name, which must not be in an address or a log. */
export const adminArticleListBody = z
  .object({ ...pageBodyShape(DEFAULT_PAGE_SIZE), ...filterShape }, { error: messages.request.invalid })
  .transform(({ page, limit, ...filter }) => ({ page, limit, ...readFilter(filter) }));
export type AdminArticleList = z.output<typeof adminArticleListBody>;

/** An article in the back-office's list. */
export const adminArticleItem = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category_id: z.number(),
  category_name: z.string(),
  categoryName: z.string(),
  category_slug: z.string(),
  status: z.enum(articleStatuses),
  is_published: z.boolean(),
  published_at: z.string().nullable(),
  publishedAt: z.string().nullable(),
  is_used_for_generation: z.boolean(),
  isUsedForGeneration: z.boolean(),
  /** A source for generation. */
  is_source: z.boolean(),
  is_pinned: z.boolean(),
  read_count: z.number(),
  author_name: z.string(),
  /** When the server will publish it. */
  scheduled_at: z.string().nullable(),
  /** Why the last run could not publish it, as a sentence to show; it is retried. */
  schedule_error: z.string().nullable(),
  /** What a machine wrote in it; null when people wrote it. */
  machine_work: z.enum(['generated', 'rephrased']).nullable(),
  /** Which engine did; null when people wrote it. */
  machine_engine: z.enum(['model', 'builtin']).nullable(),
  /** Written by a machine and not yet reviewed by a person (published from its own page). */
  needs_review: z.boolean(),
  rev: z.number(),
  updated_at: z.string(),
  /** The person's name. */
  updated_by: z.string().nullable(),
  /** Whose draft it is: those who may not change the articles of others may change this one. */
  owner_id: z.string().nullable(),
  /** « Prêt à relire »: who was asked to read and publish it. */
  review: z
    .object({
      reviewer_id: z.string(),
      reviewer: z.string().nullable(),
      requested_by: z.string().nullable(),
      requested_at: z.string(),
    })
    .nullable(),
});

export type AdminArticleItem = z.infer<typeof adminArticleItem>;

export const adminArticleListAnswer = z.object({
  articles: z.array(adminArticleItem),
  pagination: articlePagination,
});

/** The names that sign articles, in alphabetical order. */
export const articleAuthorsAnswer = z.object({ authors: z.array(z.object({ name: z.string() })) });

/** An article for editing. */
export const adminArticle = adminArticleItem.extend({
  description: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Its category's slug, as the specification's form expects; `category_id` is the number. */
  category: z.string(),
  image_url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  image_alt: z.string().nullable(),
  tags: z.array(z.string()),
  /** Seconds. */
  reading_time: z.number(),
  /** True once it was published: the slug no longer follows the title. */
  slug_fixed: z.boolean(),
  first_published_at: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  generated_by: z.string().nullable(),
  generated_at: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  /** The author of a source. */
  origin_name: z.string().nullable(),
  origin_url: z.string().nullable(),
  origin_published_at: z.string().nullable(),
  /** The sources that it was generated from. */
  sources: z.array(articleOrigin.extend({ id: z.string() })),
  /** Dates, amounts and references of a generated text that none of its sources has: to be checked first. */
  unsupported_facts: z.array(z.object({ kind: z.enum(factKinds), text: z.string() })),
});

export type AdminArticle = z.infer<typeof adminArticle>;

export const adminArticleAnswer = z.object({ article: adminArticle });

/** The article after a write, with the `rev` to send next. */
export const adminArticleWritten = z.object({
  success: z.literal(true),
  message: z.string(),
  article: adminArticle,
});

/** The sanitised text as readers will see it, with the report of the structure check. */
export const previewAnswer = z.object({
  article: articleDetail,
  structure: z.array(z.enum(structureFaults)),
});

/** Those who can be asked to review an article: who may publish it, except oneself. */
export const reviewersAnswer = z.object({
  reviewers: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** What waits for one's own review. */
export const toReviewAnswer = z.object({
  articles: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      requested_by: z.string().nullable(),
      requested_at: z.string(),
    }),
  ),
});

const MAX_IDS = 100;

/** Repeated ids count once. */
const idList = z
  .array(z.guid({ error: messages.article.badId }).toLowerCase(), { error: text.ids })
  .min(1, text.ids)
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= MAX_IDS, text.ids);

export const bulkBody = z.object({ ids: idList }, { error: messages.request.invalid });
export const bulkRestoreBody = z.object(
  { ids: idList, asDraft: z.boolean({ error: text.yesOrNo }).default(false) },
  { error: messages.request.invalid },
);

/** Why each of `failedIds` failed. */
const failures = z.array(z.object({ id: z.string(), message: z.string() }));

/** `success` is false when nothing could be done; some may have failed while others succeeded. */
const bulkDone = z.object({
  success: z.boolean(),
  message: z.string(),
  failedIds: z.array(z.string()),
  failures,
});

export const bulkDeleteAnswer = bulkDone.extend({ deletedIds: z.array(z.string()) });
export const bulkRestoreAnswer = bulkDone.extend({ restoredIds: z.array(z.string()) });
export const bulkUnpublishAnswer = bulkDone.extend({ unpublishedIds: z.array(z.string()) });
export const bulkPublishAnswer = bulkDone.extend({
  publishedIds: z.array(z.string()),
  alreadyPublishedIds: z.array(z.string()),
});

export const tagQuery = z.object({ term: filterText.default('') });
/** The tags in use whose name contains the term, most used first. */
export const tagAnswer = z.object({ tags: z.array(z.object({ name: z.string(), count: z.number() })) });
