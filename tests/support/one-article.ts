import type { Page } from '@playwright/test';
import { answerChanged } from './changed-answer.ts';

export const UNAVAILABLE = "Désolé, nous n'avons pas pu charger cet article.";
export const RELATED = 'Les lecteurs ont aussi parcouru...';

type Stored = { id: string; slug: string; title: string };

export const newest = async (page: Page, count = 1): Promise<Stored[]> => {
  const answer = await page.request.get(`/api/articles?page=1&limit=${count}`);
  return ((await answer.json()) as { articles: Stored[] }).articles;
};

export const anArticle = async (page: Page): Promise<Stored> => {
  const [article] = await newest(page);
  if (!article) throw new Error('The demonstration has articles');
  return article;
};

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const back = (page: Page) => page.getByRole('link', { name: 'RETOUR' });
export const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

/** The articles that the browser reports as read, in order. */
export const readings = (page: Page): string[] => {
  const read: string[] = [];
  page.on('request', (request) => {
    const id = /\/api\/articles\/([^/]+)\/increment-read-count$/.exec(request.url())?.[1];
    if (id && request.method() === 'PUT') read.push(id);
  });
  return read;
};

/** Answers the browser's article calls with another version of the article. */
export const pretendArticle = (page: Page, changes: object) =>
  page.route('**/api/articles/slug/*', (route) =>
    answerChanged(route, ({ article }: { article: object }) => ({ article: { ...article, ...changes } })),
  );
