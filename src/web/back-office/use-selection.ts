import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The rows that are ticked. It belongs to one reading of the list: each new one starts with none. */
export const useSelection = (reading: object | undefined) => {
  const [selection, setSelection] = useState({ reading, ids: NONE });
  const selected = selection.reading === reading ? selection.ids : NONE;
  return [selected, (ids: ReadonlySet<string>) => setSelection({ reading, ids })] as const;
};
