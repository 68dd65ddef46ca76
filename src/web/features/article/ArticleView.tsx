import { ArticleSheet } from './ArticleSheet.tsx';
import styles from './ArticleView.module.css';
import { BackLink } from './BackLink.tsx';
import type { ArticlePage } from './load-article.ts';
import { RelatedArticles } from './RelatedArticles.tsx';
import { useReadCount } from './use-read-count.ts';

export const ArticleView = ({ page }: { page: ArticlePage }) => {
  const { article, address, related } = page;
  useReadCount(page);
  return (
    <div className={`wrap ${styles.page}`} data-category={article.categorySlug}>
      <BackLink />
      <p className={styles.printed}>Parution, {address}</p>
      <ArticleSheet page={page} />
      <RelatedArticles articles={related} />
    </div>
  );
};
