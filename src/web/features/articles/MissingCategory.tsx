import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './ArticlesPage.module.css';

export const MissingCategory = () => (
  <div className={`wrap ${styles.list}`}>
    <EmptyState
      level={1}
      message="Catégorie non trouvée"
      hint="La catégorie que vous recherchez n'existe pas ou a été supprimée."
      action={<Button href="/">Retour à l'accueil</Button>}
    />
  </div>
);
