import { fold } from '../search/fold.ts';
import { visibleText } from '../text/visible-text.ts';
import { typeset, typesetHtml } from '../typography/typeset.ts';
import { best, drawDescription, drawTitle, type Ranked } from './draw-summary.ts';
import { subjectOf } from './headings.ts';
import { heading, paragraph } from './html.ts';
import { rankSentences } from './rank-sentences.ts';
import { readPassages } from './read-passages.ts';
import { leansOnPrevious, splitSentences } from './sentences.ts';
import type { WrittenText } from './written-text.ts';

/** Each is compared with each: of a book, the beginning says what it is about. */
const MOST_RANKED = 400;
const PARAGRAPH_MOST = 3;
const HEADING_FROM = 4;
/** A paragraph of words alone: what holds a link, a picture or emphasis is left as its author made it. */
const PLAIN_PARAGRAPH = /<p>([^<]+)<\/p>/g;

/**
 * The same article put in order: the sentence that says most comes first, long paragraphs are cut, what is said twice
 * is said once, a long text gets headings, the whole its French typography, and title and description are drawn from
 * it. No sentence is lost, and none is added.
 */
export const tidyArticle = (article: WrittenText): WrittenText | undefined => {
  const sentences = rank(article.content);
  if (sentences.length === 0) return undefined;
  const title = drawTitle(sentences, article.title) ?? article.title;
  const description = drawDescription(sentences, title) ?? article.description;
  const content = withHeadings(rearranged(article.content, leadOf(sentences)));
  return { title: typeset(title), description: typeset(description), content: typesetHtml(content) };
};

const rank = (content: string): Ranked[] => {
  const texts = readPassages(content, 0)
    .passages.slice(0, MOST_RANKED)
    .map(({ text }) => text);
  const scores = rankSentences(texts);
  return texts.map((text, index) => ({ text, score: scores[index] ?? 0 }));
};

/** Nothing may lean on the place that it leaves. */
const leadOf = (sentences: readonly Ranked[]): string | undefined =>
  best(sentences)
    .filter(({ text }) => text.length <= 320 && !text.endsWith(':') && !leansOnPrevious(text))
    .map(({ text }) => text)
    .find((text) => {
      const next = sentences[sentences.findIndex((one) => one.text === text) + 1];
      return !next || !leansOnPrevious(next.text);
    });

const rearranged = (content: string, lead: string | undefined): string => {
  const seen = new Set<string>();
  let moved = '';
  const rest = content.replace(PLAIN_PARAGRAPH, (whole, inner: string) => {
    const sentences = splitSentences(visibleText(inner));
    const fresh = sentences.filter((sentence, index) => {
      const key = fold(sentence);
      // What leans on a sentence stays with it, said twice or not.
      const isTwice = seen.has(key) && !sentences[index + 1];
      seen.add(key);
      return !isTwice;
    });
    const staying = fresh.filter((sentence) => {
      if (sentence !== lead || moved !== '') return true;
      moved = sentence;
      return false;
    });
    return staying.length === sentences.length && staying.length <= PARAGRAPH_MOST
      ? whole
      : inParagraphs(staying);
  });
  return (moved === '' ? '' : paragraph(moved)) + rest;
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

/** A long text without any gets them where a paragraph tells what it speaks of. */
const withHeadings = (content: string): string => {
  if (/<h[1-6]\b/i.test(content)) return content;
  let since = 0;
  const used = new Set<string>();
  return content.replace(PLAIN_PARAGRAPH, (whole, inner: string) => {
    since += 1;
    if (since < HEADING_FROM) return whole;
    const subject = subjectOf(visibleText(inner));
    if (!subject || used.has(fold(subject))) return whole;
    used.add(fold(subject));
    since = 1;
    return heading(subject) + whole;
  });
};
