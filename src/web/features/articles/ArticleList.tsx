import { useContext } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { RetryButton } from '#web/navigation/RetryButton.tsx';
import { withinPixels } from '#web/paging/approach.ts';
import { ListFoot } from '#web/paging/ListFoot.tsx';
import { ListHead } from '#web/paging/ListHead.tsx';
import { listItemId } from '#web/paging/list-item.ts';
import type { ListStart } from '#web/paging/list-state.ts';
import { noteOpened } from '#web/paging/opened-item.ts';
import { useInfiniteList } from '#web/paging/use-infinite-list.ts';
import { ArticleCard } from '#web/ui/ArticleCard.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ThreeColumns } from '#web/ui/ThreeColumns.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import { PAGE_SIZE, readArticlePage } from './load-article-list.ts';

type Props = {
  start: ListStart<Article>;
  /** The database id of the listed category; undefined for all articles. */
  category?: number;
  /** Shows the first article larger than the others. */
  featured?: boolean;
  /** The text shown for an empty list. */
  empty: string;
};

const isNear = withinPixels(500);

export const ArticleList = ({ start, category, featured = false, empty }: Props) => {
  const api = useContext(ApiContext);
  const list = useInfiniteList({
    start,
    isNear,
    fetchPage: async (page, signal) => {
      if (!api) throw new Error('A list grows in the browser only');
      return readArticlePage(api, { page, size: PAGE_SIZE, category, signal });
    },
  });
  if (list.items.length === 0) return <EmptyState message={empty} action={start.failed && <RetryButton />} />;
  return (
    <div>
      <ListHead list={list} />
      <Columns articles={list.items} featured={featured} />
      <ListFoot
        list={list}
        loading="Chargement des articles..."
        end="Vous avez atteint la fin des résultats"
      />
    </div>
  );
};

type ColumnsProps = { articles: readonly Article[]; featured: boolean };

const Columns = withCachedHtml(({ articles, featured }: ColumnsProps) => (
  <ThreeColumns lead={featured}>
    {articles.map((article, index) => (
      <li key={article.id} id={listItemId(article.id)}>
        <ArticleCard
          {...(featured && index === 0
            ? { card: cardOf(article, { detail: 'l', mode: 'sombre', first: true }), ...LEAD }
            : { card: cardOf(article, { detail: 'm', first: index === 0 }), ...ORDINARY })}
          headingLevel={2}
          excerpt={article.excerpt}
          date={article.date}
          onFollow={() => noteOpened(article.id)}
        />
      </li>
    ))}
  </ThreeColumns>
));

const LEAD = { size: 'large', layout: 'horizontal' } as const;
const ORDINARY = { size: 'medium', layout: 'responsive' } as const;
