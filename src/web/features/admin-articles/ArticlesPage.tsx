import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { BulkBar } from '#web/back-office/BulkBar.tsx';
import { ListNotes } from '#web/back-office/data-list/ListTools.tsx';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { RetryRead } from '#web/back-office/RetryRead.tsx';
import { useLastPage } from '#web/back-office/use-last-page.ts';
import { useSelection } from '#web/back-office/use-selection.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { useMember } from '#web/session/permissions.ts';
import { Refused } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StatStrip } from '#web/ui/StatStrip.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { ArticleDrafts } from './ArticleDrafts.tsx';
import styles from './ArticlesPage.module.css';
import { ArticleTable } from './ArticleTable.tsx';
import { GenerationLine } from './GenerationLine.tsx';
import { type Asked, ListDialogs } from './ListDialogs.tsx';
import { ListFilters } from './ListFilters.tsx';
import {
  ARTICLES,
  CREATE,
  clearedHref,
  type ListState,
  listHref,
  readGeneration,
  readListState,
  SOURCES,
  TRASH,
} from './list-address.ts';
import { listTexts } from './list-texts.ts';
import { PublishDialog, type PublishQuestion, publishQuestion } from './PublishDialog.tsx';
import { ToReview } from './ToReview.tsx';
import { type Figures, NO_ARTICLES, PAGE_SIZE, useArticleList, useFigures } from './use-article-list.ts';
import { useListActions } from './use-list-actions.ts';

export const ArticlesPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { may } = useMember();
  const state = readListState(query);
  const list = useArticleList(state);
  const figures = useFigures();
  const data = list.status === 'success' ? list.data : undefined;
  // Another choice of columns keeps the selection.
  const selection = useSelection(data?.articles, listHref({ ...state, hidden: [] }));
  const { selected } = selection;
  // A page beyond the last one is not an empty list: the last one is being loaded.
  const turning = data !== undefined && data.total > 0 && data.articles.length === 0;
  const [asked, setAsked] = useState<Asked>();
  const [publishing, setPublishing] = useState<PublishQuestion>();
  const generated = useGenerationResult();
  useLastPage(state.page, data, (page) => listHref({ ...state, page }));
  const reload = () => {
    list.refetch();
    figures.refetch();
  };
  const actions = useListActions(() => {
    selection.clear();
    reload();
  });

  const go = (next: ListState) => void navigate(listHref(next), { state: PARTIAL_CHANGE });
  const confirm = () => {
    setAsked(undefined);
    if (asked?.what === 'delete-one') void actions.remove(asked.one.id);
    if (asked?.what === 'delete') void actions.removeMany(idsOf(asked.many));
    if (asked?.what === 'unpublish') void actions.unpublishMany(idsOf(asked.many));
  };
  const publish = (chosen: readonly AdminArticleItem[]) => {
    const question = publishQuestion(chosen);
    if (question) setPublishing(question);
    else void actions.publishMany(idsOf(chosen));
  };
  /** Without a published one there is nothing to ask. */
  const unpublish = (chosen: readonly AdminArticleItem[]) => {
    if (chosen.some(({ is_published }) => is_published)) setAsked({ what: 'unpublish', many: chosen });
    else void actions.unpublishMany(idsOf(chosen));
  };
  const chosen = (data?.articles ?? []).filter(({ id }) => selected.has(id));

  return (
    <>
      <TitleRow title="Gestion des articles">
        <Button href={SOURCES} variant="text" size="dense" icon="rss">
          Sources
        </Button>
        <Button href={TRASH} variant="text" size="dense" icon="trash">
          Corbeille
        </Button>
        <NewArticle />
      </TitleRow>
      {generated !== undefined && (
        <div className={styles.banner}>
          <Banner tone="success">Articles générés avec succès : {generated} article(s)</Banner>
        </div>
      )}
      <GenerationLine onOver={reload} />
      <ToReview />
      {may('articles.write') && <ArticleDrafts />}
      <FiguresStrip figures={figures.status === 'success' ? figures.data : undefined} />
      <ListFilters state={state} onGo={go} />
      {actions.alreadyPublished > 0 && (
        <div className={styles.banner}>
          <Banner tone="warning" onClose={actions.forgetAlreadyPublished}>
            {listTexts.alreadyPublished(actions.alreadyPublished)}
          </Banner>
        </div>
      )}
      <NotListed list={list} turning={turning} />
      {data?.total === 0 && <NothingFound list={list} state={state} />}
      {data && data.articles.length > 0 && (
        <>
          <BulkBar
            text={listTexts.selected(selected.size)}
            disabled={selected.size === 0 || actions.busy}
            actions={[
              {
                label: 'Supprimer',
                icon: 'trash',
                shown: may('articles.write'),
                onClick: () => setAsked({ what: 'delete', many: chosen }),
              },
              {
                label: 'Publier',
                icon: 'send',
                shown: may('articles.publish'),
                onClick: () => publish(chosen),
              },
              {
                label: 'Dépublier',
                icon: 'reset',
                shown: may('articles.publish'),
                onClick: () => unpublish(chosen),
              },
            ]}
          />
          <ArticleTable
            articles={data.articles}
            busy={list.busy}
            selection={selection}
            state={state}
            onDelete={(one) => setAsked({ what: 'delete-one', one })}
          />
          <ListFoot
            page={state.page}
            pages={data.pages}
            total={data.total}
            size={PAGE_SIZE}
            hrefOf={(page) => listHref({ ...state, page })}
          />
          <ListNotes />
        </>
      )}
      <PublishDialog
        question={publishing}
        onConfirm={() => {
          setPublishing(undefined);
          if (publishing) void actions.publishMany(publishing.ids);
        }}
        onCancel={() => setPublishing(undefined)}
      />
      <ListDialogs asked={asked} onConfirm={confirm} onCancel={() => setAsked(undefined)} />
    </>
  );
};

const idsOf = (articles: readonly AdminArticleItem[]): string[] => articles.map(({ id }) => id);

const NewArticle = () =>
  useMember().may('articles.write') && (
    <Button href={CREATE} size="dense" icon="plus">
      Nouvel article
    </Button>
  );

type NotListedProps = { list: ReturnType<typeof useArticleList>; turning: boolean };

const NotListed = ({ list, turning }: NotListedProps) => {
  if (list.status === 'error') return <Refused refusal={list.refusal ?? ''} />;
  return list.status === 'pending' || turning ? <Spinner text="Chargement des articles..." /> : null;
};

type NothingProps = { list: ReturnType<typeof useArticleList>; state: ListState };

const NothingFound = ({ list, state }: NothingProps) => (
  <div className={styles.empty}>
    {list.status === 'success' && list.data === NO_ARTICLES && (
      <RetryRead onRetry={list.refetch} busy={list.busy} />
    )}
    <EmptyState
      message={listTexts.empty}
      hint={listTexts.emptyHint}
      action={
        <div className={styles.ways}>
          <NewArticle />
          {listHref(state) !== clearedHref(state) && (
            <Button href={clearedHref(state)} size="dense" variant="secondary">
              Effacer les filtres
            </Button>
          )}
        </div>
      }
    />
  </div>
);

const figure = new Intl.NumberFormat('fr-FR');

const FiguresStrip = ({ figures }: { figures: Figures | undefined }) => (
  <>
    <StatStrip
      stats={[
        { label: 'Total', value: shown(figures?.totalArticles) },
        { label: 'Publiés', value: shown(figures?.publishedArticles) },
        { label: 'Brouillons', value: shown(figures?.draftArticles) },
        { label: 'Lectures totales', value: shown(figures?.totalReads) },
      ]}
    />
    {figures && figures.scheduledArticles > 0 && (
      <p className={styles.scheduled}>
        <Link to={`${ARTICLES}?status=scheduled`}>{figures.scheduledArticles} article(s) programmé(s)</Link>
      </p>
    )}
  </>
);

/** While loading, no number is shown. */
const shown = (count: number | undefined): string => (count === undefined ? '…' : figure.format(count));

/** The number of articles that a generation has just created: shown once, then removed from the URL. */
const useGenerationResult = (): number | undefined => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const fromUrl = readGeneration(query);
  const [generated, setGenerated] = useState(fromUrl);
  useEffect(() => {
    if (fromUrl === undefined) return;
    setGenerated(fromUrl);
    void navigate(listHref(readListState(query)), { replace: true, state: PARTIAL_CHANGE });
  }, [fromUrl, query, navigate]);
  return generated;
};
