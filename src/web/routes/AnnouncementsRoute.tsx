import { useEffect, useState } from 'react';
import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { TypeChoice } from '#web/api/announcement-types.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import type { AnnouncementResults } from '#web/features/announcements/load-announcements.ts';
import { PaymentFailure } from '#web/features/announcements/PaymentFailure.tsx';
import {
  ANNOUNCEMENT_TYPES,
  isSubmission,
  withoutSubmission,
} from '#web/features/announcements/search-parameters.ts';
import { hasSubmission } from '#web/storage/submission-draft.ts';
import { lastSentReference } from '#web/storage/tracking-links.ts';
import { AnnouncementSearch } from './announcement-parts.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';

/** Shows either the search or the submission form. */
export const AnnouncementsRoute = () => {
  const results = useLoaderData<AnnouncementResults>();
  const types = useRouteLoaderData<TypeChoice[] | null>(ANNOUNCEMENT_TYPES) ?? null;
  const [query] = useSearchParams();
  const success = query.get('success');
  const thanks = useThanks(success);
  if (isSubmission(query) || thanks)
    return (
      <>
        <PageHead
          title="Publier une annonce légale — Parution"
          description="Rédigez votre annonce légale en ligne, choisissez son tarif et payez : l'attestation de parution vous est envoyée."
          canonical={paths.announcements}
        />
        {success === 'false' && <PaymentFailure />}
        <SubmissionPanel back={paths.announcements + withoutSubmission(query)} success={success === 'true'} />
      </>
    );
  return <AnnouncementSearch {...results} types={types} paymentFailed={success === 'false'} />;
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
