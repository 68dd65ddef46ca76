import { messages } from '#contract/messages.fr.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DemonstrationFrame } from './DemonstrationFrame.tsx';
import styles from './TestPaymentPage.module.css';

/** Shown for a session that does not exist, that has expired, or that a newer one replaced. */
export const EndedSession = ({ lostLinkHref }: { lostLinkHref: string }) => (
  <DemonstrationFrame title="Session de paiement terminée">
    <p className={styles.ended}>
      {messages.payment.sessionNotFound} Elle a pu expirer, ou être remplacée par un paiement plus récent de
      la même annonce. Rien n'a été débité ici.
    </p>
    <Actions>
      <Button href={lostLinkHref}>Suivre une annonce</Button>
      <Button href="/" variant="secondary">
        Retour à l'accueil
      </Button>
    </Actions>
  </DemonstrationFrame>
);
