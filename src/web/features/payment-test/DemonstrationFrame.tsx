import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './TestPaymentPage.module.css';

/** Makes clear that this is neither a real provider's page nor a page of the newspaper. */
export const DemonstrationFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <p className={styles.warning}>
      <Icon name="warning" size={22} />
      Page de paiement de démonstration : aucune carte n'est débitée
    </p>
    <div className={`wrap ${styles.sheet}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  </div>
);
