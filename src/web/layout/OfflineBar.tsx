import { useSyncExternalStore } from 'react';
import styles from './OfflineBar.module.css';

/** A message at the bottom of the window while the network is lost. */
export const OfflineBar = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p className={styles.bar} role="alert">
      Connexion perdue. Cette page reste lisible, le reste attend le retour du réseau.
    </p>
  );
};

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
