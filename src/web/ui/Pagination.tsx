import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Pagination.module.css';

type Props = {
  current: number;
  /** The page window, as the domain gives it: the first and the last slot are the first and the last page. */
  slots: readonly (number | 'ellipsis')[];
  hrefOf: (page: number) => string;
  /** 36 px cells: back-office. */
  dense?: boolean;
};

/** Shown only where there is more than one page. */
export const Pagination = ({ current, slots, hrefOf, dense }: Props) => {
  if (slots.length < 2) return null;
  const last = Number(slots.at(-1));
  return (
    <nav className={styles.pager} aria-label="Pagination" data-dense={dense || undefined}>
      <End href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
        <Icon name="chevron-left" />
        <span>Précédent</span>
      </End>
      {slots.map((slot, index) =>
        slot === 'ellipsis' ? (
          <span key={`gap-${slots[index - 1]}`} className={`${styles.cell} ${styles.gap}`}>
            ...
          </span>
        ) : (
          <Link
            key={slot}
            to={hrefOf(slot)}
            className={styles.cell}
            aria-label={`Page ${slot}`}
            aria-current={slot === current ? 'page' : undefined}
          >
            {slot}
          </Link>
        ),
      )}
      <End href={current < last ? hrefOf(current + 1) : undefined} rel="next">
        <span>Suivant</span>
        <Icon name="chevron-right" />
      </End>
    </nav>
  );
};

type EndProps = { href: string | undefined; rel: string; children: ReactNode };

/** On the first or last page it is a disabled button, as a link cannot be disabled. */
const End = ({ href, rel, children }: EndProps) => {
  const className = `${styles.cell} ${styles.end}`;
  return href ? (
    <Link to={href} rel={rel} className={className}>
      {children}
    </Link>
  ) : (
    <button type="button" disabled className={className}>
      {children}
    </button>
  );
};
