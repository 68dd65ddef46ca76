import type { DraftFields } from '#contract/admin-article-form.ts';
import type { ArticleDetail } from '#contract/articles.ts';
import { readingTimeOf } from '#domain/article/reading-time.ts';
import { articleSlug } from '#domain/article/slug.ts';
import { checkStructure } from '#domain/article/structure.ts';
import { categories, findCategory } from '#domain/category/categories.ts';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { sanitise } from '#server/html/sanitise.ts';
import type { AdminArticleRow } from '../admin/admin-articles.queries.ts';
import { presentMachineText, presentPublicOrigins } from '../reading/present-origins.ts';

type Shown = {
  id: string;
  slug: string;
  title: string;
  description: string;
  content: string;
  category: string | number | null | undefined;
  author: string;
  imageUrl: string | null;
  imageAlt: string | null;
  tags: string[];
  date: Date;
  reads: number;
  machineText?: ArticleDetail['machine_text'];
  origins?: ArticleDetail['origins'];
};

/** The data that the public page would get if it were published now. */
const preview = (shown: Shown): { article: ArticleDetail; structure: ReturnType<typeof checkStructure> } => {
  const content = sanitise(shown.content);
  const category = findCategory(shown.category ?? '') ?? categories.at(-1);
  const date = shown.date.toISOString();
  const name = category?.name ?? '';
  const article: ArticleDetail = {
    id: shown.id,
    title: shown.title,
    slug: shown.slug,
    description: shown.description,
    content,
    created_at: date,
    published_at: date,
    publishedAt: date,
    is_published: false,
    status: 'draft',
    reading_time: readingTimeOf(content),
    read_count: shown.reads,
    category_id: category?.databaseId ?? 0,
    category_name: name,
    categoryName: name,
    category_slug: category?.slug ?? '',
    image_url: shown.imageUrl,
    imageUrl: shown.imageUrl,
    image_alt: shown.imageAlt,
    creator_name: shown.author,
    creatorName: shown.author,
    tags: shown.tags,
    updated_at: null,
    updatedAt: null,
    machine_text: shown.machineText ?? null,
    origins: shown.origins ?? [],
  };
  return { article, structure: checkStructure(content) };
};

/** A draft of an existing article or of a new one. */
export const previewDraft = (fields: DraftFields, row: AdminArticleRow | undefined, now: Date) =>
  preview({
    id: 'apercu',
    slug: articleSlug(fields.title ?? ''),
    reads: 0,
    ...(row && ofArticle(row)),
    title: fields.title ?? '',
    description: fields.description ?? '',
    content: fields.content ?? '',
    category: fields.category_id,
    author: fields.author_name || 'Admin',
    imageUrl: fields.image_url || null,
    imageAlt: fields.image_alt || null,
    tags: fields.tags ?? [],
    date: row?.first_published_at ?? parseParisMoment(fields.scheduled_at ?? '') ?? now,
  });

export const previewArticle = (row: AdminArticleRow, now: Date) =>
  preview({
    ...ofArticle(row),
    title: row.title,
    description: row.description,
    content: row.content,
    category: row.category_id,
    author: row.author_name,
    imageUrl: row.image_url,
    imageAlt: row.image_alt,
    tags: row.tags,
    date: row.first_published_at ?? row.scheduled_at ?? now,
  });

/** What a draft does not change. */
const ofArticle = (row: AdminArticleRow) => ({
  id: row.id,
  slug: row.slug,
  reads: row.read_count,
  machineText: presentMachineText(row),
  origins: presentPublicOrigins(row.origins),
});
