import { type EditedField, RichTextEditor } from '#web/editor/RichTextEditor.tsx';
import { noticeExtensions } from './notice-extensions.ts';
import { noticeTools } from './notice-tools.ts';

/** The notice's text. Loaded with the form alone. */
export const NoticeEditor = (field: EditedField) => (
  <RichTextEditor {...field} extensions={noticeExtensions} tools={noticeTools} />
);
