import type { FullArticle } from '#web/api/article.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import styles from './ArticleView.module.css';
import { articleBody } from './article-body.ts';

/** An article as its page will show it; a preview is not counted as a reading. */
export const ArticlePreview = ({ article: { content, ...article } }: { article: FullArticle }) => (
  <div className={`wrap ${styles.page}`} data-category={article.categorySlug}>
    <ArticleSheet page={{ article, body: articleBody(content), outdated: false }} />
  </div>
);
