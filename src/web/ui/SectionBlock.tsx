import { type ReactNode, useId } from 'react';
import { Link } from './Link.tsx';
import styles from './SectionBlock.module.css';

type Props = {
  title?: string;
  /** The colour of the thick start of its line: ink, the brand green, or the ink of the nearest data-category. */
  accent?: 'ink' | 'brand' | 'category';
  link?: { href: string; label: string };
  className?: string;
  children: ReactNode;
};

/** A part of a page, opened by a line. One section gap above, unless it comes first in its parent. */
export const SectionBlock = ({ title, accent = 'ink', link, className, children }: Props) => {
  const id = useId();
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      aria-labelledby={title && id}
    >
      {(title || link) && (
        <div className={`${styles.head} ${styles[accent]}`}>
          {title && <h2 id={id}>{title}</h2>}
          {link && <Link to={link.href}>{link.label}</Link>}
        </div>
      )}
      {children}
    </section>
  );
};
