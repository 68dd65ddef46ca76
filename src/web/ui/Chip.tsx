import styles from './Chip.module.css';
import { Link } from './Link.tsx';

type Props = { href: string; category: string; children: string };

/** A link to the category's page. */
export const Chip = ({ href, category, children }: Props) => (
  <Link to={href} className={styles.chip} data-category={category}>
    {children}
  </Link>
);
