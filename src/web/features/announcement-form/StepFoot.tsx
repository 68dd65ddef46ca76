import type { ReactNode } from 'react';
import styles from './StepFoot.module.css';

/** The two ways out of a step; on a telephone the next one stands first, below each other. */
export const StepFoot = ({ back, next }: { back: ReactNode; next: ReactNode }) => (
  <div className={styles.foot}>
    {back}
    {next}
  </div>
);
