import { useState } from 'react';

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  /** Ticks one row, or takes its tick away. */
  readonly toggle: (id: string) => void;
};

const NONE: ReadonlySet<string> = new Set();

/** The rows that are ticked. It belongs to one reading of the list: each new one starts with none. */
export const useSelection = (reading: object | undefined): Selection => {
  const [selection, setSelection] = useState({ reading, ids: NONE });
  const selected = selection.reading === reading ? selection.ids : NONE;
  const select = (ids: ReadonlySet<string>) => setSelection({ reading, ids });
  return {
    selected,
    select,
    toggle: (id) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      select(next);
    },
  };
};
