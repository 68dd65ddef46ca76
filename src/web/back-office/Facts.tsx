import type { ReactNode } from 'react';
import styles from './Facts.module.css';

type Props = { rows: readonly (readonly [label: string, value: ReactNode])[] };

/** What is known of something, line by line; empty values are left out. */
export const Facts = ({ rows }: Props) => (
  <dl className={styles.facts}>
    {rows
      .filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
