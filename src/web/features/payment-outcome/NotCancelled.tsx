import { confirmationPath, trackingPath } from '#contract/paths.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { ReferenceBox } from '#web/ui/ReferenceBox.tsx';
import styles from './Outcome.module.css';
import { outcomeOf } from './outcome.ts';

type Props = { known: PaymentStatus; token: string | null | undefined; lostLinkHref: string };

/** The address says cancelled, the server knows better: a payment that was made, or is under way. */
export const NotCancelled = ({ known, token, lostLinkHref }: Props) => {
  const { tone, title, lead } = outcomeOf(known);
  return (
    <div className={`wrap ${styles.page}`}>
      <div role="status">
        <OutcomeHead tone={tone} title={title}>
          {lead}
        </OutcomeHead>
      </div>
      <ReferenceBox label="Numéro de référence" reference={known.reference} />
      <p>Le paiement de cette annonce n'a pas été annulé : il n'y a rien à payer de nouveau.</p>
      <Actions>
        <Button href={confirmationPath(known.reference)}>Voir la confirmation</Button>
        <Button href={token ? trackingPath(token) : lostLinkHref} variant="secondary">
          Suivre mon annonce
        </Button>
        <Button href="/" variant="text">
          Retour à l'accueil
        </Button>
      </Actions>
    </div>
  );
};
