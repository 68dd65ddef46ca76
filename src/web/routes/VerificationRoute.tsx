import { useLoaderData } from 'react-router';
import type { Verification } from '#web/api/verification.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { UnknownCode } from '#web/features/verification/UnknownCode.tsx';
import { VerificationView } from '#web/features/verification/VerificationView.tsx';

export const VerificationRoute = () => {
  const result = useLoaderData<Verification>();
  return (
    <>
      <PageHead title={titleOf(result)} noIndex />
      {result.state === 'found' ? (
        <VerificationView attestation={result.attestation} />
      ) : (
        <UnknownCode result={result} />
      )}
    </>
  );
};

const titleOf = (result: Verification): string =>
  result.state === 'found'
    ? `Vérification de l'attestation ${result.attestation.reference} — Parution`
    : 'Vérification d’une attestation — Parution';
