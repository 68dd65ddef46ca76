import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FILTER_MAX, type SortOrder } from '#contract/fields.ts';
import { LIST_PAGE_SIZE } from '#contract/list-body.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { openRow } from '#web/ui/open-row.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import { FilterDate, FilterSelect, ListFilterFields, SortSelect } from '../ListFilterFields.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { SortableHeader } from '../SortableHeader.tsx';
import styles from './DataList.module.css';
import { ListNotes, ListTools } from './ListTools.tsx';
import { countFilters, type ListAddress, type ListState, listBodyOf, listHref } from './list-address.ts';
import type { ListRead, useDataList } from './use-data-list.ts';

export type Column<Row, Sort extends string> = {
  readonly name: string;
  readonly label: string;
  readonly of: (row: Row) => ReactNode;
  /** The order that its header sorts by. */
  readonly sort?: Sort;
  readonly first?: SortOrder;
  readonly orders?: readonly [string, string];
  /** Left out on small screens. */
  readonly wide?: boolean;
  /** Figures, at the right. */
  readonly figures?: boolean;
  /** In one line: a reference. */
  readonly nowrap?: boolean;
  /** The name of the row, which the screen always shows: it is the link that opens it. */
  readonly title?: boolean;
  /** Below the link of the title, where it has links of its own. */
  readonly below?: (row: Row) => ReactNode;
};

type Choice = { readonly value: string; readonly label: string };

export type Filter<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  /** Shown as pills beside the search, not as a menu. */
  readonly pills?: boolean;
};

type Props<Row, Name extends string, Sort extends string> = {
  /** The table's caption; the order is added to it where no column header says it. */
  caption: string;
  address: ListAddress<Name, Sort>;
  source: ReturnType<typeof useDataList<ListRead<Row>, Name, Sort>>;
  columns: readonly Column<Row, Sort>[];
  filters: readonly Filter<Name>[];
  search: { label: string; placeholder: string };
  /** Of the list's own order: « Les plus récents d'abord ». */
  own: string;
  /** The labels of the days that the list is limited to, if it is by any. */
  days?: { from: string; to: string };
  empty: string;
  emptyHint?: string;
  keyOf: (row: Row) => string;
  /** Left out: a row opens nothing. */
  hrefOf?: (row: Row) => string;
  /** The last column, with the buttons of a row; left out where the user can do nothing with it. */
  actions?: { label: string; of: (row: Row) => ReactNode } | undefined;
  /** A row that stands out: a message that nobody has read. */
  isStrong?: (row: Row) => boolean;
  /** Of the contract's `listExports`. */
  exportPath: string;
};

/** A list of the back-office: search, filters, columns and order in its address, its file, and the keyboard. */
export const DataList = <Row, Name extends string, Sort extends string>(props: Props<Row, Name, Sort>) => {
  const { caption, address, source, columns, own, empty, emptyHint, keyOf, hrefOf, actions, isStrong } =
    props;
  const { state, list, shown } = source;
  const navigate = useNavigate();
  const visible = columns.filter(({ name, title }) => title || !state.hidden.includes(name));
  const cleared = listHref(address, { ...CLEAR, filters: noFilters(address), hidden: state.hidden });
  const isFiltered = state.search !== '' || countFilters(state) > 0;
  return (
    <>
      <Toolbar {...props} clearHref={cleared} />
      <AsyncSection
        query={shown}
        loading="Chargement..."
        failed="La liste n'a pas pu être chargée."
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            message={isFiltered ? 'Rien ne correspond à cette recherche.' : empty}
            {...(emptyHint && !isFiltered && { hint: emptyHint })}
            action={
              isFiltered && (
                <Button href={cleared} variant="secondary" size="dense">
                  Effacer les filtres
                </Button>
              )
            }
          />
        }
      >
        {({ rows, pagination }) => (
          <>
            <Table caption={state.sorting ? caption : `${caption}. ${own}`} busy={list.busy}>
              <thead>
                <tr>
                  {visible.map((column) => (
                    <Header key={column.name} column={column} source={source} />
                  ))}
                  {actions && (
                    <th scope="col" data-align="end">
                      {actions.label}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr
                    key={keyOf(row)}
                    data-opens={hrefOf !== undefined || undefined}
                    data-strong={isStrong?.(row) || undefined}
                    className={styles.row}
                    onClick={hrefOf && openRow(() => void navigate(hrefOf(row)))}
                  >
                    {visible.map((column) => (
                      <Cell key={column.name} column={column} row={row} href={hrefOf?.(row)} />
                    ))}
                    {actions && <td data-actions>{actions.of(row)}</td>}
                  </tr>
                ))}
              </tbody>
            </Table>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed, not it. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
            <div onClick={source.followPage}>
              <ListFoot {...pagination} size={LIST_PAGE_SIZE} hrefOf={(page) => source.hrefOf({ page })} />
            </div>
            <ListNotes opens={hrefOf !== undefined} moves={(hrefOf ?? actions) !== undefined} />
          </>
        )}
      </AsyncSection>
    </>
  );
};

const CLEAR = { page: 1, search: '', from: '', to: '', sorting: undefined } as const;

const noFilters = <Name extends string>({ filters }: ListAddress<Name, string>) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Name, string>;

type CellProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  row: Row;
  href: string | undefined;
};

const Cell = <Row, Sort extends string>({ column, row, href }: CellProps<Row, Sort>) =>
  column.title ? (
    <th scope="row" data-title>
      {href === undefined ? column.of(row) : <Link to={href}>{column.of(row)}</Link>}
      {column.below?.(row)}
    </th>
  ) : (
    <td
      data-wide={column.wide || undefined}
      data-align={column.figures ? 'end' : undefined}
      data-nowrap={column.nowrap || undefined}
    >
      {column.of(row)}
    </td>
  );

type HeaderProps<Row, Name extends string, Sort extends string> = {
  column: Column<Row, Sort>;
  source: Props<Row, Name, Sort>['source'];
};

const Header = <Row, Name extends string, Sort extends string>({
  column: { label, sort, first, wide, figures },
  source: { state, hrefOf, entry },
}: HeaderProps<Row, Name, Sort>) =>
  sort ? (
    <SortableHeader
      column={sort}
      label={label}
      {...(first && { first })}
      wide={wide ?? false}
      figures={figures ?? false}
      sorting={state.sorting}
      hrefOf={(sorting) => hrefOf({ sorting })}
      state={entry}
    />
  ) : (
    <th scope="col" data-wide={wide || undefined} data-align={figures ? 'end' : undefined}>
      {label}
    </th>
  );

const Toolbar = <Row, Name extends string, Sort extends string>({
  address,
  source: { state, change },
  columns,
  filters,
  search,
  own,
  days,
  exportPath,
  clearHref,
}: Props<Row, Name, Sort> & { clearHref: string }) => {
  const typed = useTypedSearch(state.search, (text) => change({ search: text }));
  const set = (to: Partial<ListState<Name, Sort>>) => change({ search: typed.take(), ...to });
  const sortable = columns.flatMap(({ sort, label, first, orders }) =>
    sort ? [{ column: sort, label, ...(first && { first }), ...(orders && { orders }) }] : [],
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.top}>
        <search>
          <form onSubmit={(event) => [event.preventDefault(), typed.submit()]}>
            <SearchField
              label={search.label}
              placeholder={search.placeholder}
              maxLength={FILTER_MAX}
              autoComplete="off"
              value={typed.text}
              onChange={(event) => typed.type(event.target.value)}
            />
          </form>
        </search>
        {filters
          .filter(({ pills }) => pills)
          .map(({ name, label, all, choices }) => (
            <Segmented
              key={name}
              label={label}
              choices={[{ id: '', label: all }, ...choices.map(({ value, label }) => ({ id: value, label }))]}
              selected={state.filters[name]}
              onSelect={(value) => set({ filters: { ...state.filters, [name]: value } })}
            />
          ))}
        <ListTools
          columns={columns.filter(({ title }) => !title)}
          hidden={state.hidden}
          onHide={(hidden) => change({ hidden, page: state.page })}
          exportPath={exportPath}
          asked={listBodyOf(state)}
        />
      </div>
      <ListFilterFields count={countFilters(state)} shown={listHref(address, state)} clearHref={clearHref}>
        {filters
          .filter(({ pills }) => !pills)
          .map(({ name, label, all, choices }) => (
            <FilterSelect
              key={name}
              {...{ label, all, choices }}
              value={state.filters[name]}
              onChange={(value) => set({ filters: { ...state.filters, [name]: value } })}
            />
          ))}
        {days && (
          <>
            <FilterDate label={days.from} value={state.from} onChange={(from) => set({ from })} />
            <FilterDate label={days.to} value={state.to} onChange={(to) => set({ to })} />
          </>
        )}
        <SortSelect
          columns={sortable}
          sorting={state.sorting}
          own={own}
          onChange={(sorting) => set({ sorting })}
        />
      </ListFilterFields>
    </div>
  );
};
