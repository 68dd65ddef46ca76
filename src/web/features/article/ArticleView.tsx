import { useContext, useEffect } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { countReading, readingAddress } from '#web/api/article.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import styles from './ArticleView.module.css';
import { BackLink } from './BackLink.tsx';
import type { ArticlePage } from './load-article.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

export const ArticleView = ({ page }: { page: ArticlePage }) => {
  const { article, outdated, address, related } = page;
  useReadCount(page);
  return (
    <div
      className={`wrap ${styles.page}`}
      data-category={article.categorySlug}
      data-counts-reading={readingAddress(article.id)}
    >
      <BackLink />
      <p className={styles.printed}>Parution, {address}</p>
      <ArticleSheet article={article} outdated={outdated} />
      <RelatedArticles articles={related} />
    </div>
  );
};

/** Loads that were counted. Per load, not per article: opening the same article again counts again. */
const counted = new WeakSet<ArticlePage>();

/** Counts one reading after each load of an article, in the browser only. */
const useReadCount = (load: ArticlePage): void => {
  const api = useContext(ApiContext);
  useEffect(() => {
    if (!api || counted.has(load)) return;
    // An effect may run twice for one load, as React's StrictMode does on purpose.
    counted.add(load);
    if (wasCountedAtStart(load.article.id)) return;
    whenShown(() => void countReading(api, load.article.id));
  }, [api, load]);
};

/** The first load of a visit is counted by entry-start.ts. */
const wasCountedAtStart = (id: string): boolean => {
  const { dataset } = document.documentElement;
  if (dataset.countedReading !== readingAddress(id)) return false;
  delete dataset.countedReading;
  return true;
};

/** A page that the browser prepared in advance is read once it is shown, and perhaps never. */
const whenShown = (count: () => void): void => {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', count, { once: true });
  else count();
};
