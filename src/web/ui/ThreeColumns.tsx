import type { ReactNode } from 'react';
import styles from './ThreeColumns.module.css';

type Props = {
  /** The first card takes the whole width. */
  lead?: boolean;
  children: ReactNode;
};

/** A list of cards, given as `li`, in three columns with a hairline between them; two, then one, on smaller screens. */
export const ThreeColumns = ({ lead = false, children }: Props) => (
  <ul className={styles.columns} data-lead={lead || undefined}>
    {children}
  </ul>
);
