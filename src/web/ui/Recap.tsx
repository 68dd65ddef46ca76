import { type ReactNode, useId } from 'react';
import styles from './Recap.module.css';

/** The note stands below the label: what fixes an amount. */
type Row = readonly [label: string, value: ReactNode, note?: string];

type Props = {
  title: string;
  rows: readonly Row[];
  /** Values at the right, as amounts stand in a column. */
  amounts?: boolean;
  /** The label of the row that counts: the total. */
  total?: string;
  /** Beside the title: where it can be changed. */
  action?: ReactNode;
};

/** A summary, line by line; empty values are left out. */
export const Recap = ({ title, rows, amounts = false, total, action }: Props) => {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action}
      </div>
      <dl className={amounts ? `${styles.rows} ${styles.amounts}` : styles.rows}>
        {rows
          .filter(([, value]) => value !== '' && value !== null && value !== undefined)
          .map(([label, value, note]) => (
            <div key={label} data-total={label === total || undefined} data-noted={note ? true : undefined}>
              <dt>
                {label}
                {note && <span className={styles.note}>{note}</span>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
