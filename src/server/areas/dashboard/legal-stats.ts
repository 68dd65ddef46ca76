import type { LegalStats } from '#contract/admin-stats.ts';
import { countAnnouncements } from '#server/areas/announcements/public.ts';
import type { Database } from '#server/db/client.ts';

export const legalStats = async ({ db }: { db: Database }): Promise<LegalStats> => {
  const { total, published, draft, pending, rejected } = await countAnnouncements(db);
  return {
    totalLegalAnnouncements: total,
    publishedLegalAnnouncements: published,
    draftLegalAnnouncements: draft,
    pendingLegalAnnouncements: pending,
    rejectedLegalAnnouncements: rejected,
  };
};
