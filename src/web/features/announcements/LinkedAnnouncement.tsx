import { announcementPath } from '#contract/paths.ts';
import type { Announcement } from '#web/api/announcements.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './LinkedAnnouncement.module.css';

/** Without JavaScript, the dialog that the URL asks for cannot open: a link is shown instead. */
export const LinkedAnnouncement = ({ announcement }: { announcement: Announcement }) => (
  <p className={styles.linked}>
    Lire l'annonce : <Link to={announcementPath(announcement)}>{announcement.title}</Link>
  </p>
);
