import type { KeyboardEvent, ReactNode } from 'react';
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
    <table className={styles.table} onKeyDown={moveBetweenRows}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  </div>
);

const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** The arrows lead from the link or button of a row to the same one of the next row, else to its first. */
const moveBetweenRows = (event: KeyboardEvent): void => {
  const step = steps[event.key];
  const { target } = event;
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || !target.matches('a, button')) return;
  const row = target.closest('tbody > tr');
  const other = row?.[step];
  if (!row || !(other instanceof HTMLElement)) return;
  const place = controlsOf(row).indexOf(target);
  const wanted = controlsOf(other)[place] ?? controlsOf(other)[0];
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
};

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:enabled'),
];
