import { useState } from 'react';

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  /** Selects or deselects a row. */
  readonly toggle: (id: string) => void;
};

const NONE: ReadonlySet<string> = new Set();

/** The selected rows. Each new read of the list starts with none. */
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
