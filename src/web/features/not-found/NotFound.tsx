import { coverUrl } from '#domain/cover/cover-address.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './NotFound.module.css';

const RELIEF = coverUrl({ category: 'autres', slug: 'page-introuvable', detail: 'l', mode: 'papier' });

export const NotFound = () => (
  <div className={`wrap ${styles.page}`}>
    <div>
      <h1>404 - Page Introuvable</h1>
      <p className={styles.text}>Oups ! La page que vous recherchez n'existe pas.</p>
      <Button href="/">Retour à l'accueil</Button>
    </div>
    <img className={styles.relief} src={RELIEF} alt="" width={600} height={400} />
  </div>
);
