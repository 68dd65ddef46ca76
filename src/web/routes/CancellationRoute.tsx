import { useLoaderData } from 'react-router';
import { lostLinkPath, paths } from '#contract/paths.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { PAY_BUTTON, STEP } from '#web/features/announcement-form/form-address.ts';
import { submissionHref } from '#web/features/announcements/search-parameters.ts';
import { Cancellation } from '#web/features/payment-outcome/Cancellation.tsx';
import type { CancellationData } from '#web/features/payment-outcome/load-cancellation.ts';
import { isCancelled, outcomeOf } from '#web/features/payment-outcome/outcome.ts';

export const CancellationRoute = () => {
  const loaded = useLoaderData<CancellationData>();
  const { reference, missing, known } = loaded;
  const title = known && !isCancelled(known) ? outcomeOf(known).title : 'Paiement Annulé';
  return (
    <>
      <PageHead title={`${title} — Parution`} noIndex />
      <Cancellation
        key={reference}
        loaded={loaded}
        retryHref={`${submissionHref(paths.announcements)}&${STEP}=3#${PAY_BUTTON}`}
        lostLinkHref={reference && !missing ? lostLinkPath(reference) : paths.lostLink}
      />
    </>
  );
};
