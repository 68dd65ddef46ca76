import { articlePath } from '#contract/paths.ts';
import type { Article } from '#web/api/articles.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './MostRead.module.css';

/** Shows ranks instead of covers, because the order is the information. */
export const MostRead = ({ articles }: { articles: readonly Article[] }) => (
  <SectionBlock title="Les articles les plus populaires" className="wrap">
    {articles.length > 0 ? (
      <Ranking articles={articles} />
    ) : (
      <EmptyState message="Aucun article populaire à afficher pour le moment." />
    )}
  </SectionBlock>
);

const Ranking = withCachedHtml(({ articles }: { articles: readonly Article[] }) => (
  <ol className={styles.ranking}>
    {articles.map((article, index) => (
      <RankedArticle key={article.id} article={article} rank={index + 1} />
    ))}
  </ol>
));

const RankedArticle = withCachedHtml(({ article, rank }: { article: Article; rank: number }) => (
  <li data-category={article.categorySlug}>
    <span className={styles.rank} aria-hidden="true">
      {rank}
    </span>
    <p className={styles.kicker}>{article.categoryName}</p>
    <h3 className={styles.title}>
      <Link to={articlePath(article)}>{article.title}</Link>
    </h3>
    <p className={styles.date}>{article.date}</p>
  </li>
));
