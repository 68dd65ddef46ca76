import type { WritingEngineInfo } from '#contract/admin-writing.ts';
import { readableLines } from '#domain/text/readable-lines.ts';
import { openBrowserStorage } from '#web/session/browser-storage.ts';
import { type ArticleText, comparableText } from '../history/comparable-text.ts';

export type Rephrased = {
  before: ArticleText;
  after: ArticleText;
  message: string;
  engine: WritingEngineInfo;
  /** Facts of the former text that are missing in the new one. */
  missing: readonly string[];
};

// Session storage: it survives a reload or a crash, but not the tab.
const storage = openBrowserStorage(() => window.sessionStorage);
const keyOf = (id: string): string => `rephrased:${id}`;

/**
 * Autosave replaces the draft of the former text, which may never have been saved, with the new one: the
 * former text is stored here until the editor has chosen.
 */
export const storeRephrased = (id: string, rephrased: Rephrased): void =>
  storage.setItem(keyOf(id), JSON.stringify(rephrased));

export const removeRephrased = (id: string): void => storage.removeItem(keyOf(id));

/** The stored rephrasing, if the given text is the rephrased one. */
export const loadRephrased = (id: string | undefined, now: ArticleText): Rephrased | undefined => {
  const stored = id && storage.getItem(keyOf(id));
  if (!stored) return undefined;
  const rephrased = JSON.parse(stored) as Rephrased;
  return linesOf(rephrased.after) === linesOf(now) ? rephrased : undefined;
};

const linesOf = (text: ArticleText): string => readableLines(comparableText(text));
