import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { sortOrders } from '#contract/fields.ts';
import { categories } from '#domain/category/categories.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterFold } from '#web/ui/FilterFold.tsx';
import styles from './ListFilterFields.module.css';
import type { SortColumn } from './SortableHeader.tsx';
import type { Sorting } from './sorting.ts';

type FieldsProps = {
  /** The number of filters that are set. */
  count: number;
  /** The address of the list: when it changes, a phone folds the filters away. */
  shown: string;
  /** The address of the list without any filter. */
  clearHref: string;
  children: ReactNode;
};

/** The filters of a back-office list, in a row; on a phone behind « Filtrer ». */
export const ListFilterFields = ({ count, shown, clearHref, children }: FieldsProps) => (
  <div className={styles.filters}>
    <FilterFold count={count} shown={shown}>
      {children}
    </FilterFold>
    {count > 0 && (
      <Button href={clearHref} variant="text" size="dense" icon="reset">
        Effacer les filtres
      </Button>
    )}
  </div>
);

type Choice = { readonly value: string; readonly label: string };

export const categoryChoices: readonly Choice[] = categories
  .map(({ slug, name }) => ({ value: slug, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

type SelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first choice: no filter. */
  all: string;
  choices: readonly Choice[];
};

/** A choice read from a shared address is shown even if it is not, or not yet, among the others. */
export const FilterSelect = ({ label, value, onChange, all, choices }: SelectProps) => (
  <Field
    as="select"
    dense
    label={label}
    value={value}
    onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
  >
    <option value="">{all}</option>
    {value !== '' && !choices.some((choice) => choice.value === value) && <option value={value}>…</option>}
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </Field>
);

type DateProps = { label: string; value: string; onChange: (day: string) => void };

/** A year still being typed is « 0002 », then « 0020 »: not a date to search by. */
const isComplete = (day: string): boolean => day === '' || day >= '1900';

export const FilterDate = ({ label, value, onChange }: DateProps) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (day: string) => {
    setTyped(day);
    if (isComplete(day) && day !== value) onChange(day);
  };
  return (
    <Field
      dense
      type="date"
      label={label}
      min="1900-01-01"
      max="2999-12-31"
      value={typed}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
    />
  );
};

type SortProps<Column extends string> = {
  columns: readonly SortColumn<Column>[];
  sorting: Sorting<Column> | undefined;
  /** The list's own order: « Les plus récents d'abord ». */
  own: string;
  onChange: (sorting: Sorting<Column> | undefined) => void;
};

/** The same orders as the column headers, for small screens, where most columns are left out. */
export const SortSelect = <Column extends string>({ columns, sorting, own, onChange }: SortProps<Column>) => {
  const orders = columns.flatMap(({ column, label, ...named }) =>
    sortOrders.map((order, index) => ({ column, order, text: `${label}, ${orderNames(named)[index]}` })),
  );
  const keyOf = ({ column, order }: Sorting<Column>) => `${column} ${order}`;
  return (
    <div className={styles.sort}>
      <FilterSelect
        label="Trier par"
        all={own}
        value={sorting ? keyOf(sorting) : ''}
        onChange={(key) => {
          const chosen = orders.find((order) => keyOf(order) === key);
          onChange(chosen && { column: chosen.column, order: chosen.order });
        }}
        choices={orders.map((order) => ({ value: keyOf(order), label: order.text }))}
      />
    </div>
  );
};

const orderNames = ({ orders, first }: Pick<SortColumn<string>, 'orders' | 'first'>) =>
  orders ?? (first === 'desc' ? ['de la plus ancienne', 'de la plus récente'] : ['de A à Z', 'de Z à A']);
