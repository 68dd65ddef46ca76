import type { ListState } from './list-state.ts';

type Loaded = Pick<ListState<unknown>, 'added' | 'items' | 'first' | 'size' | 'total'>;

/** « 10 articles chargés, 20 sur 61 », for screen readers; empty before the first load. */
export const loadedMessage = ({ added, items, first, size, total }: Loaded): string => {
  if (added.length === 0) return '';
  const loaded = added.length > 1 ? `${added.length} articles chargés` : '1 article chargé';
  return `${loaded}, ${(first - 1) * size + items.length} sur ${total}`;
};
