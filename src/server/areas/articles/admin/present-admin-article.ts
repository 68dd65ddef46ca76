import { z } from 'zod';
import { type AdminArticle, type AdminArticleItem, adminArticle } from '#contract/admin-articles.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { engineOf, presentOrigin, workOf } from '../reading/present-origins.ts';
import type { AdminArticleRow, AdminItemRow } from './admin-articles.queries.ts';

const french = new Intl.Collator('fr');

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentAdminItem = (row: AdminItemRow): AdminArticleItem => {
  const published = row.status === 'published';
  // An unpublished article shows no « Publié le ».
  const publishedAt = published ? iso(row.published_at) : null;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    category_id: row.category_id,
    category_name: row.category_name,
    categoryName: row.category_name,
    category_slug: row.category_slug,
    status: row.status,
    is_published: published,
    published_at: publishedAt,
    publishedAt,
    is_used_for_generation: row.is_used_for_generation,
    isUsedForGeneration: row.is_used_for_generation,
    is_source: row.is_source,
    is_pinned: row.pinned_at !== null,
    read_count: row.read_count,
    author_name: row.author_name,
    scheduled_at: iso(row.scheduled_at),
    schedule_error: row.schedule_error,
    machine_work: workOf(row),
    machine_engine: engineOf(row),
    needs_review: row.generated_by !== null && row.reviewed_at === null,
    rev: row.rev,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by_name,
    owner_id: row.owner_id ?? row.created_by,
    review: reviewOf(row),
  };
};

const reviewOf = (row: AdminItemRow): AdminArticleItem['review'] =>
  row.reviewer_id && row.requested_at
    ? {
        reviewer_id: row.reviewer_id,
        reviewer: row.reviewer_name,
        requested_by: row.requested_by_name,
        requested_at: row.requested_at.toISOString(),
      }
    : null;

export const presentAdminArticle = (row: AdminArticleRow): AdminArticle => ({
  ...presentAdminItem(row),
  description: row.description,
  content: sanitise(row.content),
  category: row.category_slug,
  image_url: row.image_url,
  imageUrl: row.image_url,
  image_alt: row.image_alt,
  tags: row.tags.toSorted(french.compare),
  reading_time: row.reading_time,
  slug_fixed: row.first_published_at !== null,
  first_published_at: iso(row.first_published_at),
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  generated_by: row.generated_by,
  generated_at: iso(row.generated_at),
  reviewed_at: iso(row.reviewed_at),
  reviewed_by: row.reviewed_by_name,
  origin_name: row.origin_name,
  origin_url: row.origin_url,
  origin_published_at: iso(row.origin_published_at),
  sources: row.origins
    .filter(({ id }) => id !== row.id)
    .map((origin) => ({ id: origin.id, ...presentOrigin(origin) })),
  unsupported_facts: unsupportedOf.parse(row.ai_usage),
});

const unsupportedOf = z
  .object({ unsupported: adminArticle.shape.unsupported_facts.default([]) })
  .transform(({ unsupported }) => unsupported)
  .catch([]);

export const presentTrashed = (row: AdminItemRow) => ({
  ...presentAdminItem(row),
  deleted_at: (row.deleted_at ?? row.updated_at).toISOString(),
  deleted_by: row.deleted_by_name,
});

/** The answer to a write: its message, and the article as it is now. */
export const writtenArticle = (message: string, row: AdminArticleRow) => ({
  success: true as const,
  message,
  article: presentAdminArticle(row),
});
