import type { FullArticle } from '#web/api/article.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import styles from './ArticleView.module.css';
import { toShownArticle } from './article-body.ts';

/** An article as its page will show it; a preview is not counted as a reading. */
export const ArticlePreview = ({ article }: { article: FullArticle }) => (
  <div className={`wrap ${styles.page}`} data-category={article.categorySlug}>
    <ArticleSheet article={toShownArticle(article)} outdated={false} />
  </div>
);
