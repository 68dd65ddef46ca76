import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { mayChangeArticle } from '#domain/account/team-roles.ts';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { pageHref, readPage } from '#web/back-office/page-address.ts';
import { settledPage, useLastPage } from '#web/back-office/use-last-page.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CategoryName } from '#web/ui/CategoryName.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import styles from './ArticlesPage.module.css';
import { ARTICLES, TRASH } from './list-address.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TRASH_PAGE_SIZE, useTrash } from './use-trash.ts';

/** The deletion to confirm: one article, or all. */
type Asked = { id: string; title: string } | 'all';

/** Deleted articles: each can be restored unchanged, or deleted permanently. */
export const TrashPage = () => {
  const [query] = useSearchParams();
  const page = readPage(query);
  const { list, busy, failure, restore, erase } = useTrash(page);
  const [asked, setAsked] = useState<Asked>();
  const member = useMember();
  const pagination = list.status === 'success' ? list.data.pagination : undefined;
  const total = pagination?.total ?? 0;
  const hrefOf = (other: number) => pageHref(TRASH, other);
  useLastPage(page, pagination, hrefOf);
  const confirm = () => {
    setAsked(undefined);
    void erase(asked && asked !== 'all' ? [asked.id] : undefined);
  };

  return (
    <>
      <TitleRow title="Corbeille" parent={{ href: ARTICLES, label: 'Gestion des articles' }}>
        {member.may('articles.edit-any') && (
          <Button
            variant="danger"
            size="dense"
            disabled={total === 0 || busy}
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
      <AsyncSection
        query={settledPage(list)}
        loading="Chargement de la corbeille..."
        failed="La corbeille n'a pas pu être chargée."
        isEmpty={({ articles }) => articles.length === 0}
        empty={
          <div className={styles.empty}>
            <EmptyState
              message="La corbeille est vide."
              hint="Les articles supprimés y attendent d'être restaurés."
            />
          </div>
        }
      >
        {({ articles, pagination: { pages } }) => (
          <>
            <Table caption="Articles supprimés" busy={list.busy}>
              <thead>
                <tr>
                  <th scope="col">Titre</th>
                  <th scope="col" data-wide>
                    Catégorie
                  </th>
                  <th scope="col" data-wide>
                    Statut
                  </th>
                  <th scope="col" data-wide>
                    Supprimé
                  </th>
                  <th scope="col" data-align="end">
                    Actions
                  </th>
                </tr>
              </thead>
              <tbody>
                {articles.map((article) => (
                  <tr key={article.id}>
                    <th scope="row" data-title>
                      {article.title}
                    </th>
                    <td data-wide>
                      <CategoryName slug={article.category_slug}>{article.category_name}</CategoryName>
                    </td>
                    <td data-wide>
                      <StatusBadge status={article.status} />
                    </td>
                    <td data-wide data-muted>
                      {deletion(article.deleted_at, article.deleted_by)}
                    </td>
                    <td data-actions>
                      {mayChangeArticle(member, { ownerId: article.owner_id, status: article.status }) && (
                        <IconButton
                          icon="reset"
                          label={`Restaurer « ${article.title} »`}
                          disabled={busy}
                          onClick={() => void restore(article.id)}
                        />
                      )}
                      {member.may('articles.edit-any') && (
                        <IconButton
                          icon="trash"
                          danger
                          label={`Supprimer définitivement « ${article.title} »`}
                          disabled={busy}
                          onClick={() => setAsked(article)}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <ListFoot page={page} pages={pages} total={total} size={TRASH_PAGE_SIZE} hrefOf={hrefOf} />
          </>
        )}
      </AsyncSection>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={
          asked === 'all' ? 'Vider la corbeille ?' : `Supprimer définitivement « ${asked?.title ?? ''} » ?`
        }
        confirmLabel={asked === 'all' ? 'Vider la corbeille' : "Supprimer l'article définitivement"}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        <p>{asked === 'all' ? erasedText(total) : ERASED_ONE} Cette action ne peut pas être annulée.</p>
      </ConfirmDialog>
    </>
  );
};

const ERASED_ONE = 'Le texte et ses versions seront effacés.';

/** All the articles in the trash, not only those of the current page. */
const erasedText = (total: number): string =>
  total === 1
    ? '1 article sera effacé, avec ses versions.'
    : `${figure.format(total)} articles seront effacés, avec leurs versions.`;

const figure = new Intl.NumberFormat('fr-FR');

const deletion = (at: string, by: string | null): string => {
  const date = new Date(at);
  return `le ${shortDate(date)} à ${shortTime(date)}${by ? `, par ${by}` : ''}`;
};
