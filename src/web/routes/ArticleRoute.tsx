import { useLoaderData } from 'react-router';
import { articleHead } from '#web/document/article-data.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { ArticleUnavailable } from '#web/features/article/ArticleUnavailable.tsx';
import { ArticleView } from '#web/features/article/ArticleView.tsx';
import type { ArticlePage } from '#web/features/article/load-article.ts';

export const ArticleRoute = () => {
  const page = useLoaderData<ArticlePage | null>();
  return page ? (
    <>
      <PageHead
        title={`${page.article.title} — Parution`}
        description={page.article.excerpt}
        {...articleHead(page.article)}
      />
      <ArticleView page={page} />
    </>
  ) : (
    <>
      <PageHead title="Article introuvable — Parution" noIndex />
      <ArticleUnavailable />
    </>
  );
};
