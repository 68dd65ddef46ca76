import { Tick } from '#web/ui/Tick.tsx';
import type { Selection } from './use-selection.ts';

type Props = { rows: readonly { readonly id: string }[]; selection: Selection };

/** The checkbox of the header row: checked when all rows are, indeterminate when some are. */
export const SelectAll = ({ rows, selection: { selected, select } }: Props) => {
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <th scope="col" data-narrow>
      <Tick
        label="Tout sélectionner"
        hideLabel
        checked={all}
        partial={selected.size > 0 && !all}
        onChange={() => select(new Set(all ? [] : rows.map(({ id }) => id)))}
      />
    </th>
  );
};
