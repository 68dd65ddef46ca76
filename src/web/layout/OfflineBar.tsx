import { useSyncExternalStore } from 'react';
import styles from './OfflineBar.module.css';

/** Says that the network is gone, at the foot of the window, and goes with its return. */
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
