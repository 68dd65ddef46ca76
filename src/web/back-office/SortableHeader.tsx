import type { SortOrder } from '#contract/fields.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './SortableHeader.module.css';
import { nextSorting, type Sorting } from './sorting.ts';

/** A column that a list can be sorted by. */
export type SortColumn<Column extends string> = {
  readonly column: Column;
  readonly label: string;
  /** The order of the first press. */
  readonly first?: SortOrder;
  /** How its two orders are called, the ascending first; by default those of a text, or of a date. */
  readonly orders?: readonly [string, string];
  /** Left out on small screens. */
  readonly wide?: boolean;
  /** Figures, at the right. */
  readonly figures?: boolean;
};

type Props<Column extends string> = SortColumn<Column> & {
  sorting: Sorting<Column> | undefined;
  hrefOf: (sorting: Sorting<Column> | undefined) => string;
  /** Of the history entry of the order; a list that is searched by name keeps the name there. */
  state?: object;
};

/** A column header that sorts the list: a link, so that each order has its address. */
export const SortableHeader = <Column extends string>(props: Props<Column>) => {
  const { column, label, first = 'asc', wide = false, figures = false, sorting, hrefOf } = props;
  const { state = PARTIAL_CHANGE } = props;
  const order = sorting?.column === column ? sorting.order : undefined;
  return (
    <th
      scope="col"
      data-wide={wide || undefined}
      data-align={figures ? 'end' : undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      <Link
        className={styles.link}
        to={hrefOf(nextSorting(sorting, column, first))}
        state={state}
        data-sorted={order}
      >
        {label}
        <Icon name={order === 'desc' ? 'chevron-down' : 'chevron-up'} size={12} />
      </Link>
    </th>
  );
};
