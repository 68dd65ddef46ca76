import { data, redirect } from 'react-router';
import { categoryPath } from '#contract/paths.ts';
import { findCategory } from '#domain/category/categories.ts';
import { typeset } from '#domain/typography/typeset.ts';
import type { Article } from '#web/api/articles.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { ListStart } from '#web/paging/list-state.ts';
import { loadArticleList } from './load-article-list.ts';

export type CategoryPage = {
  slug: string;
  name: string;
  description: string;
  /** The database id of the category. */
  databaseId: number;
  start: ListStart<Article>;
};

/** Finds a category by its slug, its database id or its name; only the slug is its canonical URL. */
export const loadCategory = async (api: ApiClient, request: Request, given = '') => {
  const category = findCategory(given);
  if (!category) return data<CategoryPage | null>(null, { status: 404 });
  if (given !== category.slug) throw redirect(categoryAddress(request, category.slug), 301);
  const { slug, name, databaseId } = category;
  const start = await loadArticleList(api, request, databaseId);
  return data<CategoryPage | null>({
    slug,
    name,
    databaseId,
    description: typeset(category.description),
    start,
  });
};

/** /categorie/{slug}, an alternative URL that the specification allows, redirects to the canonical one. */
export const redirectToCategory = (request: Request, given = ''): Response =>
  redirect(categoryAddress(request, findCategory(given)?.slug ?? given), 301);

const categoryAddress = (request: Request, slug: string): string =>
  `${categoryPath(slug)}${new URL(request.url).search}`;
