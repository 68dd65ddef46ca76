import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { ArticleCard } from '#web/ui/ArticleCard.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './TopicPage.module.css';
import { TopicSearch } from './TopicSearch.tsx';
import type { Topic } from './topics.ts';

const RECENT = 4;
const ANALYSIS = 2;
const ALL = 6;

type Props = { topic: Topic; articles: readonly Article[] };

/** Three sections, each from the first of the same articles. */
export const TopicPage = ({ topic, articles }: Props) => (
  <>
    <PageHeader title={topic.title} description={topic.description} category={topic.tint}>
      <TopicSearch label={topic.searchLabel} />
    </PageHeader>
    <div className={`wrap ${styles.sections}`} data-category={topic.tint}>
      <SectionBlock title={topic.recent.title} accent={topic.tint ? 'category' : 'brand'}>
        <Columns articles={articles.slice(0, RECENT)} look="recent" empty={topic.recent.empty} />
      </SectionBlock>
      <SectionBlock title={topic.analysis.title}>
        <Columns articles={articles.slice(0, ANALYSIS)} look="analysis" empty={topic.analysis.empty} />
      </SectionBlock>
      <SectionBlock title={topic.all.title} link={topic.all.link}>
        <Columns articles={articles.slice(0, ALL)} look="all" empty={topic.all.empty} />
      </SectionBlock>
    </div>
  </>
);

type ColumnsProps = { articles: readonly Article[]; look: 'recent' | 'analysis' | 'all'; empty: string };

const Columns = ({ empty, ...shown }: ColumnsProps) =>
  shown.articles.length === 0 ? <EmptyState message={empty} /> : <Cards {...shown} />;

const Cards = withCachedHtml(({ articles, look }: Omit<ColumnsProps, 'empty'>) => (
  <ul className={`${styles.columns} ${styles[look]}`}>
    {articles.map((article, index) => (
      <li key={article.id}>
        {look === 'recent' ? (
          <ArticleCard
            card={cardOf(article, { detail: 'm', first: index === 0 })}
            size="small"
            layout="responsive"
          />
        ) : (
          <ArticleCard
            card={cardOf(article, { detail: look === 'analysis' ? 'l' : 'm' })}
            layout={look === 'analysis' ? 'vertical' : 'responsive'}
            excerpt={article.excerpt}
            date={article.date}
          />
        )}
      </li>
    ))}
  </ul>
));
