import type { ReactNode } from 'react';
import styles from './Recap.module.css';

type Props = { title: string; rows: readonly (readonly [label: string, value: ReactNode])[] };

/** What was given, line by line; what was left out has none. */
export const Recap = ({ title, rows }: Props) => (
  <section className={styles.block}>
    <h2 className={styles.title}>{title}</h2>
    <dl className={styles.rows}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);
