import { lazy, Suspense } from 'react';
import { PageHead } from '#web/document/PageHead.tsx';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { pricesText } from '#web/features/legal/prices.ts';
import { useHydrated } from '#web/navigation/use-hydrated.ts';
import { useSite } from '#web/navigation/use-site.ts';

const TariffInForce = lazy(async () => ({
  default: (await import('#web/features/legal/TariffInForce.tsx')).TariffInForce,
}));

export const PricesRoute = () => {
  const site = useSite();
  const regulated = site?.tariff !== undefined;
  const hydrated = useHydrated();
  return (
    <>
      <PageHead
        title="Tarifs des annonces légales — Parution"
        description={
          regulated
            ? 'Le tarif réglementé des annonces légales en vigueur et les services proposés avec la publication.'
            : "Les trois offres de publication d'une annonce légale, prix toutes taxes comprises : délais, relecture, modifications et attestation de parution."
        }
      />
      <LegalPage text={pricesText(regulated, site?.offerTexts)} />
      {regulated && hydrated && (
        <Suspense>
          <TariffInForce />
        </Suspense>
      )}
    </>
  );
};
