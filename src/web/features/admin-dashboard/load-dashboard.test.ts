import { expect, it } from 'vitest';
import { parsed } from './load-dashboard.ts';

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
