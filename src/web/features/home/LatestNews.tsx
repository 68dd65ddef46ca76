import { paths } from '#contract/paths.ts';
import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { ArticleCard } from '#web/ui/ArticleCard.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './LatestNews.module.css';

export const LatestNews = ({ articles }: { articles: readonly Article[] }) => (
  <SectionBlock
    title="Les dernières actus juridiques"
    link={{ href: paths.news, label: 'Tous les articles' }}
    className="wrap"
  >
    {articles.length > 0 ? (
      <Columns articles={articles} />
    ) : (
      <EmptyState message="Aucune actualité juridique à afficher pour le moment." />
    )}
  </SectionBlock>
);

const Columns = withCachedHtml(({ articles }: { articles: readonly Article[] }) => (
  <ul className={styles.columns}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard
          card={cardOf(article, { detail: 'm' })}
          size="medium"
          layout="responsive"
          excerpt={article.excerpt}
          date={article.date}
        />
      </li>
    ))}
  </ul>
));
