import { useId } from 'react';
import styles from './Progress.module.css';

/** How far the form is filled in. */
export const Progress = ({ label, percent }: { label: string; percent: number }) => {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.percent}>{percent} %</span>
      <progress id={id} max={100} value={percent} />
    </div>
  );
};
