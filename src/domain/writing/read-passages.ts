import { visibleText } from '../text/visible-text.ts';
import { announcesNext, leansOnPrevious, splitSentences } from './sentences.ts';

/** One sentence of a source, with the list after it and its position. */
export type Passage = {
  /** Empty for a list that no sentence introduces. */
  readonly text: string;
  readonly items: readonly string[];
  readonly source: number;
  /** The heading of the source above it; 0 before the first. */
  readonly section: number;
  readonly paragraph: number;
  /** A table or an image, which are not read, comes after it. */
  readonly announcesUnread?: true;
  /** It depends on the previous sentence and cannot be selected without it. */
  readonly leans: boolean;
};

export type ReadSource = { readonly passages: readonly Passage[]; readonly headings: readonly string[] };

type Block = { kind: 'heading' | 'paragraph' | 'item' | 'unread'; text: string };

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
    const section = headings.length - 1;
    const last = passages.at(-1);
    const preceding = last?.section === section && last.paragraph === paragraph ? last : undefined;
    const joined = preceding && joinedTo(preceding, block);
    if (block.kind === 'heading') headings.push(block.text);
    else if (joined) passages[passages.length - 1] = joined;
    else if (block.kind !== 'unread') {
      paragraph += 1;
      passages.push(...passagesOf(block, { source, section, paragraph }));
    }
  }
  return { passages, headings };
};

const BULLET = /^[-–—•*·][\s\u00a0]+/;
const NUMBER = /^(?:\d{1,2}|[a-z])(?:°|[.)])[\s\u00a0]/i;

/** The passage with the block after it, if that belongs to it. */
const joinedTo = (passage: Passage, { kind, text }: Block): Passage | undefined => {
  if (kind === 'heading') return undefined;
  if (kind === 'unread') return { ...passage, announcesUnread: true };
  const { items } = passage;
  // A list may be written as paragraphs after its announcement.
  const isItem =
    (announcesNext(passage.text) || items.length > 0) && (BULLET.test(text) || NUMBER.test(text));
  return kind === 'item' || isItem ? { ...passage, items: [...items, text.replace(BULLET, '')] } : undefined;
};

type Place = Pick<Passage, 'source' | 'section' | 'paragraph'>;

const passagesOf = ({ kind, text }: Block, place: Place): Passage[] => {
  if (kind === 'item') return [{ text: '', items: [text], ...place, leans: false }];
  if (text.split(' ').length < FEWEST_WORDS && !announcesNext(text)) return [];
  return splitSentences(text).map((sentence) => ({
    text: sentence,
    items: [],
    ...place,
    leans: leansOnPrevious(sentence),
  }));
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
    if (match[1] !== '/') {
      open.push(tag);
      if (SKIPPED.test(tag)) blocks.push({ kind: 'unread', text: '' });
    } else if (open.includes(tag)) open.length = open.lastIndexOf(tag);
  }
  take(html.length);
  return blocks;
};
