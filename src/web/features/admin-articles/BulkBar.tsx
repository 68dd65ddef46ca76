import { Button } from '#web/ui/Button.tsx';
import styles from './BulkBar.module.css';
import { listTexts } from './list-texts.ts';

type Props = { count: number; busy: boolean; onDelete: () => void; onPublish: () => void };

/** What can be done to the rows that are ticked; nothing, and inert, without any. */
export const BulkBar = ({ count, busy, onDelete, onPublish }: Props) => (
  <section className={styles.bar} aria-label="Actions sur la sélection">
    <p role="status">{listTexts.selected(count)}</p>
    <Button size="dense" icon="trash" disabled={count === 0 || busy} onClick={onDelete}>
      Supprimer
    </Button>
    <Button size="dense" icon="send" disabled={count === 0 || busy} onClick={onPublish}>
      Publier
    </Button>
  </section>
);
