import { publication } from '#contract/publication.ts';
import { NavLink } from '#web/ui/Link.tsx';
import { Seal } from '#web/ui/Seal.tsx';
import styles from './Logo.module.css';

/** The logo, a link to the home page. */
export const Logo = ({ size, at }: { size: number; at: string }) => (
  <NavLink at={at} to="/" end className={styles.logo} aria-label={`${publication.name}, accueil`}>
    <Seal size={size} />
    <span>{publication.name}</span>
  </NavLink>
);
