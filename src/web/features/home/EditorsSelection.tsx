import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { ArticleCard } from '#web/ui/ArticleCard.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './EditorsSelection.module.css';

/** One main article and up to five beside it. */
export const EditorsSelection = ({ articles: [lead, ...side] }: { articles: readonly Article[] }) => (
  <SectionBlock title="La sélection de la rédaction" accent="brand" className={`wrap ${styles.section}`}>
    {lead ? (
      <Selection lead={lead} side={side} />
    ) : (
      <EmptyState message="Aucun article de la rédaction à afficher pour le moment." />
    )}
  </SectionBlock>
);

const Selection = withCachedHtml(({ lead, side }: { lead: Article; side: readonly Article[] }) => (
  <div className={styles.selection}>
    <ArticleCard
      card={cardOf(lead, { detail: 'l', mode: 'sombre', first: true })}
      size="large"
      badge="Article à la une"
      excerpt={lead.excerpt}
      date={lead.date}
      readTime={lead.readTime}
    />
    {side.length > 0 && (
      <ul className={styles.side}>
        {side.map((article) => (
          <li key={article.id}>
            <ArticleCard
              card={cardOf(article, { detail: 's' })}
              size="small"
              layout="horizontal"
              date={article.date}
            />
          </li>
        ))}
      </ul>
    )}
  </div>
));
