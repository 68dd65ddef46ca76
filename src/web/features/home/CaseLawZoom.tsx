import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { ArticleCard } from '#web/ui/ArticleCard.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './CaseLawZoom.module.css';

export const CaseLawZoom = ({ article }: { article: Article | null }) => (
  <div className={styles.band} data-category="justice">
    <SectionBlock title="Zoom sur la jurisprudence" accent="category" className={`wrap ${styles.section}`}>
      {article ? (
        <ArticleCard
          card={cardOf(article, { detail: 'l', mode: 'sombre' })}
          size="large"
          layout="horizontal"
          excerpt={article.excerpt}
          date={article.date}
          readTime={article.readTime}
        />
      ) : (
        <EmptyState message="Aucun article de jurisprudence à afficher pour le moment." />
      )}
    </SectionBlock>
  </div>
);
