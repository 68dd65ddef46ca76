import { Button } from '#web/ui/Button.tsx';
import styles from './RetryRead.module.css';

type Props = { onRetry: () => void; busy: boolean };

/** Shown in place of a list that failed to load: a button reads it again. */
export const RetryRead = ({ onRetry, busy }: Props) => (
  <p className={styles.retry}>
    <Button size="dense" variant="secondary" onClick={onRetry} busy={busy} busyText="Nouvel essai">
      Réessayer
    </Button>
  </p>
);
