import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** The ways on from a page: side by side, below each other on a telephone. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
