import { useLoaderData } from 'react-router';
import type { Editor } from '#web/api/editor.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { termsText } from '#web/features/legal/terms.ts';
import { useSite } from '#web/navigation/use-site.ts';

export const TermsRoute = () => {
  const site = useSite();
  return (
    <>
      <PageHead
        title="Conditions générales — Parution"
        description="Les conditions d'utilisation de Parution et de publication des annonces légales : offres, prix, délais, modifications, remboursement."
      />
      <LegalPage text={termsText(useLoaderData<Editor>(), site?.tariff !== undefined, site?.offerTexts)} />
    </>
  );
};
