import { Link } from 'react-router';
import { announcementPath } from '#contract/paths.ts';
import type { Announcement } from '#web/api/announcements.ts';
import styles from './LinkedAnnouncement.module.css';

/** For a browser without scripts, in which the window that the address asks for cannot open. */
export const LinkedAnnouncement = ({ announcement }: { announcement: Announcement }) => (
  <p className={styles.linked}>
    Lire l'annonce : <Link to={announcementPath(announcement)}>{announcement.title}</Link>
  </p>
);
