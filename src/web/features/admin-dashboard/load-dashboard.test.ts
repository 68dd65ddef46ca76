import { expect, it, vi } from 'vitest';
import { adminAnswerParts } from '#web/api/admin-answer-parts.ts';
import { addAnswerParts } from '#web/api/answer-parts.ts';
import { createApiClient, type Reply } from '#web/api/http.ts';
import { loadDashboard, parsed } from './load-dashboard.ts';

// As the back-office does when it loads.
addAnswerParts(adminAnswerParts);

const figures = { totalArticles: 2, publishedArticles: 1, draftArticles: 1, totalReads: 9 };
const topArticles = [
  { id: '1', title: 'T', slug: 't', category: 'civil', category_name: 'Civil', read_count: 9 },
];
const articlesPerCategory = [{ category: 'civil', category_name: 'Civil', count: 2, read_count: 9 }];

it('reads lists given as arrays, as JSON strings, or missing', () => {
  const whole = { ...figures, topArticles, articlesPerCategory };
  expect(parsed(whole)).toEqual(whole);
  const asText = {
    ...figures,
    topArticles: JSON.stringify(topArticles) as never,
    articlesPerCategory: JSON.stringify(articlesPerCategory) as never,
  };
  expect(parsed(asText)).toEqual(whole);
  expect(parsed({ ...figures, topArticles: null as never, articlesPerCategory: '{}' as never })).toEqual({
    ...figures,
    topArticles: [],
    articlesPerCategory: [],
  });
});

it.each<Reply>([
  { status: 500, body: {} },
  { status: 200, body: { success: false } },
  { status: 200, body: { total: '12' } },
])('shows zeros where the statistics are refused or incomplete, and logs why: %o', async (reply) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const api = createApiClient(async () => reply);
  const shown = { articles: true, announcements: true };
  const { articles, announcements } = await loadDashboard(api, new AbortController().signal, shown);
  expect(articles).toEqual({
    ...{ totalArticles: 0, publishedArticles: 0, draftArticles: 0, totalReads: 0 },
    ...{ topArticles: [], articlesPerCategory: [] },
  });
  expect(Object.values(announcements)).toEqual([0, 0, 0, 0, 0]);
  expect(logged.mock.calls.map(([what]) => what)).toEqual(
    Array(2).fill("Les statistiques n'ont pas pu être chargées"),
  );
});
