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

type Props = { editor: Editor; onClose: () => void };

/** An image of the text, sent or named by its address, with what it shows. */
export const ImageDialog = ({ editor, onClose }: Props) => {
  const current = editor.getAttributes('image');
  const [url, setUrl] = useState(String(current.src ?? ''));
  const [alt, setAlt] = useState(String(current.alt ?? ''));
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
    editor
      .chain()
      .setImage({ src, alt: ornament ? '' : alt.trim() })
      .run();
    onClose();
  };
  return (
    <Dialog open title="Image" onClose={onClose} returnFocus={() => editor.view.dom}>
      <form className={styles.form} noValidate onSubmit={insert}>
        {src && <img className={styles.shown} src={src} alt="" />}
        <ImageUpload onUploaded={setUrl} />
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
        <div className={styles.actions}>
          <Button type="submit" size="dense">
            Insérer l'image
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** What the page may show: an image of the site, or one of the web by https. */
const shownAddress = (url: string): string | undefined => {
  const address = url.trim();
  if (/^https:\/\/[^\s"'<>]+$/.test(address)) return address;
  return /^\/?uploads\/[\w./-]+$/.test(address) ? (resolveImagePath(address) ?? undefined) : undefined;
};
