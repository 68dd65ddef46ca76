import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { ArticleCard } from '#web/ui/ArticleCard.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { ThreeColumns } from '#web/ui/ThreeColumns.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './RelatedArticles.module.css';

export const RelatedArticles = ({ articles }: { articles: readonly Article[] }) =>
  articles.length > 0 && (
    <SectionBlock title="Les lecteurs ont aussi parcouru..." accent="category" className={styles.related}>
      <Columns articles={articles} />
    </SectionBlock>
  );

const Columns = withCachedHtml(({ articles }: { articles: readonly Article[] }) => (
  <ThreeColumns>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard
          card={cardOf(article, { detail: 'm' })}
          layout="responsive"
          excerpt={article.excerpt}
          date={article.date}
        />
      </li>
    ))}
  </ThreeColumns>
));
