import { PageHead } from '#web/document/PageHead.tsx';
import { VerificationPage } from '#web/features/verification/VerificationPage.tsx';

export const VerificationFormRoute = () => (
  <>
    <PageHead title="Vérifier une attestation de parution — Parution" noIndex />
    <VerificationPage />
  </>
);
