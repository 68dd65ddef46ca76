import { announcementPath, paths } from '#contract/paths.ts';
import { startOfDay } from '#domain/period/paris-day.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { listAnnouncementMonths, listAnnouncementsOfMonth } from './announcement-feeds.queries.ts';
import { MOST_ADDRESSES, missingPart, type SitemapDeps, sitemap } from './sitemap-document.ts';
import { type Place, writeSitemap } from './write-sitemaps.ts';

/**
 * The parts of the sitemap with the announcements, by month: a publication changes the last one only, and no
 * part needs earlier announcements to be counted. A large month is split.
 */
export const announcementParts = async (deps: SitemapDeps, now: Date): Promise<readonly Place[]> => {
  const size = deps.partSize ?? MOST_ADDRESSES;
  const months = await listAnnouncementMonths(deps.db, now);
  return months.flatMap(({ month, count, changedAt }) =>
    Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
      path: `${paths.sitemapParts}/announcements-${month}-${index + 1}.xml`,
      changedAt,
    })),
  );
};

export const makeAnnouncementsSitemap = async (
  deps: SitemapDeps,
  { year, month, part }: { year: number; month: number; part: number },
): Promise<FreshPage> => {
  const now = deps.clock.now();
  const announcements = await listAnnouncementsOfMonth(deps.db, {
    now,
    part,
    size: deps.partSize ?? MOST_ADDRESSES,
    start: startOfDay({ year, month, day: 1 }),
    end: startOfDay({ year, month: month + 1, day: 1 }),
  });
  if (announcements.length === 0) return missingPart(now);
  const places = announcements.map(({ slug, changedAt }) => ({
    path: announcementPath({ slug }),
    changedAt,
  }));
  return sitemap(now, writeSitemap(places, deps.publicUrl()));
};
