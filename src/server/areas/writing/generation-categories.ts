import { categories } from '#domain/category/categories.ts';
import { addMonths, parisDay, startOfDay } from '#domain/period/paris-day.ts';
import { readBudget } from './budget.ts';
import { countEligible } from './eligible-sources.queries.ts';
import type { WritingDeps } from './writing-deps.ts';

const RECENT_MONTHS = 3;

export const generationCategories = async (deps: WritingDeps) => {
  const since = startOfDay(addMonths(parisDay(deps.clock.now()), -RECENT_MONTHS));
  const counts = new Map((await countEligible(deps.db, since)).map((row) => [row.category_id, row]));
  const listed = categories.map(({ databaseId, name, slug }) => ({
    id: databaseId,
    name,
    slug,
    article_count: counts.get(databaseId)?.count ?? 0,
    recent_count: counts.get(databaseId)?.recent ?? 0,
  }));
  return {
    categories: listed,
    totalEligible: listed.reduce((sum, { article_count }) => sum + article_count, 0),
    totalCategories: listed.length,
    engine: { ...deps.engine.info },
    budget: await readBudget(deps),
  };
};
