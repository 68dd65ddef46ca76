export type Step = { readonly kind: 'same' | 'removed' | 'added'; readonly word: string };

/**
 * The fewest words to remove and to add to turn one sequence into the other. The common beginning and end are
 * left out of the search.
 */
export const shortestEdit = (old: readonly string[], now: readonly string[]): Step[] => {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  const as = (kind: Step['kind'], from: readonly string[]): Step[] => from.map((word) => ({ kind, word }));
  return [
    ...as('same', old.slice(0, start)),
    ...searchMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...as('same', old.slice(old.length - end)),
  ];
};

/**
 * Above this limit two texts share nothing that would help a reader; it also bounds the time of the search.
 */
const MOST_DIFFERENCES = 1_500;

/**
 * The shortest edit script (Myers, 1986): for each number of differences, the furthest point reached on each
 * diagonal; the script is read backwards from these.
 */
const searchMiddle = (old: readonly string[], now: readonly string[]): Step[] => {
  const furthest: Int32Array[] = [];
  let reached = new Int32Array([0, 0, 0]);
  const most = Math.min(old.length + now.length, MOST_DIFFERENCES);
  for (let differences = 0; differences <= most; differences++) {
    furthest.push(reached);
    const next = new Int32Array(2 * differences + 5);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = firstColumn(reached, differences, diagonal);
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1;
      next[diagonal + differences + 2] = x;
      if (x >= old.length && x - diagonal >= now.length) return readBack(furthest, old, now);
    }
    reached = next;
  }
  return [
    ...old.map((word) => ({ kind: 'removed', word }) as const),
    ...now.map((word) => ({ kind: 'added', word }) as const),
  ];
};

/** The previous diagonal, from the points reached with one difference less: an addition or a removal. */
const firstColumn = (reached: Int32Array, differences: number, diagonal: number): number => {
  if (differences === 0) return 0;
  const fromAddition = reached[diagonal + 1 + differences + 1] ?? 0;
  const fromRemoval = (reached[diagonal - 1 + differences + 1] ?? 0) + 1;
  return comesFromAddition(reached, differences, diagonal) ? fromAddition : fromRemoval;
};

const comesFromAddition = (reached: Int32Array, differences: number, diagonal: number): boolean =>
  diagonal === -differences ||
  (diagonal !== differences &&
    (reached[diagonal - 1 + differences + 1] ?? 0) < (reached[diagonal + 1 + differences + 1] ?? 0));

const readBack = (
  furthest: readonly Int32Array[],
  old: readonly string[],
  now: readonly string[],
): Step[] => {
  const steps: Step[] = [];
  let x = old.length;
  let y = now.length;
  for (const [differences, reached] of [...furthest.entries()].reverse()) {
    const diagonal = x - y;
    for (const entry = firstColumn(reached, differences, diagonal); x > entry; x--, y--)
      steps.push({ kind: 'same', word: old[x - 1] ?? '' });
    if (differences === 0) break;
    if (comesFromAddition(reached, differences, diagonal)) {
      y -= 1;
      steps.push({ kind: 'added', word: now[y] ?? '' });
    } else {
      x -= 1;
      steps.push({ kind: 'removed', word: old[x] ?? '' });
    }
  }
  return steps.reverse();
};
