import { pageWindow } from '#domain/pagination/page-window.ts';
import type { Announcement } from '#web/api/announcements.ts';
import { RetryButton } from '#web/navigation/RetryButton.tsx';
import { listItemId } from '#web/paging/list-item.ts';
import { noteOpened } from '#web/paging/opened-item.ts';
import { ResumePill } from '#web/paging/ResumePill.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { PathButton } from '#web/ui/PathButton.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import styles from './AnnouncementResults.module.css';
import type { AnnouncementResults as Results } from './load-announcements.ts';
import { SearchDocuments } from './SearchDocuments.tsx';
import { ANNOUNCEMENTS, isFiltered, searchHref } from './search-address.ts';

type Props = Pick<Results, 'search' | 'page' | 'found' | 'failed'> & {
  onDetails: (card: Announcement) => void;
};

export const AnnouncementResults = ({ search, page, found, failed, onDetails }: Props) =>
  found.items.length === 0 ? (
    <EmptyState
      level={2}
      message="Aucune annonce légale ne correspond à votre recherche."
      hint="Essayez de modifier vos critères de recherche."
      action={
        failed ? (
          <RetryButton />
        ) : (
          isFiltered(search) && (
            <PathButton variant="secondary" to={ANNOUNCEMENTS}>
              Voir toutes les annonces
            </PathButton>
          )
        )
      }
    />
  ) : (
    <>
      <ResumePill items={found.items} resetKey={found} what="l'annonce" />
      <Grid announcements={found.items} onDetails={onDetails} />
      <div className={styles.pager}>
        <Pagination
          current={page}
          slots={pageWindow(page, found.pages)}
          hrefOf={(target) => searchHref(search, target)}
        />
      </div>
      <SearchDocuments search={search} />
    </>
  );

type GridProps = Pick<Props, 'onDetails'> & { announcements: readonly Announcement[] };

const Grid = withCachedHtml(({ announcements, onDetails }: GridProps) => (
  <ul className={styles.grid} data-printed-table>
    {announcements.map((announcement) => (
      <li key={announcement.id} id={listItemId(announcement.id)}>
        <AnnouncementCard
          announcement={announcement}
          onFollow={() => noteOpened(announcement.id)}
          onDetails={() => onDetails(announcement)}
          headingLevel={2}
        />
      </li>
    ))}
  </ul>
));
