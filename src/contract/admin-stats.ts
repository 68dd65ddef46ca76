import { z } from 'zod';

const readArticle = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** Its slug; the screens have its label. */
  category: z.string(),
  category_name: z.string(),
  read_count: z.number(),
});

/** Arrays as arrays; the specification's client parses strings too. */
export const articleStatsAnswer = z.object({
  totalArticles: z.number(),
  publishedArticles: z.number(),
  /** Not published: drafts and scheduled articles. */
  draftArticles: z.number(),
  scheduledArticles: z.number(),
  totalReads: z.number(),
  mostReadArticle: readArticle.nullable(),
  topArticles: z.array(readArticle),
  articlesPerCategory: z.array(
    z.object({
      category: z.string(),
      category_name: z.string(),
      count: z.number(),
      read_count: z.number(),
    }),
  ),
  /** The most recently published. */
  recentArticles: z.array(readArticle.extend({ published_at: z.string() })),
  /** Published and never read, newest first. */
  unreadArticles: z.array(readArticle),
});

export type ArticleStats = z.infer<typeof articleStatsAnswer>;

/** A Monday in Paris. */
const week = z.string();

/**
 * The charts of the dashboard. Every day and every week is present, empty ones too; a part that the caller's role does
 * not open has none.
 */
export const seriesAnswer = z.object({
  /** The last 30 days, today included. */
  readsPerDay: z.array(z.object({ day: z.string(), reads: z.number(), readers: z.number() })),
  /** The last 12 weeks, this one included. */
  articlesPerWeek: z.array(z.object({ week, count: z.number() })),
  /** `revenue` in euros, VAT included, less refunds; null for whom payments are closed. */
  announcementsPerWeek: z.array(
    z.object({ week, submitted: z.number(), published: z.number(), revenue: z.number().nullable() }),
  ),
});

export type StatsSeries = z.infer<typeof seriesAnswer>;

/** Counted by the buckets of the badges: En attente is pending or paid. */
export const legalStatsAnswer = z.object({
  totalLegalAnnouncements: z.number(),
  publishedLegalAnnouncements: z.number(),
  draftLegalAnnouncements: z.number(),
  pendingLegalAnnouncements: z.number(),
  rejectedLegalAnnouncements: z.number(),
});

export type LegalStats = z.infer<typeof legalStatsAnswer>;
