export type PageSlot = number | 'ellipsis';

const SLOTS = 5;

/**
 * The slots of a pager: five at most, always with the first and the last page, and an ellipsis for each gap
 * of more than one page.
 */
export const pageWindow = (current: number, total: number): PageSlot[] => {
  if (total <= SLOTS) return Array.from({ length: Math.max(0, total) }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, 'ellipsis', total];
  if (current >= total - 2) return [1, 'ellipsis', total - 2, total - 1, total];
  return [1, 'ellipsis', current, 'ellipsis', total];
};
