import { categoryPath } from '#contract/paths.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './ArticleHead.module.css';
import type { ShownArticle } from './article-body.ts';

export const ArticleHead = withCachedHtml(({ article }: { article: ShownArticle }) => (
  <header className={styles.head}>
    <div className={styles.above}>
      <Chip href={categoryPath(article.categorySlug)} category={article.categorySlug}>
        {article.categoryName}
      </Chip>
      <p className={styles.meta}>
        <time dateTime={article.publishedAt}>{article.date}</time> · <span>{article.readTime}</span>
      </p>
    </div>
    <h1>{article.title}</h1>
    {article.excerpt && <p className={styles.lede}>{article.excerpt}</p>}
    <p className={styles.byline}>
      Par {article.author}
      {article.updatedAt && (
        <>
          {' · '}
          <span>
            Mis à jour le <time dateTime={article.updatedAt}>{article.updatedOn}</time>
          </span>
        </>
      )}
    </p>
  </header>
));
