import { Link } from 'react-router';
import styles from './LinkedAnnouncement.module.css';

type Props = { title: string; path: string };

/** For a browser without scripts, in which the window that the address asks for cannot open. */
export const LinkedAnnouncement = ({ title, path }: Props) => (
  <p className={styles.linked}>
    Lire l'annonce : <Link to={path}>{title}</Link>
  </p>
);
