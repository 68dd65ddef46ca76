import { useLocation, useNavigate } from 'react-router';
import type { AdminArticleItem, ArticleSort } from '#contract/admin-articles.ts';
import { mayChangeArticle } from '#domain/account/team-roles.ts';
import { SelectAll } from '#web/back-office/SelectAll.tsx';
import { SortableHeader } from '#web/back-office/SortableHeader.tsx';
import type { Selection } from '#web/back-office/use-selection.ts';
import { listItemId } from '#web/paging/list-item.ts';
import { noteOpened } from '#web/paging/opened-item.ts';
import { ResumePill } from '#web/paging/ResumePill.tsx';
import { useMember } from '#web/session/permissions.ts';
import { CategoryName } from '#web/ui/CategoryName.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { onLeavingBy, openRow } from '#web/ui/open-row.ts';
import { Table } from '#web/ui/Table.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { ArticleNotes } from './ArticleNotes.tsx';
import { sortColumns } from './ListFilters.tsx';
import { editPath, type ListState, listHref, refined } from './list-address.ts';
import { publicationDate } from './list-texts.ts';
import { StatusBadge } from './StatusBadge.tsx';

type Props = {
  articles: readonly AdminArticleItem[];
  busy: boolean;
  selection: Selection;
  state: ListState;
  onDelete: (article: AdminArticleItem) => void;
};

export const ArticleTable = ({ articles, busy, selection, state, onDelete }: Props) => {
  const { key } = useLocation();
  const member = useMember();
  const selectable = member.may('articles.write');
  const isChangeable = ({ owner_id, status }: AdminArticleItem) =>
    mayChangeArticle(member, { ownerId: owner_id, status });
  const columns = sortColumns.filter(({ column }) => column === 'title' || !state.hidden.includes(column));
  return (
    <>
      <ResumePill items={articles} resetKey={key} />
      <Table caption="Articles" busy={busy}>
        <thead>
          <tr>
            {selectable && <SelectAll rows={articles.filter(isChangeable)} selection={selection} />}
            {columns.map((column) => (
              <SortableHeader
                key={column.column}
                {...column}
                sorting={state.sorting}
                hrefOf={(sorting) => listHref(refined(state, { sorting }))}
              />
            ))}
            <th scope="col" data-align="end">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <Row
              key={article.id}
              article={article}
              hidden={state.hidden}
              selectable={selectable}
              changeable={isChangeable(article)}
              selected={selection.selected.has(article.id)}
              onToggle={() => selection.toggle(article.id)}
              onDelete={() => onDelete(article)}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
};

type RowProps = {
  article: AdminArticleItem;
  /** The columns that are not shown. */
  hidden: readonly string[];
  selectable: boolean;
  /** Whether the user may change or delete it, not only read it. */
  changeable: boolean;
  selected: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

const Row = ({ article, hidden, selectable, changeable, selected, onToggle, onDelete }: RowProps) => {
  const navigate = useNavigate();
  const isShown = (column: ArticleSort) => !hidden.includes(column);
  const unpublished = !article.is_published;
  return (
    <tr
      id={listItemId(article.id)}
      onClickCapture={onLeavingBy(() => noteOpened(article.id))}
      data-opens
      data-selected={selected || undefined}
      onClick={openRow(() => void navigate(editPath(article.id)))}
    >
      {selectable && <SelectionCell {...{ article, changeable, selected, onToggle }} />}
      <th scope="row" data-title>
        <Link to={editPath(article.id)}>{article.title}</Link>
        <ArticleNotes article={article} />
      </th>
      {isShown('category') && (
        <td data-wide>
          <CategoryName slug={article.category_slug}>{article.category_name || 'Non classé'}</CategoryName>
        </td>
      )}
      {isShown('published_at') && (
        <td data-wide data-muted={unpublished || undefined}>
          {publicationDate(article)}
        </td>
      )}
      {isShown('status') && (
        <td>
          <StatusBadge status={article.status} compact />
        </td>
      )}
      {isShown('used_for_generation') && <td data-wide>{article.is_used_for_generation ? 'Oui' : 'Non'}</td>}
      <td data-actions>
        <IconButton
          icon={changeable ? 'pencil' : 'document'}
          label={`${changeable ? 'Modifier' : 'Consulter'} « ${article.title} »`}
          href={editPath(article.id)}
        />
        {changeable && (
          <IconButton icon="trash" danger label={`Supprimer « ${article.title} »`} onClick={onDelete} />
        )}
      </td>
    </tr>
  );
};

type SelectionProps = Pick<RowProps, 'article' | 'changeable' | 'selected' | 'onToggle'>;

/** Empty for what the user may not change: every action on it would be refused. */
const SelectionCell = ({ article, changeable, selected, onToggle }: SelectionProps) => (
  <td data-narrow>
    {changeable && (
      <Tick label={`Sélectionner « ${article.title} »`} hideLabel checked={selected} onChange={onToggle} />
    )}
  </td>
);
