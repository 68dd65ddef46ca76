import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);

/** Two fields side by side; stacked at 768 px and below. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
