import type { ListState } from './list-state.ts';

type Loaded = Pick<ListState<unknown>, 'added' | 'items' | 'first' | 'size' | 'total' | 'totalIsMore'>;

/** « 10 articles chargés, 20 sur 61 », for screen readers; empty before the first load. */
export const loadedMessage = ({ added, items, first, size, total, totalIsMore }: Loaded): string => {
  if (added.length === 0) return '';
  const loaded = added.length > 1 ? `${added.length} articles chargés` : '1 article chargé';
  const shown = (first - 1) * size + items.length;
  if (totalIsMore) return `${loaded}, ${shown} sur plus de ${Math.max(total, shown)}`;
  return `${loaded}, ${shown} sur ${total}`;
};
