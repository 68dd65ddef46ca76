import { z } from 'zod';
import { adminArticle, adminArticleItem } from './admin-articles.ts';
import { articleIdParams, articlePagination } from './articles.ts';
import { filterText, pageNumber, pageSize } from './fields.ts';
import { messages } from './messages.fr.ts';

const text = messages.adminArticle;

/** A text that the article had, or has. */
const versionItem = z.object({
  rev: z.number(),
  title: z.string(),
  saved_at: z.string(),
  /** The person's name; null where nobody is known. */
  saved_by: z.string().nullable(),
  /** Words of the text. */
  words: z.number(),
  /** The text that the article has now. */
  is_current: z.boolean(),
});

export const versionsAnswer = z.object({ versions: z.array(versionItem) });

export const versionParams = articleIdParams.extend({
  rev: z
    .string({ error: text.versionNotFound })
    .regex(/^[1-9]\d{0,8}$/, text.versionNotFound)
    .transform(Number),
});

/** Whole, to be read beside the present text. */
export const version = versionItem.extend({
  description: z.string(),
  content: z.string(),
  category_id: z.number(),
  author_name: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string().nullable(),
  tags: z.array(z.string()),
});

export type ArticleVersion = z.infer<typeof version>;

export const versionAnswer = z.object({ version });

/** Told with a 409 « article.stale » as `conflict`: who saved meanwhile, when, and the text as it is now. */
export const articleConflict = z.object({
  editor: z.string(),
  at: z.string(),
  article: adminArticle,
});

export type ArticleConflict = z.infer<typeof articleConflict>;

export const trashQuery = z.object({
  page: pageNumber.default(1),
  limit: pageSize.default(10),
  search: filterText.optional(),
});

export const trashAnswer = z.object({
  articles: z.array(adminArticleItem.extend({ deleted_at: z.string(), deleted_by: z.string().nullable() })),
  pagination: articlePagination,
});

/** As it was, published included, or as a draft. Without a body: as it was. */
export const restoreBody = z
  .object({ asDraft: z.boolean({ error: text.yesOrNo }).default(false) }, { error: messages.request.invalid })
  .nullish()
  .transform((given) => ({ asDraft: given?.asDraft ?? false }));

/** These of the trash, or all of it: for ever. */
export const emptyTrashBody = z
  .object(
    {
      ids: z
        .array(z.guid({ error: messages.article.badId }).toLowerCase(), { error: text.ids })
        .max(100, text.ids)
        .optional(),
    },
    { error: messages.request.invalid },
  )
  .nullish()
  .transform((given) => ({ ids: given?.ids }));

export const emptyTrashAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  deletedIds: z.array(z.string()),
});

/** What was in the form, as `draftFields` takes it. */
const storedFields = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  content: z.string().optional(),
  category_id: z.union([z.number(), z.string()]).nullish(),
  image_url: z.string().nullish(),
  image_alt: z.string().nullish(),
  author_name: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  is_pinned: z.boolean().optional(),
  scheduled_at: z.string().nullish(),
});

/** Kept by the server for one page of one editor, until what it holds is saved or dropped. */
export const articleDraft = z.object({
  /** Null: of an article that does not exist yet. */
  article_id: z.string().nullable(),
  /** The page it was written on; null where none was named. */
  tabId: z.string().nullable(),
  /** Its own, or the article's. */
  title: z.string(),
  fields: storedFields,
  /** The `rev` of the article that it started from; null for a new one. */
  rev: z.number().nullable(),
  /** The article's `rev` now: another one means that somebody saved meanwhile. */
  current_rev: z.number().nullable(),
  saved_at: z.string(),
});

export type ArticleDraft = z.infer<typeof articleDraft>;

export const draftAnswer = z.object({
  /** The newest of them. */
  draft: articleDraft.nullable(),
  /** The caller's own, newest first: a page that another one was opened beside has its own. */
  drafts: z.array(articleDraft),
  /** Who else has a text under way for this article. */
  others: z.array(z.object({ editor: z.string(), saved_at: z.string() })),
});

export const draftWrittenAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  saved_at: z.string(),
});

/** The caller's own, newest first: what a crash or another machine left behind. */
export const draftListAnswer = z.object({ drafts: z.array(articleDraft) });
