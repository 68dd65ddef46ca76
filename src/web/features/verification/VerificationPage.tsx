import { PageHeader } from '#web/ui/PageHeader.tsx';
import styles from './Verification.module.css';
import { VerificationForm } from './VerificationForm.tsx';

export const VerificationPage = () => (
  <>
    <PageHeader
      title="Vérifier une attestation"
      description="Chaque attestation de parution porte un code : il dit si le document est authentique, à jour, remplacé ou retiré."
    />
    <div className={`wrap ${styles.under}`}>
      <VerificationForm />
    </div>
  </>
);
