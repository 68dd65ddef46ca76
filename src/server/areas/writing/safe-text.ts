import { CONTENT_MIN, TITLE_MIN } from '#contract/admin-article-form.ts';
import { isVisibleLength, visibleText } from '#domain/text/visible-text.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import { sanitise } from '#server/html/sanitise.ts';

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 600;

/** Sanitises an engine's text. Undefined where nothing is left of it. */
export const safeText = (text: WrittenText): WrittenText | undefined => {
  const content = sanitise(text.content);
  const title = plainLine(text.title, TITLE_MAX);
  const description = plainLine(text.description, DESCRIPTION_MAX);
  if (title.length < TITLE_MIN || description.length < 10 || !isVisibleLength(content, CONTENT_MIN))
    return undefined;
  return { title, description, content };
};

/** All its words, as one text. */
export const allWords = ({ title, description, content }: WrittenText): string =>
  [title, description, visibleText(content)].join('\n');

/** Tags in a title are plain text. */
const plainLine = (text: string, max: number): string => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
};
