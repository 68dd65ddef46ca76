import type { ReactNode } from 'react';
import styles from './StepFoot.module.css';

/** The back and continue buttons of a step, in the same order on screen and for the keyboard. */
export const StepFoot = ({ back, next }: { back: ReactNode; next: ReactNode }) => (
  <div className={styles.foot}>
    {back}
    {next}
  </div>
);
