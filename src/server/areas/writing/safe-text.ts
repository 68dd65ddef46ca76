import { CONTENT_MIN, TITLE_MIN } from '#contract/admin-article-form.ts';
import { visibleLength, visibleText } from '#domain/text/visible-text.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import { sanitise } from '#server/html/sanitise.ts';

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 600;

/** An engine's text as any other that comes from outside. Undefined where no article is left of it. */
export const safeText = (text: WrittenText): WrittenText | undefined => {
  const content = sanitise(text.content);
  const title = plainLine(text.title, TITLE_MAX);
  const description = plainLine(text.description, DESCRIPTION_MAX);
  if (title.length < TITLE_MIN || description.length < 10 || visibleLength(content) < CONTENT_MIN)
    return undefined;
  return { title, description, content };
};

/** All that it says, as one text. */
export const allWords = ({ title, description, content }: WrittenText): string =>
  [title, description, visibleText(content)].join('\n');

/** Tags in it are words, as everywhere else a title is shown. */
const plainLine = (text: string, max: number): string => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
};
