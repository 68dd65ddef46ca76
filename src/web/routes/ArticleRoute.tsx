import { useLoaderData } from 'react-router';
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
        article={page.article}
        category={{ slug: page.article.categorySlug, name: page.article.categoryName }}
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
