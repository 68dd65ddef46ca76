import { visibleText } from '../text/visible-text.ts';
import { leansOnPrevious, splitSentences } from './sentences.ts';

/** One sentence of a source, with the list that it introduces and its position. */
export type Passage = {
  readonly text: string;
  readonly items: readonly string[];
  readonly source: number;
  /** The heading of the source above it; 0 before the first. */
  readonly section: number;
  readonly paragraph: number;
  /** It depends on the previous sentence and cannot be selected without it. */
  readonly leans: boolean;
};

export type ReadSource = { readonly passages: readonly Passage[]; readonly headings: readonly string[] };

type Block = { kind: 'heading' | 'paragraph' | 'item'; text: string };

const BLOCK_TAG =
  /<(\/?)(h[1-6]|p|li|blockquote|ul|ol|table|thead|tbody|tr|td|th|caption|figure|figcaption|section|article|div|br|hr)\b[^<>]*>/gi;
/** Elements without sentences: table cells and image captions. */
const SKIPPED = /^(?:table|figure)$/;
/** « Lire aussi », « Par la rédaction »: not paragraphs of the text. */
const FEWEST_WORDS = 4;

/** The sentences of an HTML text, in its order. */
export const readPassages = (html: string, source: number): ReadSource => {
  const headings: string[] = [''];
  const passages: Passage[] = [];
  let paragraph = 0;
  for (const block of readBlocks(html)) {
    if (block.kind === 'heading') headings.push(block.text);
    else if (block.kind === 'item' && addItem(passages, block.text, paragraph)) continue;
    else {
      paragraph += 1;
      passages.push(...passagesOf(block.text, { source, section: headings.length - 1, paragraph }));
    }
  }
  return { passages, headings };
};

type Place = Pick<Passage, 'source' | 'section' | 'paragraph'>;

const passagesOf = (text: string, place: Place): Passage[] =>
  text.split(' ').length < FEWEST_WORDS
    ? []
    : splitSentences(text).map((sentence) => ({
        text: sentence,
        items: [],
        ...place,
        leans: leansOnPrevious(sentence),
      }));

/** A list belongs to the sentence that introduces it. */
const addItem = (passages: Passage[], text: string, paragraph: number): boolean => {
  const last = passages.at(-1);
  if (!last || last.paragraph !== paragraph || (last.items.length === 0 && !/:$/.test(last.text)))
    return false;
  passages[passages.length - 1] = { ...last, items: [...last.items, text] };
  return true;
};

const readBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  const open: string[] = [];
  let from = 0;
  const take = (to: number) => {
    const text = visibleText(html.slice(from, to));
    const kind = open.some((tag) => /^h\d$/.test(tag))
      ? 'heading'
      : open.includes('li')
        ? 'item'
        : 'paragraph';
    if (text !== '' && !open.some((tag) => SKIPPED.test(tag))) blocks.push({ kind, text });
  };
  for (const match of html.matchAll(BLOCK_TAG)) {
    take(match.index);
    from = match.index + match[0].length;
    const tag = (match[2] ?? '').toLowerCase();
    if (tag === 'br' || tag === 'hr') continue;
    if (match[1] !== '/') open.push(tag);
    else if (open.includes(tag)) open.length = open.lastIndexOf(tag);
  }
  take(html.length);
  return blocks;
};
