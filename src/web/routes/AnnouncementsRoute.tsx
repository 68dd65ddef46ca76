import { useEffect, useState } from 'react';
import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import type { AnnouncementSearch } from '#web/api/announcement-search.ts';
import type { TypeChoice } from '#web/api/announcement-types.ts';
import { faqPage } from '#web/document/announcement-data.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { AnnouncementSearchView } from '#web/features/announcements/AnnouncementSearchView.tsx';
import { faqItems } from '#web/features/announcements/faq-items.ts';
import type { AnnouncementResults } from '#web/features/announcements/load-announcements.ts';
import { PaymentFailure } from '#web/features/announcements/PaymentFailure.tsx';
import { ANNOUNCEMENTS, feedHref, searchHref } from '#web/features/announcements/search-address.ts';
import { ANNOUNCEMENT_TYPES, isSubmission } from '#web/features/announcements/search-parameters.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { hasSubmission } from '#web/storage/submission-draft.ts';
import { lastSentReference } from '#web/storage/tracking-links.ts';
import { SubmissionPanel } from './SubmissionPanel.tsx';

/** Shows either the search or the submission form. */
export const AnnouncementsRoute = () => {
  const results = useLoaderData<AnnouncementResults>();
  const types = useRouteLoaderData<TypeChoice[] | null>(ANNOUNCEMENT_TYPES) ?? null;
  const [query] = useSearchParams();
  const success = query.get('success');
  const thanks = useThanks(success);
  // Every filter loads the list again: that code is fetched before the first use.
  useEffect(() => void import('./lazy-loaders.ts'), []);
  if (isSubmission(query) || thanks)
    return (
      <>
        <PageHead
          title="Publier une annonce légale — Parution"
          description="Rédigez votre annonce légale en ligne, choisissez son tarif et payez : l'attestation de parution vous est envoyée."
          canonical={ANNOUNCEMENTS}
        />
        {success === 'false' && <PaymentFailure />}
        <SubmissionPanel back={searchHref(results.search, results.page)} success={success === 'true'} />
      </>
    );
  return (
    <>
      <SearchHead {...results} />
      <AnnouncementSearchView {...results} types={types} paymentFailed={success === 'false'} />
    </>
  );
};

/** On return from a payment, the browser that sent the announcement shows the thanks; any other shows the search. */
const useThanks = (success: string | null): boolean => {
  const [thanks, setThanks] = useState(false);
  useEffect(
    () => setThanks(success === 'true' && (hasSubmission() || lastSentReference() !== undefined)),
    [success],
  );
  return thanks;
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
const subjectOf = ({ typeId, department }: AnnouncementSearch): string => {
  const filters = [
    typeId !== null && findAnnouncementType(typeId).label,
    department && `${department} - ${findDepartment(department)?.name}`,
  ].filter(Boolean);
  return filters.length === 0 ? 'Annonces légales' : `Annonces légales : ${filters.join(', ')}`;
};
