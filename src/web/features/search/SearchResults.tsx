import { useContext } from 'react';
import { highlightSegments } from '#domain/search/highlight.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { cardOf } from '#web/api/article-card.ts';
import type { Article } from '#web/api/articles.ts';
import { type Search, searchArticles } from '#web/api/search.ts';
import { RetryButton } from '#web/navigation/RetryButton.tsx';
import { pastShare } from '#web/paging/approach.ts';
import { ListFoot } from '#web/paging/ListFoot.tsx';
import { ListHead } from '#web/paging/ListHead.tsx';
import { listItemId } from '#web/paging/list-item.ts';
import type { ListStart } from '#web/paging/list-state.ts';
import { noteOpened } from '#web/paging/opened-item.ts';
import { useInfiniteList } from '#web/paging/use-infinite-list.ts';
import { MarkedArticleCard } from '#web/ui/ArticleCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ThreeColumns } from '#web/ui/ThreeColumns.tsx';
import { withComposedHtml } from '#web/ui/with-cached-html.ts';
import { PAGE_SIZE } from './load-search.ts';
import { isFiltered, searchHref } from './search-state.ts';

type Props = { search: Search; start: ListStart<Article> };

const isNear = pastShare(0.8);

export const SearchResults = ({ search, start }: Props) => {
  const api = useContext(ApiContext);
  const list = useInfiniteList({
    start,
    isNear,
    fetchPage: async (page, signal) => {
      if (!api) throw new Error('A list grows in the browser only');
      return searchArticles(api, search, { page, size: PAGE_SIZE, signal });
    },
  });
  if (list.items.length === 0) return <NothingFound search={search} failed={start.failed} />;
  return (
    <div>
      <ListHead list={list} />
      <Columns articles={list.items} term={search.q} />
      <ListFoot list={list} loading="Chargement des résultats..." end="Fin des résultats" />
    </div>
  );
};

const Columns = withComposedHtml(({ articles, term }: { articles: readonly Article[]; term: string }) => (
  <ThreeColumns>
    {articles.map((article, index) => (
      <li key={article.id} id={listItemId(article.id)}>
        <MarkedArticleCard
          card={cardOf(article, { detail: 'm', first: index === 0 })}
          title={<Highlighted text={article.title} term={term} />}
          excerpt={<Highlighted text={article.excerpt} term={term} />}
          date={article.date}
          layout="responsive"
          headingLevel={2}
          onFollow={() => noteOpened(article.id)}
        />
      </li>
    ))}
  </ThreeColumns>
));

const NothingFound = ({ search, failed }: { search: Search; failed: boolean }) => (
  <EmptyState
    level={2}
    message="Aucun résultat trouvé"
    hint="Vérifiez l'orthographe, essayez un mot plus général ou retirez des filtres."
    action={
      failed ? (
        <RetryButton />
      ) : (
        isFiltered(search) && (
          <Button variant="secondary" href={searchHref({ ...search, categories: [], tags: [] })}>
            Chercher sans filtre
          </Button>
        )
      )
    }
  />
);

type HighlightedProps = { text: string; term: string };

/** A text with the search term marked in it. Rendered as text only, never as HTML. */
const Highlighted = ({ text, term }: HighlightedProps) =>
  highlightSegments(text, term).map((segment, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never move.
    segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
