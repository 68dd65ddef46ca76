import type { Editor, Extensions } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { useAfterPress } from '#web/ui/after-press.ts';
import { cleanPaste, type PasteRules } from './clean-paste.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import styles from './RichTextEditor.module.css';
import type { Tool } from './tool.ts';

export type EditedField = {
  id: string;
  /** The id of its visible label. */
  labelledBy: string;
  describedBy?: string | undefined;
  invalid: boolean;
  /** Clean HTML; '' when nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The text is read-only while something else changes it. */
  readOnly?: boolean;
};

type Props = EditedField & {
  /** The editor's allow-list: what is not in this schema cannot be typed, pasted or restored. */
  extensions: Extensions;
  tools: readonly Tool[];
  /** What a pasted text keeps beyond words, emphasis and lists. */
  paste?: PasteRules;
  /** Called with files pasted or dropped on the text; the caret is at the drop position. */
  onFiles?: (editor: Editor, files: readonly File[]) => void;
  /** Grows with its text instead of scrolling. */
  tall?: boolean;
};

/** A rich text editor with its toolbar. Load it lazily: the rest of the site must not carry it. */
export const RichTextEditor = ({
  extensions,
  tools,
  paste,
  onFiles,
  tall,
  readOnly = false,
  value,
  onChange,
  ...field
}: Props) => {
  const attributes = attributesOf(field);
  const take = (data: DataTransfer | null, at?: number): boolean => {
    const files = [...(data?.files ?? [])];
    if (!onFiles || readOnly || files.length === 0) return false;
    if (at !== undefined) editor.commands.setTextSelection(at);
    onFiles(editor, files);
    return true;
  };
  const afterPress = useAfterPress();
  const editor = useEditor({
    extensions,
    content: value,
    // Styled by our stylesheet: the Content-Security-Policy refuses a style element.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => cleanPaste(html, paste),
      // Pasted text stays text: a word processor also adds an image of it to the clipboard.
      handlePaste: (_view, { clipboardData }) =>
        clipboardData?.getData('text/plain') === '' && take(clipboardData),
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const place = view.posAtCoords({ left: clientX, top: clientY });
        return take(dataTransfer, place?.pos);
      },
      // Tab leaves the editor, in a list too: otherwise the keyboard would be trapped.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => afterPress(field.onBlur),
  });

  // A template or a restored draft replaces the text from outside; the user's own typing comes back
  // unchanged.
  useEffect(() => {
    if (value !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);

  const { describedBy, invalid } = field;
  useEffect(() => {
    const text = editor.view.dom;
    setAttribute(text, 'aria-describedby', describedBy);
    setAttribute(text, 'aria-invalid', invalid ? 'true' : undefined);
    setAttribute(text, 'aria-readonly', readOnly ? 'true' : undefined);
  }, [editor, describedBy, invalid, readOnly]);

  return (
    <div
      className={styles.editor}
      data-invalid={invalid || undefined}
      data-tall={tall || undefined}
      data-read-only={readOnly || undefined}
    >
      <EditorToolbar editor={editor} tools={tools} controls={field.id} disabled={readOnly} />
      <EditorContent editor={editor} className={styles.frame} />
    </div>
  );
};

const attributesOf = ({ id, labelledBy }: Pick<EditedField, 'id' | 'labelledBy'>) => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  'aria-required': 'true',
  class: styles.text ?? '',
});

const setAttribute = (element: Element, name: string, text: string | undefined): void => {
  if (text) element.setAttribute(name, text);
  else element.removeAttribute(name);
};
