import { imageTypes } from '#contract/admin-uploads.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FileZone } from '#web/ui/FileZone.tsx';
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
  return (
    <div className={styles.upload}>
      <FileZone
        label="Choisir une image"
        what="une image"
        hint="jpg, png, gif, webp, 5 Mo au plus"
        accept={imageTypes.join(',')}
        onFile={(chosen) => void send(chosen)}
      />
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
