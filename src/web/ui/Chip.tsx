import { Link } from 'react-router';
import styles from './Chip.module.css';

type Props = { href: string; category: string; children: string };

/** A link to the category's page. */
export const Chip = ({ href, category, children }: Props) => (
  <Link to={href} className={styles.chip} data-category={category}>
    {children}
  </Link>
);
