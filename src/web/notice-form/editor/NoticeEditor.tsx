import {
  bold,
  bulletList,
  clearFormat,
  italic,
  orderedList,
  underline,
} from '#web/editor/formatting-tools.ts';
import { type EditedField, RichTextEditor } from '#web/editor/RichTextEditor.tsx';
import type { Tool } from '#web/editor/tool.ts';
import { noticeExtensions } from './notice-extensions.ts';

/** The text editor of a notice, loaded lazily with the form. */
export const NoticeEditor = (field: EditedField) => (
  <RichTextEditor {...field} extensions={noticeExtensions} tools={noticeTools} />
);

/** Bold, italic, underline, ordered list, bullet list, clean: the specification's toolbar, in its order. */
const noticeTools: readonly Tool[] = [
  bold,
  italic,
  underline,
  { ...orderedList, opensGroup: true },
  bulletList,
  { ...clearFormat, opensGroup: true },
];
