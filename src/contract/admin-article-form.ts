import { z } from 'zod';
import { findCategory } from '#domain/category/categories.ts';
import { categoryIds, isLaw } from '#domain/category/category-filter.ts';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { fold } from '#domain/search/fold.ts';
import { isVisibleLength } from '#domain/text/visible-text.ts';
import { messages } from './messages.fr.ts';
import { clean, inEitherSpelling, oneLine, typedMax } from './typed-text.ts';

const text = messages.adminArticle;

export const TITLE_MIN = 5;
const DESCRIPTION_MIN = 10;
export const CONTENT_MIN = 50;
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 600;
/** The limit of the HTML, markup included, before and after sanitising: some sixty pages. */
export const CONTENT_MAX = 400_000;
const ALT_MAX = 300;
const AUTHOR_MAX = 100;
const URL_MAX = 2_000;
const UNFINISHED_MAX = 10_000;
const TAGS_MAX = 10;
const TAG_MAX = 40;

type Line = { missing: string; min: number; tooShort: string; max: number };

/** The check for a blank comes first, so that an empty field only reports « requis ». */
const requiredLine = ({ missing, min, tooShort, max }: Line) =>
  z
    .string({ error: missing })
    .max(typedMax(max), text.tooLong(max))
    .transform(oneLine)
    .pipe(z.string().min(1, { error: missing, abort: true }).min(min, tooShort).max(max, text.tooLong(max)));

const optionalLine = (max: number) =>
  z
    .string({ error: text.text })
    .max(typedMax(max), text.tooLong(max))
    .nullable()
    .transform((given) => oneLine(given ?? ''))
    .pipe(z.string().max(max, text.tooLong(max)));

/** Counts visible characters; the server counts again after sanitising. */
const contentField = z
  .string({ error: text.content })
  .max(CONTENT_MAX, text.contentTooLong)
  .transform(clean)
  .superRefine((html, context) => {
    if (isVisibleLength(html, CONTENT_MIN)) return;
    const message = isVisibleLength(html, 1) ? text.contentTooShort : text.content;
    context.addIssue({ code: 'custom', message });
  });

const numberOf = (given: string | number): number | undefined => {
  const named = String(given).trim();
  if (isLaw(named)) return undefined;
  return findCategory(named)?.databaseId ?? categoryIds(named)[0];
};

/** A number, as text or not, a slug or a name. */
const categoryField = z
  .union([z.number(), z.string().max(200)], { error: text.category })
  .transform(numberOf)
  .pipe(z.number({ error: text.category }));

const web = z.url({ protocol: /^https?$/ }).regex(/^[^\s"'<>\\]+$/);
/** A path of this site: no scheme, no other host, no parent folder. */
const PATH = /^\/?[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Stored as an address and never fetched by the server. Empty: the default image. */
export const imageUrlField = z
  .string({ error: text.imageUrl })
  .max(typedMax(URL_MAX), text.imageUrl)
  .nullable()
  .transform((given) => (given ?? '').trim())
  .pipe(
    z
      .string()
      .max(URL_MAX, text.imageUrl)
      .refine((url) => url === '' || PATH.test(url) || web.safeParse(url).success, text.imageUrl),
  )
  .transform((url) => url || null);

const tagsField = z
  .array(
    z
      .string({ error: text.tags })
      .max(typedMax(TAG_MAX), text.tags)
      .transform(oneLine)
      .pipe(
        z
          .string()
          .min(2, text.tags)
          .max(TAG_MAX, text.tags)
          // The tag's address is made of its letters and digits: without any, all such tags would share one.
          .refine((tag) => /[a-z\d]/.test(fold(tag)), text.tags),
      ),
    { error: text.tags },
  )
  .max(TAGS_MAX, text.tags);

const yesOrNo = z.boolean({ error: text.yesOrNo });

/** '2026-11-20T08:00', in Paris, or an ISO timestamp. Empty or null: not scheduled. */
const momentField = z
  .string({ error: text.date })
  .max(200, text.date)
  .nullable()
  .transform((given, context) => {
    if (!given?.trim()) return null;
    const moment = parseParisMoment(given.trim());
    if (!moment) context.addIssue({ code: 'custom', message: text.date });
    return moment ?? null;
  });

/**
 * The `rev` that the editor started from: a save over another one is refused. Without it, the last save wins.
 */
const revField = z.int32({ error: text.rev }).min(1, text.rev);

const optionalFields = {
  image_url: imageUrlField.optional(),
  image_alt: optionalLine(ALT_MAX).optional(),
  /** The signature; empty: 'Admin'. */
  author_name: optionalLine(AUTHOR_MAX).optional(),
  tags: tagsField.optional(),
  /** « À la une ». */
  is_pinned: yesOrNo.optional(),
};

/**
 * The form of an article: the same rules and messages in the browser and on the server. A field left out is
 * unchanged. A `scheduled_at` in the future schedules the article, whatever `is_published` is.
 */
export const articleForm = z.object(
  {
    title: requiredLine({
      missing: text.title,
      min: TITLE_MIN,
      tooShort: text.titleTooShort,
      max: TITLE_MAX,
    }),
    description: requiredLine({
      missing: text.description,
      min: DESCRIPTION_MIN,
      tooShort: text.descriptionTooShort,
      max: DESCRIPTION_MAX,
    }),
    /** HTML of the editor. */
    content: contentField,
    category_id: categoryField,
    ...optionalFields,
    is_published: yesOrNo.optional(),
    scheduled_at: momentField.optional(),
  },
  { error: messages.request.invalid },
);

export type ArticleForm = z.output<typeof articleForm>;

const twins: Readonly<Record<string, string>> = {
  categoryId: 'category_id',
  category: 'category_id',
  imageUrl: 'image_url',
  imageAlt: 'image_alt',
  authorName: 'author_name',
  isPinned: 'is_pinned',
  isPublished: 'is_published',
  scheduledAt: 'scheduled_at',
  publication_date: 'scheduled_at',
  publicationDate: 'scheduled_at',
};

/** The tab id: the browser tab of the text. Each tab has its own draft, deleted when the tab saves. */
export const tabIdField = z.guid({ error: text.tabId }).nullish();

export const articleBody = inEitherSpelling(articleForm.extend({ tabId: tabIdField }), twins);
export const articleUpdateBody = inEitherSpelling(
  articleForm.extend({
    rev: revField.optional(),
    tabId: tabIdField,
    /** The rephrasing that the form was filled with, unless it was undone: it flags the article. */
    rephrasing_id: z.guid({ error: text.text }).nullish(),
  }),
  { ...twins, rephrasingId: 'rephrasing_id' },
);

export const scheduleBody = inEitherSpelling(
  z.object(
    { scheduled_at: momentField.pipe(z.date({ error: text.date })), rev: revField.optional() },
    { error: messages.request.invalid },
  ),
  twins,
);

export const pinBody = inEitherSpelling(
  z.object({ is_pinned: yesOrNo }, { error: messages.request.invalid }),
  { ...twins, pinned: 'is_pinned' },
);

export const slugBody = z.object(
  {
    slug: z
      .string({ error: text.slug })
      .trim()
      .max(90, text.slug)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, text.slug),
  },
  { error: messages.request.invalid },
);

/** Optional, as the specification sends no body. */
export const revBody = z
  .object({ rev: revField.optional() }, { error: messages.request.invalid })
  .nullish()
  .transform((given) => given ?? {});

export const reviewBody = z.object(
  { reviewerId: z.guid({ error: text.reviewer }).toLowerCase() },
  { error: messages.request.invalid },
);

const NOTE_MAX = 2_000;

/** What the reviewer wants changed. */
export const reviewReturnBody = z.object(
  {
    note: z.string({ error: text.reviewNote }).trim().min(1, text.reviewNote).max(NOTE_MAX, text.reviewNote),
  },
  { error: messages.request.invalid },
);

/** A text of a form that need not be finished. */
export const unfinished = (max: number) =>
  z.string({ error: text.text }).max(max, text.tooLong(max)).transform(clean).optional();

/** An unsaved text: the content of the form, complete or not. */
export const draftFields = z.object(
  {
    // Far above the limit of a save: a text that is too long must still be stored as a draft.
    title: unfinished(UNFINISHED_MAX),
    description: unfinished(UNFINISHED_MAX),
    content: unfinished(CONTENT_MAX),
    category_id: z.union([z.number(), z.string().max(60, text.text)], { error: text.text }).nullish(),
    image_url: unfinished(UNFINISHED_MAX).nullable(),
    image_alt: unfinished(UNFINISHED_MAX).nullable(),
    author_name: unfinished(UNFINISHED_MAX).nullable(),
    tags: z
      .array(z.string({ error: text.tags }).max(200, text.tags), { error: text.tags })
      .max(50)
      .optional(),
    is_pinned: yesOrNo.optional(),
    /** The content of the field, unparsed. */
    scheduled_at: unfinished(60).nullable(),
  },
  { error: messages.request.invalid },
);

export type DraftFields = z.output<typeof draftFields>;

const pageFields = draftFields.extend({ tabId: tabIdField });
export const draftBody = inEitherSpelling(pageFields.extend({ rev: revField.optional() }), twins);
export const newDraftBody = inEitherSpelling(pageFields, twins);

/** Which draft to delete; with its date, only if the draft is still that one. */
export const draftQuery = z.object({
  tabId: z.guid({ error: text.tabId }).optional(),
  saved_at: z.iso
    .datetime({ error: messages.announcement.date })
    .transform((at) => new Date(at))
    .optional(),
});
/** With the id of its article, if any: the preview shows the article's date. */
export const previewBody = inEitherSpelling(
  draftFields.extend({ article_id: z.guid({ error: messages.article.badId }).nullish() }),
  twins,
);
