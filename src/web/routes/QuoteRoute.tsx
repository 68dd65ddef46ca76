import { useLoaderData } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import type { QuoteData } from '#web/features/quote/load-quote.ts';
import { QuoteView, UnknownQuote } from '#web/features/quote/QuoteView.tsx';

export const QuoteRoute = () => {
  const found = useLoaderData<QuoteData>();
  return (
    <>
      <PageHead
        title={`${found.state === 'found' ? `Devis ${found.quote.number}` : 'Devis inconnu'} — Parution`}
        noIndex
      />
      {/* The address contains a secret. */}
      <meta name="referrer" content="no-referrer" />
      {found.state === 'found' ? (
        <QuoteView token={found.token} quote={found.quote} />
      ) : (
        <UnknownQuote state={found.state} />
      )}
    </>
  );
};
