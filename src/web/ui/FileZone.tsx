import { type DragEvent, useState } from 'react';
import styles from './FileZone.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** The name of the file input. */
  label: string;
  /** « une image »: what is dropped. */
  what: string;
  /** The types and limits, in words. */
  hint: string;
  accept: string;
  onFile: (file: File) => void;
};

/** Takes a file by drag and drop or a file input. */
export const FileZone = ({ label, what, hint, accept, onFile }: Props) => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <span>
        Glissez {what} ici ou <span className={styles.choose}>choisissez un fichier</span>
      </span>
      <small>{hint}</small>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again after a failure.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </label>
  );
};
