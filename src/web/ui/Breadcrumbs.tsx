import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

type Props = {
  /** From the home page down to the parent. */
  trail: readonly { href: string; label: string }[];
  current: string;
};

export const Breadcrumbs = ({ trail, current }: Props) => (
  <nav className={styles.breadcrumbs} aria-label="Fil d'Ariane">
    <ol>
      {trail.map(({ href, label }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
);
