import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './TitleRow.module.css';

type Props = {
  title: string;
  /** The page above this one. */
  parent?: { href: string; label: string };
  children?: ReactNode;
};

/** The title of a page of the back-office, with what can be done there. */
export const TitleRow = ({ title, parent, children }: Props) => (
  <div className={styles.row}>
    <div>
      {parent && (
        <Link className={styles.parent} to={parent.href}>
          {parent.label}
        </Link>
      )}
      <h1>{title}</h1>
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
