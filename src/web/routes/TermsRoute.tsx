import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { Editor } from '#web/api/editor.ts';
import type { Site } from '#web/api/site.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { termsText } from '#web/features/legal/terms.ts';

export const TermsRoute = () => (
  <>
    <PageHead
      title="Conditions générales — Parution"
      description="Les conditions d'utilisation de Parution et de publication des annonces légales : offres, prix, délais, modifications, remboursement."
    />
    <LegalPage
      text={termsText(useLoaderData<Editor>(), useRouteLoaderData<Site>('RootRoute')?.tariff !== undefined)}
    />
  </>
);
