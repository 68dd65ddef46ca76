export type Count = { id: number; count: number };

const OPENING = '{'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** How many have each category and each tag, from the facets of each, one after the other: `3{12,45}4{}5{12}`. */
export const countFacets = (facets: string): { categories: Count[]; tags: Count[] } => {
  const categories: number[] = [];
  const tags: number[] = [];
  let id = 0;
  for (let at = 0; at < facets.length; at++) {
    const code = facets.charCodeAt(at);
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9) {
      id = 10 * id + digit;
    } else {
      const counts = code === OPENING ? categories : tags;
      // None has the id 0: there was no number.
      if (id > 0) counts[id] = (counts[id] ?? 0) + 1;
      id = 0;
    }
  }
  return { categories: mostFirst(categories), tags: mostFirst(tags) };
};

const mostFirst = (counts: readonly number[]): Count[] =>
  Object.entries(counts)
    .map(([id, count]) => ({ id: Number(id), count }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
