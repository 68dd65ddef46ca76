import type { StatsSeries } from '#contract/admin-stats.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { addDays, type Day, isoDay, parisDay, startOfDay } from '#domain/period/paris-day.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  announcementsPublished,
  announcementsSubmitted,
  articlesByWeek,
  readsByDay,
  revenueByWeek,
} from './series.queries.ts';

const DAYS = 30;
const WEEKS = 12;

type Deps = { db: Database; clock: Clock };

/**
 * Every day and every week is present, empty or not, so that a chart has no gaps. Only what the role opens, here as on
 * its own screens.
 */
export const readSeries = async (
  { db, clock }: Deps,
  permissions: readonly Permission[],
): Promise<StatsSeries> => {
  const may = (permission: Permission) => permissions.includes(permission);
  const [ofArticles, ofNotices, ofMoney] = [may('articles.read'), may('dossiers.read'), may('payments.read')];
  const today = parisDay(clock.now());
  const days = Array.from({ length: DAYS }, (_, n) => isoDay(addDays(today, n + 1 - DAYS)));
  const firstMonday = addDays(mondayOf(today), -7 * (WEEKS - 1));
  const weeks = Array.from({ length: WEEKS }, (_, n) => isoDay(addDays(firstMonday, 7 * n)));
  const since = startOfDay(firstMonday);

  const [reads, articles, submitted, published, revenue] = await Promise.all([
    ofArticles ? readsByDay(db, days[0] ?? isoDay(today)) : [],
    ofArticles ? articlesByWeek(db, since) : [],
    ofNotices ? announcementsSubmitted(db, since) : [],
    ofNotices ? announcementsPublished(db, since) : [],
    ofMoney ? revenueByWeek(db, since) : [],
  ]);
  const readsOn = new Map(reads.map((row) => [row.day, row]));
  const countOf = (rows: readonly { week: string; count: number }[]) => {
    const counts = new Map(rows.map(({ week, count }) => [week, count]));
    return (week: string) => counts.get(week) ?? 0;
  };
  const [articlesOf, submittedOf, publishedOf] = [countOf(articles), countOf(submitted), countOf(published)];
  const cents = new Map(revenue.map((row) => [row.week, row.cents]));
  return {
    readsPerDay: (ofArticles ? days : []).map((day) => ({
      day,
      reads: readsOn.get(day)?.reads ?? 0,
      readers: readsOn.get(day)?.readers ?? 0,
    })),
    articlesPerWeek: (ofArticles ? weeks : []).map((week) => ({ week, count: articlesOf(week) })),
    announcementsPerWeek: (ofNotices ? weeks : []).map((week) => ({
      week,
      submitted: submittedOf(week),
      published: publishedOf(week),
      revenue: ofMoney ? (cents.get(week) ?? 0) / 100 : null,
    })),
  };
};

const mondayOf = (day: Day): Day => {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};
