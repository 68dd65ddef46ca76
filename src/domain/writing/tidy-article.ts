import { fold } from '../search/fold.ts';
import { visibleText } from '../text/visible-text.ts';
import { typeset, typesetHtml } from '../typography/typeset.ts';
import { chooseLead } from './choose-lead.ts';
import { drawDescription, drawTitle, ownDescription } from './draw-summary.ts';
import { paragraph } from './html.ts';
import { paragraphsOf, scorePassages } from './paragraphs.ts';
import { readPassages } from './read-passages.ts';
import { announcesNext, leansOnPrevious, splitSentences } from './sentences.ts';
import type { WrittenText } from './written-text.ts';

/** Every sentence is compared with every other: of a very long text, only the beginning is ranked. */
const MOST_RANKED = 400;
const PARAGRAPH_MOST = 3;
/** A paragraph of plain words: one with a link, an image or emphasis is left unchanged. */
const PLAIN_PARAGRAPH = /<p>([^<]+)<\/p>/g;

/**
 * Rearranges an article: the most central paragraph first, long ones split, repetitions removed, French
 * typography; title and description are taken from the text where it has no suitable
 * ones. No sentence is lost, and none is added.
 */
export const tidyArticle = (article: WrittenText): WrittenText | undefined => {
  const sentences = scorePassages(readPassages(article.content, 0).passages.slice(0, MOST_RANKED));
  if (sentences.length === 0) return undefined;
  const title = drawTitle(sentences, article.title) ?? article.title;
  const description = ownDescription(article) ?? drawDescription(sentences, title) ?? article.description;
  const opening = paragraphsOf(sentences.filter(({ section }) => section === 0));
  const lead = chooseLead(opening, article.title);
  const moved = lead === opening[0] ? undefined : lead?.map(({ text }) => text).join(' ');
  const content = rearranged(article.content, moved);
  return { title: typeset(title), description: typeset(description), content: typesetHtml(content) };
};

const rearranged = (content: string, lead: string | undefined): string => {
  const seen = new Set<string>();
  let moved = '';
  const rest = content.replace(PLAIN_PARAGRAPH, (whole, inner: string) => {
    const sentences = splitSentences(visibleText(inner));
    const fresh = sentences.filter((sentence, index) => {
      const key = fold(sentence);
      // A repeated sentence stays if another one follows it in the paragraph, or a list after it: they may depend on it.
      const isTwice = seen.has(key) && !sentences[index + 1] && !announcesNext(sentence);
      seen.add(key);
      return !isTwice;
    });
    const shown =
      fresh.length === sentences.length && fresh.length <= PARAGRAPH_MOST ? whole : inParagraphs(fresh);
    if (sentences.join(' ') !== lead || moved !== '') return shown;
    moved = shown;
    return '';
  });
  return moved + rest;
};

const inParagraphs = (sentences: readonly string[]): string => {
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (last && (last.length < PARAGRAPH_MOST || leansOnPrevious(sentence))) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups.map((group) => paragraph(group.join(' '))).join('');
};
