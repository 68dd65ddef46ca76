import styles from './Advertisement.module.css';

/** A labelled placeholder for an advertisement. It loads nothing and tracks nobody. */
export const Advertisement = () => (
  <aside className={styles.advertisement} aria-label="Publicité">
    <p>Publicité</p>
    <p className={styles.size}>Emplacement disponible</p>
  </aside>
);
