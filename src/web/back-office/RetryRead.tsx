import { Button } from '#web/ui/Button.tsx';
import styles from './RetryRead.module.css';

type Props = { onRetry: () => void; busy: boolean };

/** A list that failed says nothing on the screen: it can only be read again. */
export const RetryRead = ({ onRetry, busy }: Props) => (
  <p className={styles.retry}>
    <Button size="dense" variant="secondary" onClick={onRetry} busy={busy} busyText="Nouvel essai">
      Réessayer
    </Button>
  </p>
);
