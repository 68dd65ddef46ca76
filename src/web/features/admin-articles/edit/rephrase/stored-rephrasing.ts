import type { WritingEngineInfo } from '#contract/admin-writing.ts';
import { readableLines } from '#domain/text/readable-lines.ts';
import { openBrowserStorage } from '#web/session/browser-storage.ts';
import { type ArticleText, comparableText } from '../history/comparable-text.ts';

export type Rephrased = {
  before: ArticleText;
  after: ArticleText;
  message: string;
  engine: WritingEngineInfo;
  /** Facts of the former text that the new one no longer holds. */
  missing: readonly string[];
};

// Of this tab alone: it outlives a reload or a crash, not the editor's day.
const storage = openBrowserStorage(() => window.sessionStorage);
const keyOf = (id: string): string => `rephrased:${id}`;

/**
 * The autosave writes the new text over the draft of the former one, which may never have been saved: until the editor
 * has chosen, it is kept here.
 */
export const storeRephrased = (id: string, rephrased: Rephrased): void =>
  storage.setItem(keyOf(id), JSON.stringify(rephrased));

export const removeRephrased = (id: string): void => storage.removeItem(keyOf(id));

/** What was kept, where the text that stands there now is the rephrased one. */
export const loadRephrased = (id: string | undefined, now: ArticleText): Rephrased | undefined => {
  const stored = id && storage.getItem(keyOf(id));
  if (!stored) return undefined;
  const rephrased = JSON.parse(stored) as Rephrased;
  return linesOf(rephrased.after) === linesOf(now) ? rephrased : undefined;
};

const linesOf = (text: ArticleText): string => readableLines(comparableText(text));
