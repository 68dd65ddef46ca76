import { site } from '#web/navigation/site.ts';
import { NavLink } from '#web/ui/Link.tsx';
import { Seal } from '#web/ui/Seal.tsx';
import styles from './Logo.module.css';

/** The logo, a link to the home page. */
export const Logo = ({ size, at }: { size: number; at: string }) => (
  <NavLink at={at} to="/" end className={styles.logo} aria-label={`${site.name}, accueil`}>
    <Seal size={size} />
    <span>{site.name}</span>
  </NavLink>
);
