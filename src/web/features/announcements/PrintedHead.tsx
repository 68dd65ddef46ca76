import { publication } from '#contract/publication.ts';
import type { Announcement } from '#web/api/announcements.ts';
import { Seal } from '#web/ui/Seal.tsx';
import styles from './PrintedHead.module.css';

type Props = { announcement: Announcement; address: string };

/** Printed only: the newspaper, the announcement's reference and the URL to verify it. */
export const PrintedHead = ({ announcement, address }: Props) => (
  <div className={styles.head} aria-hidden="true">
    <span className={styles.name}>
      <Seal size={34} />
      {publication.name}
    </span>
    <span className={styles.source}>
      Annonce légale {announcement.reference}, publiée le {announcement.publicationDate}
      <br />
      {address.replace(/^https?:\/\//, '')}
    </span>
  </div>
);
