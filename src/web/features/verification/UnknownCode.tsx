import { messages } from '#contract/messages.fr.ts';
import type { Verification } from '#web/api/verification.ts';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './Verification.module.css';
import { VerificationForm } from './VerificationForm.tsx';

/** Either no document has this code, or the server could not answer: the texts differ. */
export const UnknownCode = ({ result }: { result: Exclude<Verification, { state: 'found' }> }) => (
  <div className={`wrap ${styles.page}`}>
    {result.state === 'unknown' ? (
      <OutcomeHead tone="danger" title="Document inconnu">
        {messages.verification.notFound}
      </OutcomeHead>
    ) : (
      <OutcomeHead tone="warning" title="Vérification impossible pour le moment">
        {messages.request.unavailable} Ce message ne dit rien du document.
      </OutcomeHead>
    )}
    {result.state === 'unknown' && (
      <p>
        Code demandé : <strong className={styles.code}>{result.code.slice(0, 60)}</strong>. Comparez-le au
        code imprimé : un chiffre ou une lettre a pu être mal lu.
      </p>
    )}
    <SectionBlock title="Vérifier un autre code">
      <VerificationForm />
    </SectionBlock>
  </div>
);
