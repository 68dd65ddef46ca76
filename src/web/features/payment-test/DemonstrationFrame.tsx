import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './TestPaymentPage.module.css';

/** Nobody may take this page for a card company's, nor for a page of the newspaper. */
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
