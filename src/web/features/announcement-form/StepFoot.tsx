import type { ReactNode } from 'react';
import styles from './StepFoot.module.css';

/** The two ways out of a step, seen in the order in which the keyboard meets them. */
export const StepFoot = ({ back, next }: { back: ReactNode; next: ReactNode }) => (
  <div className={styles.foot}>
    {back}
    {next}
  </div>
);
