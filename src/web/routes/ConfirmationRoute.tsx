import { useLoaderData, useNavigate } from 'react-router';
import { lostLinkPath, paths } from '#contract/paths.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { NextNoticeOffer } from '#web/features/announcement-form/from-document/NextNoticeOffer.tsx';
import { submissionHref } from '#web/features/announcements/search-parameters.ts';
import { Confirmation } from '#web/features/payment-outcome/Confirmation.tsx';
import { ConfirmationError } from '#web/features/payment-outcome/ConfirmationError.tsx';
import { outcomeOf } from '#web/features/payment-outcome/outcome.ts';

export const ConfirmationRoute = () => {
  const loaded = useLoaderData<PaymentStatus | null>();
  const navigate = useNavigate();
  if (!loaded)
    return (
      <>
        <PageHead title="Une erreur est survenue — Parution" noIndex />
        <ConfirmationError announcementsHref={paths.announcements} lostLinkHref={paths.lostLink} />
      </>
    );
  return (
    <>
      <PageHead title={`${outcomeOf(loaded).title} — Parution`} noIndex />
      <Confirmation
        key={loaded.reference}
        loaded={loaded}
        lostLinkHref={lostLinkPath(loaded.reference)}
        announcementsHref={paths.announcements}
        newAnnouncementHref={submissionHref(paths.announcements)}
        next={
          <NextNoticeOffer
            reference={loaded.reference}
            onStarted={() => void navigate(submissionHref(paths.announcements))}
          />
        }
      />
    </>
  );
};
