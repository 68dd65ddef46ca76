import { PageHead } from '#web/document/PageHead.tsx';
import { accessibilityText } from '#web/features/legal/accessibility.ts';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { useSite } from '#web/navigation/use-site.ts';

export const AccessibilityRoute = () => (
  <>
    <PageHead
      title="Accessibilité — Parution"
      description="Déclaration d'accessibilité de Parution : état du site, limites connues, contact et voies de recours."
    />
    <LegalPage text={accessibilityText(useSite()?.contact)} />
  </>
);
