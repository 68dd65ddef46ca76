import { useState } from 'react';
import type { TrashedArticle } from '#contract/admin-article-history.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { type ListPagination, listExports } from '#contract/list-body.ts';
import { mayChangeArticle } from '#domain/account/team-roles.ts';
import { articleStatuses, articleStatusLabels } from '#domain/article/publication.ts';
import { type Column, DataList } from '#web/back-office/data-list/DataList.tsx';
import { countFilters } from '#web/back-office/data-list/list-address.ts';
import { categoryChoices } from '#web/back-office/ListFilterFields.tsx';
import notes from '#web/back-office/Sections.module.css';
import { useMember } from '#web/session/permissions.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CategoryName } from '#web/ui/CategoryName.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import styles from './ArticlesPage.module.css';
import { ARTICLES } from './list-address.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { type TrashSort, trashAddress, useTrash } from './use-trash.ts';

/** The deletion to confirm: one article, or all. */
type Asked = { id: string; title: string } | 'all';

/** Deleted articles: each can be restored unchanged, or deleted permanently. */
export const TrashPage = () => {
  const { source, busy, failure, restore, erase } = useTrash();
  const [asked, setAsked] = useState<Asked>();
  const member = useMember();
  const erases = member.may('articles.edit-any');
  const { state, list } = source;
  const pagination = list.status === 'success' ? list.data.pagination : undefined;
  const isFiltered = state.search !== '' || countFilters(state) > 0;
  const confirm = () => {
    setAsked(undefined);
    void erase(asked && asked !== 'all' ? [asked.id] : undefined);
  };

  return (
    <>
      <TitleRow title="Corbeille" parent={{ href: ARTICLES, label: 'Gestion des articles' }}>
        {erases && (
          <Button
            variant="danger"
            size="dense"
            disabled={busy || (!isFiltered && !pagination?.total)}
            onClick={() => setAsked('all')}
          >
            Vider la corbeille
          </Button>
        )}
      </TitleRow>
      {failure && (
        <div className={styles.banner}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
      <DataList
        caption="Articles supprimés"
        address={trashAddress}
        source={source}
        columns={columns}
        filters={[
          { name: 'category', label: 'Catégorie', all: 'Toutes les catégories', choices: categoryChoices },
          {
            name: 'status',
            label: 'Statut',
            all: 'Tous les statuts',
            choices: articleStatuses.map((value) => ({ value, label: articleStatusLabels[value] })),
          },
        ]}
        search={{ label: 'Rechercher dans la corbeille', placeholder: 'Rechercher par titre...' }}
        own="Les derniers supprimés d'abord"
        days={{ from: 'Supprimé du', to: "Supprimé jusqu'au" }}
        empty="La corbeille est vide."
        emptyHint="Les articles supprimés y attendent d'être restaurés."
        keyOf={({ id }) => id}
        actions={
          member.may('articles.write')
            ? {
                label: 'Actions',
                of: (article) => (
                  <>
                    {mayChangeArticle(member, { ownerId: article.owner_id, status: article.status }) && (
                      <IconButton
                        icon="reset"
                        label={`Restaurer « ${article.title} »`}
                        disabled={busy}
                        onClick={() => void restore(article.id)}
                      />
                    )}
                    {erases && (
                      <IconButton
                        icon="trash"
                        danger
                        label={`Supprimer définitivement « ${article.title} »`}
                        disabled={busy}
                        onClick={() => setAsked(article)}
                      />
                    )}
                  </>
                ),
              }
            : undefined
        }
        exportPath={listExports.articleTrash}
      />
      <EraseDialog
        asked={asked}
        whole={isFiltered ? undefined : pagination}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
};

type EraseProps = {
  asked: Asked | undefined;
  /** Of the whole trash; undefined while the screen shows a part of it. */
  whole: ListPagination | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

const EraseDialog = ({ asked, whole, onConfirm, onCancel }: EraseProps) => (
  <ConfirmDialog
    open={asked !== undefined}
    danger
    title={asked === 'all' ? 'Vider la corbeille ?' : `Supprimer définitivement « ${asked?.title ?? ''} » ?`}
    confirmLabel={asked === 'all' ? 'Vider la corbeille' : "Supprimer l'article définitivement"}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>{asked === 'all' ? erasedText(whole) : ERASED_ONE} Cette action ne peut pas être annulée.</p>
  </ConfirmDialog>
);

const columns: readonly Column<TrashedArticle, TrashSort>[] = [
  {
    name: 'title',
    label: 'Titre',
    sort: 'title',
    title: true,
    of: (article) => (
      <>
        {article.title}
        <span className={`${notes.note} ${notes.small}`}>Supprimé {deletion(article)}</span>
      </>
    ),
  },
  {
    name: 'category',
    label: 'Catégorie',
    sort: 'category',
    wide: true,
    of: ({ category_slug, category_name }) => (
      <CategoryName slug={category_slug}>{category_name}</CategoryName>
    ),
  },
  {
    name: 'status',
    label: 'Statut',
    sort: 'status',
    wide: true,
    of: ({ status }) => <StatusBadge status={status} />,
  },
  {
    name: 'deleted_at',
    label: 'Supprimé',
    sort: 'deleted_at',
    first: 'desc',
    wide: true,
    of: (article) => deletion(article),
  },
];

const ERASED_ONE = 'Le texte et ses versions seront effacés.';

/** All the articles in the trash, not only those that the page and the filters show. */
const erasedText = (whole: ListPagination | undefined): string => {
  if (!whole)
    return 'Tous les articles de la corbeille seront effacés, même ceux que la recherche ne montre pas.';
  if (whole.total === 1) return '1 article sera effacé, avec ses versions.';
  const count = `${whole.totalIsMore ? 'Plus de ' : ''}${figure.format(whole.total)}`;
  return `${count} articles seront effacés, avec leurs versions.`;
};

const figure = new Intl.NumberFormat('fr-FR');

const deletion = ({ deleted_at, deleted_by }: TrashedArticle): string =>
  `le ${shortDateTime(new Date(deleted_at))}${deleted_by ? `, par ${deleted_by}` : ''}`;
