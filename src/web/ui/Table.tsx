import type { ReactNode } from 'react';
import styles from './Table.module.css';

type Props = {
  /** The table's caption, for screen readers. */
  caption: string;
  /** Rows of a list being read again fade a little. */
  busy?: boolean;
  /** Nothing in its cells takes the focus: the table itself does, so that the keyboard scrolls it on small screens. */
  readOnly?: boolean;
  children: ReactNode;
};

/**
 * A table of the back-office. Cells say how they look: `data-align="end"` for figures, `data-wide` for what small
 * screens leave out, `data-title` for the name of a row, `data-muted`, `data-narrow`, `data-actions`. A row that a
 * click opens has `data-opens`, a selected one `aria-selected` or `data-selected`.
 */
export const Table = ({ caption, busy, readOnly = false, children }: Props) => (
  <div
    className={styles.frame}
    aria-busy={busy || undefined}
    {...(readOnly && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
  >
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  </div>
);
