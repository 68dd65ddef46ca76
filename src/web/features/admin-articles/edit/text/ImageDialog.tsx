import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { messages } from '#contract/messages.fr.ts';
import { resolveImagePath } from '#domain/image/image-path.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { ImageUpload } from '../image/ImageUpload.tsx';
import styles from './dialogs.module.css';

type Props = {
  editor: Editor;
  /** A file pasted into or dropped on the text. */
  file?: File | undefined;
  /** The alt text that it came with. */
  alt?: string | undefined;
  /** Where it goes; the selection unless given. */
  place?: { readonly current: number } | undefined;
  onClose: () => void;
};

/** Inserts or edits an image of the text, uploaded or by its URL, with its alt text and caption. */
export const ImageDialog = ({ editor, file, alt: givenAlt, place, onClose }: Props) => {
  const current = place ? newPicture(place.current, place.current, givenAlt) : selectedPicture(editor);
  const [url, setUrl] = useState(current.src);
  const [alt, setAlt] = useState(current.alt);
  const [caption, setCaption] = useState(current.caption);
  const [ornament, setOrnament] = useState(false);
  const [tried, setTried] = useState(false);
  const src = shownAddress(url);
  const faults = {
    url: src ? undefined : messages.adminArticle.imageUrl,
    alt: alt.trim() || ornament ? undefined : "Dites ce que montre l'image, ou qu'elle est décorative.",
  };
  const insert = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (!src || faults.alt) return;
    putPicture(editor, current, { src, alt: ornament ? '' : alt.trim(), caption: caption.trim() });
    onClose();
  };
  // Focus and caret return together: a key pressed at once is typed where the image left the caret.
  const backToText = () => {
    editor.view.focus();
    return editor.view.dom;
  };
  return (
    <Dialog open title="Image" onClose={onClose} returnFocus={backToText}>
      <form className={styles.form} noValidate onSubmit={insert}>
        {src && <img className={styles.shown} src={src} alt="" />}
        <ImageUpload onUploaded={setUrl} file={file} />
        <Field
          dense
          label="URL de l'image"
          inputMode="url"
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          error={tried ? faults.url : undefined}
        />
        <Field
          dense
          label="Texte alternatif"
          hint="Ce que montre l'image, pour qui ne la voit pas."
          value={alt}
          disabled={ornament}
          onChange={(event) => setAlt(event.target.value)}
          error={tried ? faults.alt : undefined}
        />
        <Tick
          label="Image décorative, sans texte alternatif"
          checked={ornament}
          onChange={(event) => setOrnament(event.target.checked)}
        />
        <Field
          dense
          optional
          label="Légende"
          hint="Affichée sous l'image : sa source, son auteur."
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" size="dense">
            Insérer l'image
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Image URLs that the page may show: this site's, or https. */
const shownAddress = (url: string): string | undefined => {
  const address = url.trim();
  if (/^https:\/\/[^\s"'<>]+$/.test(address)) return address;
  return /^\/?uploads\/[\w./-]+$/.test(address) ? (resolveImagePath(address) ?? undefined) : undefined;
};

type Picture = { src: string; alt: string; caption: string };
type Place = { from: number; to: number };

const newPicture = (from: number, to: number, alt = ''): Picture & Place => ({
  src: '',
  alt,
  caption: '',
  from,
  to,
});

/** The selected image with its caption, or the position where a new one is inserted. */
const selectedPicture = (editor: Editor): Picture & Place => {
  const { from, to, $from } = editor.state.selection;
  if (!editor.isActive('image')) return newPicture(from, to);
  const { src, alt } = editor.getAttributes('image');
  const own = { src: String(src ?? ''), alt: String(alt ?? '') };
  const figure = $from.parent;
  if (figure.type.name !== 'figure') return { ...own, caption: '', from, to };
  const caption = figure.lastChild?.type.name === 'figcaption' ? figure.lastChild.textContent : '';
  return { ...own, caption, from: $from.before(), to: $from.after() };
};

/**
 * Inserts or replaces an image. The caret goes to the line below: on the image itself, the next key would
 * replace it. If the text has no line there, it is added.
 */
const putPicture = (editor: Editor, place: Place, { src, alt, caption }: Picture): void => {
  const image = { type: 'image', attrs: { src, alt } };
  const node = caption
    ? { type: 'figure', content: [image, { type: 'figcaption', content: [{ type: 'text', text: caption }] }] }
    : image;
  const { doc, schema } = editor.state;
  const line = doc.resolve(place.to).nodeAfter?.isTextblock;
  const put = editor.chain().insertContentAt(place, line ? [node] : [node, { type: 'paragraph' }]);
  if (line) put.setTextSelection(place.from + schema.nodeFromJSON(node).nodeSize + 1);
  put.run();
};
