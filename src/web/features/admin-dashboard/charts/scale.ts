/** The top of an axis that holds the largest value: its four steps are whole and round, as what is counted is. */
export const roundTop = (largest: number): number => {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = [1, 2, 3, 5, 10].find((times) => times * power * 4 >= largest) ?? 10;
  return 4 * step * power;
};

/** Where the lines of an axis lie, from nothing to its top. */
export const ticksOf = (top: number): number[] => [0, 1, 2, 3, 4].map((quarter) => (top * quarter) / 4);

export type Band = { readonly start: number; readonly width: number };

/** The place of each of so many bars on a width, a little air between them. */
export const bandsOf = (count: number, width: number, air = 0.3): Band[] => {
  const step = width / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => ({
    start: index * step + (step * air) / 2,
    width: step * (1 - air),
  }));
};
