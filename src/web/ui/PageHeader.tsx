import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type Props = {
  title: string;
  description?: string;
  /** A category slug: its tint is the ground, light cyan without one. */
  category?: string;
  /** The page's actions: at the right of the title, under it on a small screen. */
  action?: ReactNode;
  /** On a phone, only the title and the action: the content below comes first. */
  compact?: boolean;
  children?: ReactNode;
};

/** The header of a page: its title on a tinted ground, with a rosette in the page's ink. */
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
