import { useLoaderData } from 'react-router';
import type { Editor } from '#web/api/editor.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { privacyText } from '#web/features/legal/privacy.ts';
import { useSite } from '#web/navigation/use-site.ts';

export const PrivacyRoute = () => (
  <>
    <PageHead
      title="Confidentialité et données personnelles — Parution"
      description="Les données personnelles que Parution traite, pourquoi, pendant combien de temps, et comment exercer vos droits."
    />
    <LegalPage text={privacyText(useLoaderData<Editor>(), useSite()?.contact)} />
  </>
);
