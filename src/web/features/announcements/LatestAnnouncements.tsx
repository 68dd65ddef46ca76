import { lazy, Suspense } from 'react';
import { paths } from '#contract/paths.ts';
import type { Announcement } from '#web/api/announcements.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import styles from './LatestAnnouncements.module.css';
import { useAnnouncementDetails } from './use-announcement-details.ts';

const AnnouncementModal = lazy(async () => ({
  default: (await import('./AnnouncementModal.tsx')).AnnouncementModal,
}));

export const LatestAnnouncements = ({ announcements }: { announcements: readonly Announcement[] }) => {
  const { selected, open, close } = useAnnouncementDetails();
  return (
    <SectionBlock
      title="Dernières annonces légales"
      link={{ href: paths.announcements, label: 'Annonces légales' }}
      className="wrap"
    >
      {announcements.length > 0 ? (
        <Rail announcements={announcements} onDetails={open} />
      ) : (
        <EmptyState message="Aucune annonce légale à afficher pour le moment." />
      )}
      {selected && (
        <Suspense>
          <AnnouncementModal announcement={selected} onClose={close} />
        </Suspense>
      )}
    </SectionBlock>
  );
};

type RailProps = { announcements: readonly Announcement[]; onDetails: (announcement: Announcement) => void };

const Rail = withCachedHtml(({ announcements, onDetails }: RailProps) => (
  <ul className={styles.rail}>
    {announcements.map((announcement) => (
      <li key={announcement.id}>
        <AnnouncementCard announcement={announcement} onDetails={() => onDetails(announcement)} />
      </li>
    ))}
  </ul>
));
