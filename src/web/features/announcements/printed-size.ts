/** A sheet of A4 holds this many letters of a notice in the ordinary size, in a small one. */
const ORDINARY = 2_200;
const SMALL = 4_500;

/** How small a notice is printed so that it stays on one sheet. */
export const printedSize = (html: string): 'ordinary' | 'small' | 'tiny' => {
  // Each block starts a line of its own: half a line of letters is lost on average.
  const blocks = html.match(/<(?:p|li|br|tr|h[1-4])\b/g)?.length ?? 0;
  const letters = html.replace(/<[^<>]*>/g, '').length + blocks * 50;
  if (letters <= ORDINARY) return 'ordinary';
  return letters <= SMALL ? 'small' : 'tiny';
};
