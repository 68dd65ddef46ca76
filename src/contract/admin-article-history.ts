import { z } from 'zod';
import { articleStatuses } from '#domain/article/publication.ts';
import { adminArticle, adminArticleItem } from './admin-articles.ts';
import { articleIdParams } from './articles.ts';
import { filterText, pageNumber, pageSize, unlessEmpty } from './fields.ts';
import { listFilterShape, listPagination } from './list-body.ts';
import { messages } from './messages.fr.ts';

const text = messages.adminArticle;

/** A past or current text of the article. */
const versionItem = z.object({
  rev: z.number(),
  title: z.string(),
  saved_at: z.string(),
  /** The person's name; null if unknown. */
  saved_by: z.string().nullable(),
  /** The number of words. */
  words: z.number(),
  /** Whether it is the article's current text. */
  is_current: z.boolean(),
});

export const versionsAnswer = z.object({ versions: z.array(versionItem) });

export const versionParams = articleIdParams.extend({
  rev: z
    .string({ error: text.versionNotFound })
    .regex(/^[1-9]\d{0,8}$/, text.versionNotFound)
    .transform(Number),
});

/** A whole version, to be compared with the current text. */
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

/** The `conflict` of a 409 « article.stale »: who saved meanwhile, when, and the current text. */
export const articleConflict = z.object({
  editor: z.string(),
  at: z.string(),
  article: adminArticle,
});

export type ArticleConflict = z.infer<typeof articleConflict>;

/** The columns that the trash can be sorted by. Unsorted: the last deleted first. */
export const trashSorts = ['title', 'category', 'status', 'deleted_at'] as const;

/** Searched in the title; the days are those of the deletion. */
const trashFilter = {
  ...listFilterShape(trashSorts),
  status: unlessEmpty(z.enum(articleStatuses, { error: messages.list.status })),
  /** A number, a slug or a name. */
  category: unlessEmpty(filterText.trim()),
};

export const trashQuery = z.object({
  page: pageNumber.default(1),
  limit: pageSize.default(10),
  ...trashFilter,
});

export const trashExportBody = z.object(trashFilter, { error: messages.request.invalid });
export type TrashFilter = z.output<typeof trashExportBody>;

export const trashedArticle = adminArticleItem.extend({
  deleted_at: z.string(),
  deleted_by: z.string().nullable(),
});
export type TrashedArticle = z.infer<typeof trashedArticle>;

export const trashAnswer = z.object({ articles: z.array(trashedArticle), pagination: listPagination });

/** Restored as it was, published included, or as a draft. Without a body: as it was. */
export const restoreBody = z
  .object({ asDraft: z.boolean({ error: text.yesOrNo }).default(false) }, { error: messages.request.invalid })
  .nullish()
  .transform((given) => ({ asDraft: given?.asDraft ?? false }));

/** These articles of the trash, or all of it: deleted for ever. */
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

/** The content of the form, in the shape of `draftFields`. */
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

/** A draft stored by the server for one tab of one editor, until it is saved or dropped. */
export const articleDraft = z.object({
  /** Null: an article that does not exist yet. */
  article_id: z.string().nullable(),
  /** The tab id; null if none was sent. */
  tabId: z.string().nullable(),
  /** The title of the draft, or the article's. */
  title: z.string(),
  fields: storedFields,
  /** The `rev` of the article that the draft started from; null for a new one. */
  rev: z.number().nullable(),
  /** The article's current `rev`: if it differs, somebody saved meanwhile. */
  current_rev: z.number().nullable(),
  saved_at: z.string(),
});

export type ArticleDraft = z.infer<typeof articleDraft>;

export const draftAnswer = z.object({
  /** The newest draft. */
  draft: articleDraft.nullable(),
  /** The caller's own drafts, newest first: one per tab. */
  drafts: z.array(articleDraft),
  /** Other editors with an unsaved text of this article. */
  others: z.array(z.object({ editor: z.string(), saved_at: z.string() })),
});

export const draftWrittenAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  saved_at: z.string(),
});

/** The caller's own drafts, newest first: texts left by a crash or on another machine. */
export const draftListAnswer = z.object({ drafts: z.array(articleDraft) });
