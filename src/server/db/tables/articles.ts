import type { Generated, GeneratedAlways } from 'kysely';
import type { ArticleStatus } from '#domain/article/publication.ts';
import type { Json } from './column-types.ts';

export type CategoryTable = {
  id: number;
  slug: string;
  name: string;
};

export type ArticleTable = {
  id: string;
  slug: string;
  title: string;
  description: Generated<string>;
  content: Generated<string>;
  category_id: number;
  author_name: Generated<string>;
  image_url: string | null;
  image_alt: string | null;
  status: Generated<ArticleStatus>;
  is_published: GeneratedAlways<boolean>;
  first_published_at: Date | null;
  published_at: Date | null;
  scheduled_at: Date | null;
  content_updated_at: Date | null;
  pinned_at: Date | null;
  reading_time: Generated<number>;
  read_count: Generated<number>;
  is_source: Generated<boolean>;
  origin_name: string | null;
  origin_url: string | null;
  origin_published_at: Date | null;
  is_used_for_generation: Generated<boolean>;
  generated_by: string | null;
  generated_at: Date | null;
  ai_usage: Json | null;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  rev: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_by: string | null;
  updated_by: string | null;
  schedule_error: string | null;
  schedule_failed_at: Date | null;
  machine_work: 'generated' | 'rephrased' | null;
  source_fingerprint: string | null;
  owner_id: string | null;
};

export type ArticleReviewTable = {
  article_id: string;
  requested_by: string;
  requested_at: Date;
  reviewer_id: string;
};

/** Maintained by triggers on articles and article_tags; nothing else writes it. */
export type ArticleIndexTable = {
  article_id: string;
  public_date: Date;
  published_at: Date | null;
  category_id: number;
  listed: boolean;
  pinned: boolean;
  legislation: Generated<boolean>;
  tag_ids: Generated<number[]>;
  title_words: string;
  search: string;
  created_at: Date;
  status: ArticleStatus;
  deleted: boolean;
  used_for_generation: boolean;
  title_fold: string;
  author_name: string;
  facets: GeneratedAlways<string>;
};

/** One row, maintained by a trigger on article_index. */
export type ArticleTotalsTable = {
  only_row: Generated<boolean>;
  version: Generated<number>;
  by_category: number[];
};

export type SearchWordTable = {
  word: string;
};

export type ArticleOldSlugTable = {
  slug: string;
  article_id: string;
  retired_at: Generated<Date>;
};

export type TagTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
};

export type ArticleTagTable = {
  article_id: string;
  tag_id: number;
};

export type ArticleVersionTable = {
  article_id: string;
  rev: number;
  title: string;
  description: string;
  content: string;
  category_id: number;
  author_name: string;
  image_url: string | null;
  image_alt: string | null;
  tags: Generated<string[]>;
  saved_by: string | null;
  saved_at: Generated<Date>;
};

export type ArticleDraftTable = {
  id: string;
  editor_id: string;
  article_id: string | null;
  desk: string | null;
  rev: number | null;
  fields: Json;
  saved_at: Generated<Date>;
};

export type ArticlePreviewLinkTable = {
  id: string;
  article_id: string;
  token_hash: string;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

export type ArticleSourceTable = {
  article_id: string;
  source_id: string;
};

export type ArticleDailyReadsTable = {
  article_id: string;
  /** 'YYYY-MM-DD' */
  day: string;
  reads: Generated<number>;
  unique_readers: Generated<number>;
};
