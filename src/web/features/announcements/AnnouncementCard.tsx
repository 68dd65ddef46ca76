import type { Announcement } from '#web/api/announcements.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './AnnouncementCard.module.css';
import { NoticeText } from './NoticeText.tsx';

type Props = { announcement: Announcement; onDetails: () => void };

export const AnnouncementCard = ({ announcement, onDetails }: Props) => (
  <article className={styles.card} data-family={announcement.family}>
    <div className={styles.top}>
      <Badge>{announcement.typeLabel}</Badge>
      <time>{announcement.publicationDate}</time>
    </div>
    <h3 className={styles.title}>{announcement.title}</h3>
    <p className={styles.company}>{announcement.companyName}</p>
    <ul className={styles.facts}>
      <li>
        {announcement.companyForm}
        {announcement.capital && `, capital de ${announcement.capital}`}
      </li>
      {announcement.address && <li>{announcement.address}</li>}
    </ul>
    <NoticeText html={announcement.contentHtml} excerpt />
    <Button variant="secondary" size="sm" block onClick={onDetails} aria-haspopup="dialog">
      Voir les détails
    </Button>
  </article>
);
