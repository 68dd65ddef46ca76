/** The top of an axis for this largest value: a round number whose four steps are whole, as counts are. */
export const roundTop = (largest: number): number => {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = [1, 2, 3, 5, 10].find((times) => times * power * 4 >= largest) ?? 10;
  return 4 * step * power;
};

/** The values of the axis lines, from zero to the top. */
export const ticksOf = (top: number): number[] => [0, 1, 2, 3, 4].map((quarter) => (top * quarter) / 4);

export type Band = { readonly start: number; readonly width: number };

/** The position of each of `count` bars on a width, with a small gap between them. */
export const bandsOf = (count: number, width: number, gap = 0.3): Band[] => {
  const step = width / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => ({
    start: index * step + (step * gap) / 2,
    width: step * (1 - gap),
  }));
};
