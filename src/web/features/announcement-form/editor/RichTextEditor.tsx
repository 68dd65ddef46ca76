import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { noticeExtensions } from './notice-extensions.ts';
import styles from './RichTextEditor.module.css';

export type RichTextEditorProps = {
  id: string;
  /** The id of its visible label. */
  labelledBy: string;
  describedBy?: string | undefined;
  invalid: boolean;
  /** Clean HTML; '' when nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
};

/** The notice's text. Loaded with the form alone: the rest of the site never pays for it. */
export const RichTextEditor = ({ value, onChange, ...field }: RichTextEditorProps) => {
  const attributes = attributesOf(field);
  const editor = useEditor({
    extensions: noticeExtensions,
    content: value,
    // Our own sheet styles it: the Content-Security-Policy refuses a style element.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPaste,
      // Tab leaves the text, in a list too: a keyboard must never be held in the editor.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: field.onBlur,
  });

  // A template or a restored draft replaces the text from outside; the person's own typing comes back equal.
  useEffect(() => {
    if (value !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const { describedBy, invalid } = field;
  useEffect(() => {
    const text = editor.view.dom;
    setAttribute(text, 'aria-describedby', describedBy);
    setAttribute(text, 'aria-invalid', invalid ? 'true' : undefined);
  }, [editor, describedBy, invalid]);

  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <EditorToolbar editor={editor} controls={field.id} />
      <EditorContent editor={editor} className={styles.frame} />
    </div>
  );
};

const attributesOf = ({ id, labelledBy }: Pick<RichTextEditorProps, 'id' | 'labelledBy'>) => ({
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
