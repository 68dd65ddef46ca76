import { useLoaderData } from 'react-router';
import { announcementPath } from '#contract/paths.ts';
import { legalNotice } from '#web/document/announcement-data.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { AnnouncementView } from '#web/features/announcements/AnnouncementView.tsx';
import type { AnnouncementPageData } from '#web/features/announcements/load-announcement.ts';
import { MissingAnnouncement } from '#web/features/announcements/MissingAnnouncement.tsx';
import { ANNOUNCEMENTS } from '#web/features/announcements/search-address.ts';

export const AnnouncementRoute = () => {
  const page = useLoaderData<AnnouncementPageData | 'withdrawn' | null>();
  if (!page || page === 'withdrawn')
    return (
      <>
        <PageHead
          title={page ? 'Annonce retirée — Parution' : 'Annonce légale introuvable — Parution'}
          noIndex
        />
        <MissingAnnouncement withdrawn={page === 'withdrawn'} />
      </>
    );
  const { announcement } = page;
  return (
    <>
      <PageHead
        title={`${announcement.title} — Parution`}
        description={`${announcement.typeLabel} : ${announcement.companyName}, ${announcement.companyForm}, ${announcement.city}. Annonce légale ${announcement.reference} publiée le ${announcement.publicationDate}.`}
        breadcrumbs={[
          HOME,
          { href: ANNOUNCEMENTS, label: 'Annonces légales' },
          { href: announcementPath(announcement), label: announcement.title },
        ]}
        about={(publicUrl) => [legalNotice(announcement, publicUrl)]}
      />
      <AnnouncementView {...page} />
    </>
  );
};
