import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleHead } from './ArticleHead.tsx';
import type { ShownArticle } from './article-body.ts';

const article = {
  title: 'Le congé du preneur',
  excerpt: '',
  categorySlug: 'civil',
  categoryName: 'Civil',
  author: 'Ada Martin',
  publishedAt: '2026-11-02T08:00:00Z',
  date: '2 novembre 2026',
  readTime: '2 min de lecture',
} as ShownArticle;

const head = (changes: Partial<ShownArticle> = {}): string =>
  renderToStaticMarkup(<ArticleHead article={{ ...article, ...changes }} />);

it('says who wrote it, and when it was changed since', () => {
  expect(head()).toContain('Par Ada Martin</p>');
  expect(head({ updatedAt: '2026-11-05T08:00:00Z', updatedOn: '5 novembre 2026' })).toContain(
    'Par Ada Martin · <span>Mis à jour le <time dateTime="2026-11-05T08:00:00Z">5 novembre 2026</time></span></p>',
  );
});
