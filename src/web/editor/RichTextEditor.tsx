import type { Editor, Extensions } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useAfterPress } from '#web/ui/after-press.ts';
import { cleanPaste, type PastedImage, type PasteRules, pastedImageIndex } from './clean-paste.ts';
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
  /** Called after a text with images was pasted, with the position in the text of each. */
  onPastedImages?: (editor: Editor, images: readonly PlacedImage[]) => void;
  /** Grows with its text instead of scrolling. */
  tall?: boolean;
};

export type PlacedImage = PastedImage & { readonly at: number };

/** A rich text editor with its toolbar. Load it lazily: the rest of the site must not carry it. */
export const RichTextEditor = ({
  extensions,
  tools,
  paste,
  onFiles,
  onPastedImages,
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
  const images = useRef<readonly PastedImage[]>([]);
  const afterPress = useAfterPress();
  const editor = useEditor({
    extensions,
    content: value,
    // Styled by our stylesheet: the Content-Security-Policy refuses a style element.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => {
        const clean = cleanPaste(html, paste);
        images.current = clean.images;
        return clean.html;
      },
      handlePaste: (view, { clipboardData }, slice) => {
        const found = images.current;
        images.current = [];
        // Pasted text stays text: a word processor also adds an image of it to the clipboard.
        if (clipboardData?.getData('text/plain') === '' && take(clipboardData)) return true;
        if (found.length === 0 || readOnly) return false;
        onPastedImages?.(editor, pasteAround(view, slice, found));
        return true;
      },
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

/** Pastes a text without its images; returns where each belongs. */
const pasteAround = (view: EditorView, slice: Slice, images: readonly PastedImage[]): PlacedImage[] => {
  const { tr, schema } = view.state;
  tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste');
  const found: { from: number; image: PastedImage }[] = [];
  tr.doc.descendants((node, from) => {
    const image = images[pastedImageIndex(node.attrs.src) ?? -1];
    if (image) found.push({ from, image });
  });
  const steps = tr.steps.length;
  for (const { from } of found) {
    const at = tr.mapping.slice(steps).map(from);
    const place = tr.doc.resolve(at);
    // A cell or a list item must not be left without a paragraph.
    if (place.parent.canReplace(place.index(), place.index() + 1)) tr.delete(at, at + 1);
    else tr.replaceWith(at, at + 1, schema.nodes.paragraph?.create() ?? []);
  }
  const placed = found.map(({ from, image }) => ({ ...image, at: tr.mapping.slice(steps).map(from) }));
  view.dispatch(tr);
  return placed;
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
