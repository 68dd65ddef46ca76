import { z } from 'zod';
import { type ArticleForm, articleForm } from '#contract/admin-article-form.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { parisWallTime } from '#domain/period/paris-moment.ts';

/** All the values of the form, as typed. */
export type ArticleValues = {
  title: string;
  description: string;
  /** HTML. */
  content: string;
  /** The category id as a select's value; '' before the choice. */
  category_id: string;
  image_url: string;
  image_alt: string;
  author_name: string;
  tags: string[];
  is_pinned: boolean;
  /** '2026-11-20T08:00', Paris time; '' for none. */
  scheduled_at: string;
};

export const emptyValues: ArticleValues = {
  title: '',
  description: '',
  content: '',
  category_id: '',
  image_url: '',
  image_alt: '',
  author_name: '',
  tags: [],
  is_pinned: false,
  scheduled_at: '',
};

/** The fields in the order of the screen: the first invalid one takes the focus. */
export const valueNames = Object.keys(emptyValues) as (keyof ArticleValues)[];

/** The contract's rules for the form's values, which accept more than the rules do. */
export const articleRules = articleForm as unknown as z.ZodType<ArticleForm, ArticleValues>;

export const valuesOf = (article: AdminArticle): ArticleValues => ({
  title: article.title,
  description: article.description,
  content: article.content,
  category_id: String(article.category_id),
  image_url: article.image_url ?? '',
  image_alt: article.image_alt ?? '',
  author_name: article.author_name,
  tags: article.tags,
  is_pinned: article.is_pinned,
  scheduled_at: article.scheduled_at ? parisWallTime(new Date(article.scheduled_at)) : '',
});

/** Compares two sets of values by content. */
export const sameValues = (one: ArticleValues, other: ArticleValues): boolean =>
  valueNames.every((name) => sameValue(name, one, other));

const sameValue = (name: keyof ArticleValues, one: ArticleValues, other: ArticleValues): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

type Save = { sent: ArticleValues; saved: ArticleValues; typed: ArticleValues };

/** The values after a save: the server's (trimmed, tags sorted), except fields typed meanwhile. */
export const afterSave = ({ sent, saved, typed }: Save): ArticleValues =>
  Object.fromEntries(
    valueNames.map((name) => [name, (sameValue(name, sent, typed) ? saved : typed)[name]]),
  ) as ArticleValues;

const word = z.string().nullish().catch(undefined);

/** Checks types only: a stored text is restored even if it is too long to be sent. */
const storedFields = z.object({
  title: word,
  description: word,
  content: word,
  category_id: z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .catch(undefined),
  image_url: word,
  image_alt: word,
  author_name: word,
  tags: z.array(z.string()).optional().catch(undefined),
  is_pinned: z.boolean().optional().catch(undefined),
  scheduled_at: word,
});

/**
 * A text stored by the server or this browser, possibly by an earlier version of this page: missing fields
 * keep their current value.
 */
export const restoredValues = (stored: unknown, base: ArticleValues): ArticleValues => {
  const fields = storedFields.safeParse(stored).data;
  if (!fields) return base;
  return Object.fromEntries(valueNames.map((name) => [name, fields[name] ?? base[name]])) as ArticleValues;
};
