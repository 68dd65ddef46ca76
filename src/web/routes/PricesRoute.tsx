import { PageHead } from '#web/document/PageHead.tsx';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { pricesText } from '#web/features/legal/prices.ts';

export const PricesRoute = () => (
  <>
    <PageHead
      title="Tarifs des annonces légales — Parution"
      description="Les trois offres de publication d'une annonce légale, prix toutes taxes comprises : délais, relecture, modifications et attestation de parution."
    />
    <LegalPage text={pricesText} />
  </>
);
