import { useLoaderData } from 'react-router';
import type { Editor } from '#web/api/editor.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { disclaimerText } from '#web/features/legal/disclaimer.ts';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { useSite } from '#web/navigation/use-site.ts';

export const DisclaimerRoute = () => (
  <>
    <PageHead
      title="Mentions légales — Parution"
      description="L'éditeur de Parution, son directeur de la publication, son hébergeur, et le droit de réponse."
    />
    <LegalPage text={disclaimerText(useLoaderData<Editor>(), useSite()?.contact)} />
  </>
);
