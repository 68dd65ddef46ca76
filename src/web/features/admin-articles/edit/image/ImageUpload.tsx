import { type DragEvent, useState } from 'react';
import { imageTypes } from '#contract/admin-uploads.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import styles from './ImageUpload.module.css';
import { useImageUpload } from './use-image-upload.ts';

type Props = {
  onUploaded: (imageUrl: string) => void;
  /** A file to upload at once. */
  file?: File | undefined;
};

/** Uploads an image by drag and drop or a file input, with its progress and result. */
export const ImageUpload = ({ onUploaded, file }: Props) => {
  const { state, send, cancel } = useImageUpload(onUploaded, file);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void send(dropped);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={styles.upload}>
      <label
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={24} />
        <span>
          Glissez une image ici ou <span className={styles.choose}>choisissez un fichier</span>
        </span>
        <small>jpg, png, gif, webp, 5 Mo au plus</small>
        <input
          type="file"
          accept={imageTypes.join(',')}
          aria-label="Choisir une image"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Cleared, so that the same file can be chosen again after a failure.
            event.target.value = '';
            if (chosen) void send(chosen);
          }}
        />
      </label>
      {state.status === 'uploading' && (
        <div className={styles.progress}>
          <Progress label={state.name} percent={state.percent} />
          <Button variant="text" size="sm" onClick={cancel}>
            Annuler l'envoi
          </Button>
        </div>
      )}
      {state.status === 'success' && <Banner tone="success">{state.message}</Banner>}
      {state.status === 'error' && <Banner tone="danger">{state.message}</Banner>}
    </div>
  );
};
