import { announcementPath } from '#contract/paths.ts';
import type { Announcement } from '#web/api/announcements.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { PathButton } from '#web/ui/PathButton.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import styles from './AnnouncementCard.module.css';

type Props = {
  announcement: Announcement;
  onDetails: () => void;
  /** Called when the announcement's page is opened. */
  onFollow?: () => void;
  /** The heading level: 3 below a section title, as on the home page. */
  headingLevel?: 2 | 3;
};

export const AnnouncementCard = withCachedHtml(
  ({ announcement, onDetails, onFollow, headingLevel = 3 }: Props) => {
    const Heading = `h${headingLevel}` as const;
    const path = announcementPath(announcement);
    return (
      <article className={styles.card} data-family={announcement.family}>
        <div className={styles.top}>
          <Badge>{announcement.typeLabel}</Badge>
          <time>{announcement.publicationDate}</time>
        </div>
        <Heading className={styles.title}>
          <Link to={path} onClick={onFollow}>
            {announcement.title}
          </Link>
        </Heading>
        <p className={styles.company}>{announcement.companyName}</p>
        <ul className={styles.facts}>
          {announcement.otherTypes && <li>Aussi : {announcement.otherTypes}</li>}
          {announcement.address && <li>{announcement.address}</li>}
          <li>
            {announcement.companyForm}
            {announcement.capital && `, capital de ${announcement.capital}`}
          </li>
        </ul>
        <NoticeText html={announcement.contentHtml} excerpt />
        <div className={styles.action}>
          <PathButton
            formId={`details-${announcement.slug}`}
            to={path}
            onPress={onDetails}
            variant="secondary"
            size="sm"
            block
            aria-haspopup="dialog"
            data-details={announcement.slug}
          >
            Voir les détails
          </PathButton>
        </div>
      </article>
    );
  },
);
