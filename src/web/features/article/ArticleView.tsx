import { useContext, useEffect } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { countReading } from '#web/api/article.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import styles from './ArticleView.module.css';
import { BackLink } from './BackLink.tsx';
import type { ArticlePage } from './load-article.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

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

/** Loads that were counted. By the load, not by the article: the same one read again counts again. */
const counted = new WeakSet<ArticlePage>();

/** Counts a reading after each load of an article, in the browser, once. */
const useReadCount = (load: ArticlePage): void => {
  const api = useContext(ApiContext);
  useEffect(() => {
    if (!api || counted.has(load)) return;
    // An effect may run twice for one load: React's StrictMode does it on purpose.
    counted.add(load);
    void countReading(api, load.article.id);
  }, [api, load]);
};
