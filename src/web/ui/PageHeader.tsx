import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type Props = {
  title: string;
  description?: string;
  /** A category slug: its tint is the ground, light cyan without one. */
  category?: string;
  /** What can be done from here: at the right of the title, under it on a small screen. */
  action?: ReactNode;
  /** On a telephone no more than its title and its action: what people come for is below. */
  compact?: boolean;
  children?: ReactNode;
};

/** Opens a page: its title on a tinted ground, with a rosette in the ink of what the page is about. */
export const PageHeader = ({ title, description, category, action, compact = false, children }: Props) => (
  <header className={styles.header} data-category={category} data-compact={compact || undefined}>
    <div className={styles.rosette} aria-hidden="true" />
    <div className={`wrap ${styles.contents}`}>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  </header>
);
