import {
  bold,
  bulletList,
  clearFormat,
  italic,
  orderedList,
  underline,
} from '#web/editor/formatting-tools.ts';
import type { Tool } from '#web/editor/tool.ts';

/** Bold, italic, underline, ordered list, bullet list, clean: the specification's toolbar, in its order. */
export const noticeTools: readonly Tool[] = [
  bold,
  italic,
  underline,
  { ...orderedList, opensGroup: true },
  bulletList,
  { ...clearFormat, opensGroup: true },
];
