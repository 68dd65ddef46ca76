import { type ComponentProps, useEffect } from 'react';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import type { AnnouncementSearch as Search } from '#web/api/announcement-search.ts';
import { faqPage } from '#web/document/announcement-data.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { AnnouncementSearchView } from '#web/features/announcements/AnnouncementSearchView.tsx';
import { faqItems } from '#web/features/announcements/faq-items.ts';
import type { AnnouncementResults } from '#web/features/announcements/load-announcements.ts';
import { ANNOUNCEMENTS, feedHref, searchHref } from '#web/features/announcements/search-address.ts';
import { useSite } from '#web/navigation/use-site.ts';

export const AnnouncementSearch = (props: ComponentProps<typeof AnnouncementSearchView>) => {
  // Every filter loads the list again: that code is fetched before the first use.
  useEffect(() => void import('./lazy-loaders.ts'), []);
  return (
    <>
      <SearchHead {...props} />
      <AnnouncementSearchView {...props} />
    </>
  );
};

const SearchHead = ({ search, page, found }: AnnouncementResults) => {
  const regulated = useSite()?.tariff !== undefined;
  const subject = subjectOf(search);
  return (
    <PageHead
      title={`${subject}${page > 1 ? `, page ${page}` : ''} — Parution`}
      description="Les annonces légales publiées par les sociétés, partout en France : constitutions, modifications, cessions, dissolutions. Recherche par entreprise, SIRET, type, département et date."
      canonical={searchHref(search, page)}
      previous={page > 1 ? searchHref(search, page - 1) : undefined}
      next={page < found.pages ? searchHref(search, page + 1) : undefined}
      // A search by text or by date is not a page for search engines.
      noIndex={search.q !== '' || search.period !== 'all' || found.items.length === 0}
      breadcrumbs={[HOME, { href: ANNOUNCEMENTS, label: 'Annonces légales' }]}
      feed={{ href: feedHref(search), title: subject }}
      about={() => [faqPage(faqItems(regulated))]}
    />
  );
};

/** « Annonces légales : Dissolution, 69 - Rhône » */
const subjectOf = ({ typeId, department }: Search): string => {
  const filters = [
    typeId !== null && findAnnouncementType(typeId).label,
    department && `${department} - ${findDepartment(department)?.name}`,
  ].filter(Boolean);
  return filters.length === 0 ? 'Annonces légales' : `Annonces légales : ${filters.join(', ')}`;
};
