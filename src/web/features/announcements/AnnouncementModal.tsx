import { useHref } from 'react-router';
import { announcementPath } from '#contract/paths.ts';
import type { Announcement } from '#web/api/announcements.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { AnnouncementFacts } from './AnnouncementFacts.tsx';
import styles from './AnnouncementModal.module.css';
import { PrintedHead } from './PrintedHead.tsx';

type Props = {
  announcement: Announcement;
  onClose: () => void;
  /** The element to focus on closing, when the dialog was opened by the URL. */
  returnFocus?: () => HTMLElement | null;
};

export const AnnouncementModal = ({ announcement, onClose, returnFocus }: Props) => {
  const path = useHref(announcementPath(announcement));
  return (
    <Dialog
      open
      onClose={onClose}
      family={announcement.family}
      title={announcement.title}
      above={
        <>
          <PrintedHead announcement={announcement} address={window.location.host + path} />
          <Badge>{announcement.typeLabel}</Badge>
        </>
      }
      below={<span className={styles.date}>Publiée le {announcement.publicationDate}</span>}
      {...(returnFocus && { returnFocus })}
    >
      <AnnouncementFacts announcement={announcement} />
      <NoticeText html={announcement.contentHtml} />
      {announcement.contentIsCut && (
        <p className={styles.rest}>
          Seul le début du texte a pu être chargé : la page de l'annonce le donne en entier.
        </p>
      )}
      {announcement.contact && <p className={styles.contact}>Contact : {announcement.contact}</p>}
      {announcement.slug && (
        <p className={styles.actions}>
          <Button href={announcementPath(announcement)} variant="text" size="sm" icon="link">
            Page de l'annonce
          </Button>
          {!announcement.contentIsCut && (
            <Button variant="text" size="sm" icon="print" onClick={() => window.print()}>
              Imprimer
            </Button>
          )}
        </p>
      )}
    </Dialog>
  );
};
