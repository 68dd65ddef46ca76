import { trackingPath } from '#contract/paths.ts';
import { useTrackingToken } from '#web/storage/use-tracking-token.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { ReferenceBox } from '#web/ui/ReferenceBox.tsx';
import styles from './SuccessScreen.module.css';
import { UnpaidNotice } from './UnpaidNotice.tsx';

type Props = {
  reference: string;
  /** Nothing is reviewed before it is paid. */
  unpaid: boolean;
  onAnother: () => void;
  onBack: () => void;
};

export const SuccessScreen = ({ reference, unpaid, onAnother, onBack }: Props) => {
  const token = useTrackingToken(reference);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Merci pour votre demande d'annonce légale !</h1>
      <p className={styles.lead}>
        Votre demande est enregistrée{unpaid && ' et attend son paiement'}. Conservez son numéro de référence.
      </p>
      <div className={styles.reference}>
        <ReferenceBox label="Numéro de référence" reference={reference} />
      </div>
      {unpaid && <UnpaidNotice reference={reference} token={token} />}
      <NumberedSteps
        title="Prochaines étapes"
        steps={[
          unpaid
            ? 'Dès son paiement, notre équipe vérifie votre annonce, sous 24 à 48 heures ouvrées.'
            : 'Notre équipe vérifie votre annonce, sous 24 à 48 heures ouvrées.',
          'Elle est publiée dans le délai de votre offre après validation.',
          "Vous recevez un email de confirmation une fois l'annonce publiée.",
        ]}
      />
      <div className={styles.actions}>
        <Actions>
          <Button onClick={onAnother}>Soumettre une autre annonce</Button>
          {token && (
            <Button href={trackingPath(token)} variant="secondary">
              Suivre mon annonce
            </Button>
          )}
          <Button variant={token ? 'text' : 'secondary'} onClick={onBack}>
            Retour à la recherche
          </Button>
        </Actions>
      </div>
    </div>
  );
};
