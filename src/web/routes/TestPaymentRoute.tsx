import { useLoaderData } from 'react-router';
import { confirmationPath, paths } from '#contract/paths.ts';
import type { TestPayment } from '#web/api/payment-test.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { EndedSession } from '#web/features/payment-test/EndedSession.tsx';
import { TestPaymentPage } from '#web/features/payment-test/TestPaymentPage.tsx';

export const TestPaymentRoute = () => {
  const session = useLoaderData<TestPayment | null>();
  return (
    <>
      <PageHead title="Paiement de démonstration — Parution" noIndex />
      <meta name="referrer" content="no-referrer" />
      {session && session.state !== 'expired' ? (
        <TestPaymentPage
          key={session.id}
          session={session}
          confirmationHref={confirmationPath(session.reference)}
        />
      ) : (
        <EndedSession lostLinkHref={paths.lostLink} />
      )}
    </>
  );
};
