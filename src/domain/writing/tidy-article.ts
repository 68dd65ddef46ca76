import { fold } from '../search/fold.ts';
import { visibleText } from '../text/visible-text.ts';
import { typeset, typesetHtml } from '../typography/typeset.ts';
import { chooseLead } from './choose-lead.ts';
import { drawDescription, drawTitle, ownDescription } from './draw-summary.ts';
import { subjectOf } from './headings.ts';
import { heading, paragraph } from './html.ts';
import { paragraphsOf, scorePassages } from './paragraphs.ts';
import { readPassages } from './read-passages.ts';
import { leansOnPrevious, splitSentences } from './sentences.ts';
import type { WrittenText } from './written-text.ts';

/** Each is compared with each: of a book, the beginning says what it is about. */
const MOST_RANKED = 400;
const PARAGRAPH_MOST = 3;
/** From so many paragraphs on, a text gets headings. */
const LONG = 4;
/** A paragraph of words alone: what holds a link, a picture or emphasis is left as its author made it. */
const PLAIN_PARAGRAPH = /<p>([^<]+)<\/p>/g;

/**
 * The same article put in order: the paragraph that says most comes first, long ones are cut, what is said twice is
 * said once, a long text gets headings, the whole its French typography, and title and description are drawn from it
 * where it has none that serve. No sentence is lost, and none is added.
 */
export const tidyArticle = (article: WrittenText): WrittenText | undefined => {
  const sentences = scorePassages(readPassages(article.content, 0).passages.slice(0, MOST_RANKED));
  if (sentences.length === 0) return undefined;
  const title = drawTitle(sentences, article.title) ?? article.title;
  const description = ownDescription(article) ?? drawDescription(sentences, title) ?? article.description;
  const opening = paragraphsOf(sentences.filter(({ section }) => section === 0));
  const lead = chooseLead(opening, article.title);
  const moved = lead === opening[0] ? undefined : lead?.[0].text;
  const content = withHeadings(rearranged(article.content, moved));
  return { title: typeset(title), description: typeset(description), content: typesetHtml(content) };
};

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
    const shown =
      fresh.length === sentences.length && fresh.length <= PARAGRAPH_MOST ? whole : inParagraphs(fresh);
    if (sentences[0] !== lead || moved !== '') return shown;
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

/** A long text without any gets them above each paragraph that tells what it speaks of. */
const withHeadings = (content: string): string => {
  const isLong = (content.match(PLAIN_PARAGRAPH)?.length ?? 0) >= LONG;
  if (!isLong || /<h[1-6]\b/i.test(content)) return content;
  let isFirst = true;
  const used = new Set<string>();
  return content.replace(PLAIN_PARAGRAPH, (whole, inner: string) => {
    const subject = isFirst ? undefined : subjectOf(visibleText(inner));
    isFirst = false;
    if (!subject || used.has(fold(subject))) return whole;
    used.add(fold(subject));
    return heading(subject) + whole;
  });
};
