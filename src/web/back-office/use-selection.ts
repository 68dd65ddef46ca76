import { useState } from 'react';

type Row = { readonly id: string };

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  /** Selects or deselects a row. */
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of a list. A reload of the same page keeps those that are still in it: a reader may select
 * rows while it is under way. Another page or filter, another `address`, starts with none.
 */
export const useSelection = (rows: readonly Row[] | undefined, address: string): Selection => {
  const [selection, select] = useState({ address, ids: NONE });
  if (selection.address !== address) select({ address, ids: NONE });
  const ids = selection.address === address ? selection.ids : NONE;
  const selected = new Set(rows?.map(({ id }) => id).filter((id) => ids.has(id)));
  const change = (next: ReadonlySet<string>) => select({ address, ids: next });
  return {
    selected,
    select: change,
    toggle: (id) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      change(next);
    },
    clear: () => change(NONE),
  };
};
