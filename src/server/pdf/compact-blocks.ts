import type { NoticeBlock, Run } from './notice-blocks.ts';

/** No honest notice has so many paragraphs; thousands of one letter would take hundreds of pages. */
const MOST_BLOCKS = 600;
/** The longest joined block. */
const LONGEST = 1_500;

/**
 * The small blocks of a notice that has too many are joined with spaces: the words, their order and the hash of the
 * text do not change.
 */
export const compactBlocks = (blocks: readonly NoticeBlock[]): readonly NoticeBlock[] => {
  if (blocks.length <= MOST_BLOCKS) return blocks;
  const joined: NoticeBlock[] = [];
  let pieces: Run[] = [];
  let length = 0;
  const close = (): void => {
    if (pieces.length > 0)
      joined.push({ kind: 'paragraph', mark: '', depth: 0, tight: false, runs: mergeRuns(pieces) });
    pieces = [];
    length = 0;
  };
  for (const { mark, runs } of blocks) {
    const written = runs.reduce((sum, { text }) => sum + text.length, mark.length + 1);
    if (length + written > LONGEST) close();
    const lead = `${pieces.length > 0 ? ' ' : ''}${mark && `${mark} `}`;
    if (lead) pieces.push({ text: lead, bold: false, italic: false });
    pieces.push(...runs);
    length += written;
  }
  close();
  return joined;
};

/** Joins adjacent runs of the same font: laying out each alone takes the time. */
const mergeRuns = (runs: readonly Run[]): Run[] => {
  const merged: { text: string; bold: boolean; italic: boolean }[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
};
