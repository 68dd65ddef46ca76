import { useSearchParams } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import { ANNOUNCEMENTS, submissionHref } from '#web/features/announcements/search-address.ts';
import { Cancellation } from '#web/features/payment-outcome/Cancellation.tsx';

/** « AL-482517 »: anything else is no reference of ours, and is neither shown nor sent. */
const readReference = (given: string | null): string | null => {
  const reference = given?.trim().toUpperCase() ?? '';
  return /^AL-\d{6}$/.test(reference) ? reference : null;
};

export const CancellationRoute = () => (
  <>
    <PageHead title="Paiement Annulé — Parution" noIndex />
    <Cancellation
      reference={readReference(useSearchParams()[0].get('reference'))}
      retryHref={submissionHref(ANNOUNCEMENTS)}
    />
  </>
);
