import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import styles from './TrackingView.module.css';

/** What the newsroom reads, as it was sent or modified; the server has made it safe. */
export const SentText = ({ notice }: Pick<TrackedAnnouncement, 'notice'>) => (
  <details className={styles.sent}>
    <summary>Lire mon annonce</summary>
    <NoticeText html={notice.content} />
  </details>
);
