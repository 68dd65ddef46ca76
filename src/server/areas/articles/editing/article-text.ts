import { isDeepStrictEqual } from 'node:util';
import { type ArticleForm, articleForm, CONTENT_MAX, CONTENT_MIN } from '#contract/admin-article-form.ts';
import { messages } from '#contract/messages.fr.ts';
import { readingTimeOf } from '#domain/article/reading-time.ts';
import { isVisibleLength } from '#domain/text/visible-text.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { sanitise } from '#server/html/sanitise.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';
import { listTagsOf, settleTags } from './article-tags.queries.ts';

const columns = [
  'title',
  'description',
  'content',
  'category_id',
  'author_name',
  'image_url',
  'image_alt',
] as const;

/** The fields that an editor writes and a version stores. */
export type ArticleText = Pick<ArticleRow, (typeof columns)[number]> & { readonly tags: readonly string[] };

const DEFAULT_AUTHOR = 'Admin';

export const readText = async (trx: Connection, row: ArticleRow): Promise<ArticleText> => ({
  ...columnsOf(row),
  tags: (await listTagsOf(trx, row.id)).sort(),
});

export const columnsOf = (text: Pick<ArticleRow, (typeof columns)[number]>) => ({
  title: text.title,
  description: text.description,
  content: text.content,
  category_id: text.category_id,
  author_name: text.author_name,
  image_url: text.image_url,
  image_alt: text.image_alt,
});

/** The columns of a text: tags are in another table, the reading time is computed. */
export const rowOfText = (text: ArticleText) => ({
  ...columnsOf(text),
  reading_time: readingTimeOf(text.content),
});

/**
 * The present text with the fields of the form applied; absent fields stay. Tags get their stored spelling.
 */
export const applyForm = async (
  trx: Connection,
  form: ArticleForm,
  before?: ArticleText,
): Promise<ArticleText> => ({
  title: form.title,
  description: form.description,
  content: checkedContent(form.content),
  category_id: form.category_id,
  author_name:
    form.author_name === undefined
      ? (before?.author_name ?? DEFAULT_AUTHOR)
      : form.author_name || DEFAULT_AUTHOR,
  image_url: form.image_url === undefined ? (before?.image_url ?? null) : form.image_url,
  image_alt: form.image_alt === undefined ? (before?.image_alt ?? null) : form.image_alt || null,
  tags: form.tags === undefined ? (before?.tags ?? []) : await settleTags(trx, form.tags),
});

/** The names of the fields that differ. */
export const changedFields = (before: ArticleText, after: ArticleText): string[] =>
  [...columns, 'tags' as const].filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** The sanitised content must not be empty, nor longer than the form accepts: it could not be saved again. */
const checkedContent = (html: string): string => {
  const content = sanitise(html);
  if (content.length > CONTENT_MAX) throw new AppError('article.content-too-long');
  if (isVisibleLength(content, CONTENT_MIN)) return content;
  throw new AppError(isVisibleLength(content, 1) ? 'article.content-too-short' : 'article.content-empty');
};

const publishable = articleForm.pick({ title: true, description: true, content: true });

/** Sources and generated texts did not go through the checks of the form. */
export const assertComplete = (row: Pick<ArticleRow, 'id' | 'title' | 'description' | 'content'>): void => {
  const { error } = publishable.safeParse(row);
  const [first] = error?.issues ?? [];
  if (!first) return;
  throw new AppError(
    'article.incomplete',
    { id: row.id },
    { message: messages.adminArticle.incomplete(inSentence(first.message)), field: String(first.path[0]) },
  );
};

const inSentence = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);
