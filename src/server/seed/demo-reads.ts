import type { Insertable } from 'kysely';
import { addDays, type Day, parisDay, startOfDay } from '#domain/period/paris-day.ts';
import type { Tables } from '#server/db/tables.ts';
import type { DemoArticle } from './article-rows.ts';
import { stableBetween } from './stable.ts';

type DailyReads = Insertable<Tables['article_daily_reads']>;

/** What the dashboard draws. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When the articles were read: as often as they say, fewer and fewer times, and less on Saturdays and Sundays. */
export const demoReads = (articles: readonly DemoArticle[], now: Date): DailyReads[] =>
  articles.flatMap(({ row }) =>
    row.first_published_at ? readsOf(row.id, new Date(row.first_published_at), row.read_count ?? 0, now) : [],
  );

const readsOf = (id: string, published: Date, total: number, now: Date): DailyReads[] => {
  const first = parisDay(published);
  const days = daysFrom(first, now);
  const weights = days.map((day, age) => weightOf(id, day, age));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let share = 0;
  let counted = 0;
  return days
    .map((day, age) => {
      // Rounded together, so that nothing is lost on the way.
      share += weights[age] ?? 0;
      const reads = Math.round((total * share) / whole) - counted;
      counted += reads;
      return { article_id: id, day, reads, unique_readers: Math.round(reads * 0.83) };
    })
    .slice(-DAYS)
    .filter(({ reads }) => reads > 0);
};

const daysFrom = (first: Day, now: Date): string[] => {
  const age = Math.round((startOfDay(parisDay(now)).getTime() - startOfDay(first).getTime()) / DAY_MS);
  return Array.from({ length: age + 1 }, (_, n) => asText(addDays(first, n)));
};

const weightOf = (id: string, day: string, age: number): number => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const rest = weekday === 0 || weekday === 6 ? 0.55 : 1;
  return (rest * stableBetween(0.8, 1.2, 'reads', `${id} ${day}`)) / (1 + age) ** 0.7;
};

const asText = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
