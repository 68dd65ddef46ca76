import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Search } from '#web/api/search.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { FilterChip } from '#web/ui/FilterChip.tsx';
import { withComposedHtml } from '#web/ui/with-cached-html.ts';
import type { ChipModel } from './chips.ts';
import styles from './FilterRow.module.css';
import { searchHref, toggled } from './search-state.ts';

type Filter = 'categories' | 'tags';
type Props = { title: string; name: Filter; search: Search; chips: readonly ChipModel[]; counted: boolean };

/**
 * A form in which each button submits the filters with its own one toggled: real toggle buttons that work
 * without JavaScript.
 */
export const FilterRow = ({ title, name, search, chips, counted }: Props) => {
  const navigate = useNavigate();
  const id = useId();
  if (chips.length === 0) return null;

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    const names = (submitter?.value ?? '').split(',').filter(Boolean);
    void navigate(searchHref({ ...search, [name]: names }), { state: PARTIAL_CHANGE });
  };
  const other = name === 'categories' ? 'tags' : 'categories';
  return (
    <form className={styles.row} action={paths.search} onSubmit={apply} aria-labelledby={id}>
      <p id={id}>{title}</p>
      {search.q && <input type="hidden" name="q" value={search.q} />}
      {search[other].length > 0 && <input type="hidden" name={other} value={search[other].join(',')} />}
      <Chips name={name} chosen={search[name]} chips={chips} counted={counted} />
    </form>
  );
};

type ChipsProps = Pick<Props, 'name' | 'chips' | 'counted'> & { chosen: readonly string[] };

const Chips = withComposedHtml(({ name, chosen, chips, counted }: ChipsProps) => (
  <ul>
    {chips.map((chip) => (
      <li key={chip.name}>
        <FilterChip
          pressed={chip.on}
          submits={{ name, value: toggled(chosen, chip.name).join(',') }}
          {...(counted && { count: chip.count })}
          {...(chip.category && { category: chip.category })}
        >
          {chip.name}
        </FilterChip>
      </li>
    ))}
  </ul>
));
