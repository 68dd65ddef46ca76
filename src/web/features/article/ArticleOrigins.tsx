import styles from './ArticleOrigins.module.css';
import type { ShownArticle } from './article-body.ts';

/** The sources that the article was drawn from or copied from: publisher, title, date. */
export const ArticleOrigins = ({ article: { origins } }: { article: ShownArticle }) =>
  origins.length > 0 && (
    <aside className={styles.origins} aria-label="Sources de l'article">
      <h2>{origins.length > 1 ? 'Sources' : 'Source'}</h2>
      <ul>
        {origins.map(({ title, origin, url, date }) => (
          <li key={`${origin}-${title}`}>
            {url ? (
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {[origin, date].filter(Boolean).map((part) => `, ${part}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
