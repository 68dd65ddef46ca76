import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import styles from './CommandPalette.module.css';

export const PALETTE_NAME = 'Palette de commandes';
export const PALETTE_FIELD = {
  'aria-label': 'Chercher un écran, une action, un article, une annonce ou un client',
  placeholder: 'Écran, action, article, référence, société, client…',
} as const;

type Props = {
  /** The palette is drawn, but its field has not the focus yet. */
  hidden: boolean;
  failed: boolean;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** The field of the palette from the very press that opens it: what is typed before the palette is there stays. */
export const FirstField = ({ hidden, failed, text, onText, onClose }: Props) => (
  <div className={hidden ? 'visually-hidden' : styles.backdrop}>
    <div className={hidden ? undefined : styles.viewport}>
      <div
        className={hidden ? undefined : styles.popup}
        role="dialog"
        aria-modal="true"
        aria-label={PALETTE_NAME}
      >
        <div className={styles.field}>
          <Icon name="search" size={20} />
          <input
            {...PALETTE_FIELD}
            className={styles.input}
            // biome-ignore lint/a11y/noAutofocus: a person has asked for it.
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
              // Nothing else can have the focus until the palette is there.
              if (event.key === 'Tab' && !failed) event.preventDefault();
            }}
          />
        </div>
        <p className={styles.state} role="status">
          {failed ? "La palette n'a pas pu être chargée." : 'Chargement...'}
        </p>
        {failed && (
          <p className={styles.failed}>
            <ReloadButton />
            <Button variant="text" size="sm" onClick={onClose}>
              Fermer
            </Button>
          </p>
        )}
      </div>
    </div>
  </div>
);
