import { categoryPath, paths } from '#contract/paths.ts';
import { categories } from '#domain/category/categories.ts';
import type { Place } from './write-sitemaps.ts';

/** Pages that list the latest articles. */
const listPages = [paths.home, paths.news, paths.caseLaw, paths.legislation];

/**
 * Pages that change with a new version of the site only. tests/sitemap-pages.test.ts checks that each is a
 * page.
 */
const fixedPages = [
  paths.announcements,
  paths.prices,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.disclaimer,
  paths.cookies,
  paths.accessibility,
];

type Changes = ReadonlyMap<number, Date>;

/** The pages of the site that are not articles, with the date of the last change of each category's list. */
export const sitePages = (changes: Changes): Place[] => {
  const latest = [...changes.values()].sort((one, other) => one.getTime() - other.getTime()).at(-1);
  return [
    ...listPages.map((path) => ({ path, changedAt: latest })),
    ...categories.map(({ slug, databaseId }) => ({
      path: categoryPath(slug),
      changedAt: changes.get(databaseId),
    })),
    ...fixedPages.map((path) => ({ path })),
  ];
};
