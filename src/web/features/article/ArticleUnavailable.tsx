import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './ArticleUnavailable.module.css';

/** A missing article, or one that could not be had: the specification says the same of both. */
export const ArticleUnavailable = () => (
  <div className={`wrap ${styles.unavailable}`}>
    <EmptyState
      level={1}
      message="Désolé, nous n'avons pas pu charger cet article."
      action={<Button href="/">Retourner à l'accueil</Button>}
    />
  </div>
);
