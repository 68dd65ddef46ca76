import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** The actions at the end of a page: side by side, stacked on a phone. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
