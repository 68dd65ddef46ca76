import { PageHead } from '#web/document/PageHead.tsx';
import { cookiesText } from '#web/features/legal/cookies.ts';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';

export const CookiesRoute = () => (
  <>
    <PageHead
      title="Cookies — Parution"
      description="Parution ne dépose aucun cookie de publicité ni de mesure : le seul cookie est celui de la session, à la connexion."
    />
    <LegalPage text={cookiesText} />
  </>
);
