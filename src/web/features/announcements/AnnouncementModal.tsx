import type { Announcement } from '#web/api/announcements.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './AnnouncementModal.module.css';
import { NoticeText } from './NoticeText.tsx';

type Props = { announcement: Announcement; onClose: () => void };

export const AnnouncementModal = ({ announcement, onClose }: Props) => {
  const facts = [
    ['Société', announcement.companyName],
    ['Forme juridique', announcement.companyForm],
    ['Capital', announcement.capital],
    ['Adresse', announcement.address],
    ['SIRET', announcement.siret],
    ['RCS', announcement.rcs],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return (
    <Dialog
      open
      onClose={onClose}
      family={announcement.family}
      title={announcement.title}
      above={<Badge>{announcement.typeLabel}</Badge>}
      below={`Publiée le ${announcement.publicationDate}`}
    >
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NoticeText html={announcement.contentHtml} />
      {announcement.contact && <p className={styles.contact}>Contact : {announcement.contact}</p>}
    </Dialog>
  );
};
