import styles from './Advertisement.module.css';

/** A place for an advertisement, labelled as one. It loads nothing and follows nobody. */
export const Advertisement = () => (
  <aside className={styles.advertisement} aria-label="Publicité">
    <p>Publicité</p>
    <p className={styles.size}>Emplacement disponible</p>
  </aside>
);
