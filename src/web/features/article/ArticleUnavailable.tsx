import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './ArticleUnavailable.module.css';

/** Shown for a missing article and for a failed load: the specification has one text for both. */
export const ArticleUnavailable = () => (
  <div className={`wrap ${styles.unavailable}`}>
    <EmptyState
      level={1}
      message="Désolé, nous n'avons pas pu charger cet article."
      action={<Button href="/">Retourner à l'accueil</Button>}
    />
  </div>
);
