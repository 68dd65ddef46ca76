import { Link } from './Link.tsx';
import styles from './StatStrip.module.css';

export type Stat = {
  label: string;
  /** Already written as it is read: « 261 635 ». */
  value: string;
  href?: string;
  /** Highlighted: something is pending. */
  urgent?: boolean;
};

/** Figures in one strip; each is a link when it has an address. */
export const StatStrip = ({ stats }: { stats: readonly Stat[] }) => (
  <ul className={styles.strip}>
    {stats.map(({ label, value, href, urgent }) => (
      <li key={label} data-urgent={urgent || undefined}>
        {href ? (
          <Link to={href} className={styles.stat}>
            <Figure label={label} value={value} />
          </Link>
        ) : (
          <div className={styles.stat}>
            <Figure label={label} value={value} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const Figure = ({ label, value }: Pick<Stat, 'label' | 'value'>) => (
  <>
    <span>{label}</span>
    <b>{value}</b>
  </>
);
