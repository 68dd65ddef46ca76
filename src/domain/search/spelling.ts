/** The number of letters added, left out, replaced or swapped between two words, at most `limit + 1`. */
export const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(previous, column) + 1,
        at(previous, column - 1) + cost,
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = previous;
    previous = current;
  }
  return Math.min(at(previous, other.length), limit + 1);
};

const MAX_CHOICES = 5;

/** Corrections of a misspelt word: the known words at the smallest distance, when it is small enough. */
export const nearestWords = (word: string, known: Iterable<string>): string[] => {
  const limit = tolerated(word);
  if (limit === 0) return [];
  const ranked = [...new Set(known)]
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'fr'));
  return ranked
    .filter(({ distance }) => distance === ranked[0]?.distance)
    .slice(0, MAX_CHOICES)
    .map(({ candidate }) => candidate);
};

/** In a short word, another letter is more often another word than a mistake. */
export const SHORTEST_CORRECTED = 4;

const tolerated = (word: string): number => {
  if (word.length < SHORTEST_CORRECTED) return 0;
  return word.length < 8 ? 1 : 2;
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
