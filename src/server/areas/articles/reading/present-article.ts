import type { ArticleDetail, ArticleItem } from '#contract/articles.ts';
import { sanitise } from '#server/html/sanitise.ts';
import type { PublishedArticleDetail } from './articles.queries.ts';
import { presentMachineText, presentPublicOrigins } from './present-origins.ts';
import type { PublishedArticleRow } from './published.queries.ts';

export const presentArticleItem = (row: PublishedArticleRow): ArticleItem => {
  const publishedAt = row.published_at?.toISOString() ?? null;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    description: row.description,
    // Readers see the first publication, not the creation of the draft.
    created_at: (row.first_published_at ?? row.created_at).toISOString(),
    published_at: publishedAt,
    publishedAt,
    is_published: true,
    status: row.status,
    reading_time: row.reading_time,
    read_count: row.read_count,
    category_id: row.category_id,
    category_name: row.category_name,
    categoryName: row.category_name,
    category_slug: row.category_slug,
    image_url: row.image_url,
    imageUrl: row.image_url,
    creator_name: row.author_name,
    creatorName: row.author_name,
  };
};

export const presentArticle = (row: PublishedArticleDetail): ArticleDetail => {
  const updatedAt = changedAfterPublication(row);
  return {
    ...presentArticleItem(row),
    content: sanitise(row.content),
    image_alt: row.image_alt,
    tags: row.tags,
    updated_at: updatedAt,
    updatedAt,
    machine_text: presentMachineText(row),
    origins: presentPublicOrigins(row.origins),
  };
};

const changedAfterPublication = (row: PublishedArticleDetail): string | null => {
  const published = row.first_published_at ?? row.created_at;
  return row.content_updated_at && row.content_updated_at > published
    ? row.content_updated_at.toISOString()
    : null;
};

export const presentPagination = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  limit,
  pages: Math.ceil(total / limit),
});
