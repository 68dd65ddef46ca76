/** The number of characters of a notice that fit an A4 sheet in the normal size, and in a small one. */
const ORDINARY = 2_200;
const SMALL = 4_500;

/** The font size that keeps a notice on one printed sheet. */
export const printedSize = (html: string): 'ordinary' | 'small' | 'tiny' => {
  // Each block starts a new line: half a line is lost on average.
  const blocks = html.match(/<(?:p|li|br|tr|h[1-4])\b/g)?.length ?? 0;
  const letters = html.replace(/<[^<>]*>/g, '').length + blocks * 50;
  if (letters <= ORDINARY) return 'ordinary';
  return letters <= SMALL ? 'small' : 'tiny';
};
