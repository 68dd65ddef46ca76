import { lostLinkPath, trackingPath } from '#contract/paths.ts';
import { useResumePayment } from '#web/payment/use-resume-payment.ts';
import { useTrackingToken } from '#web/storage/use-tracking-token.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { ReferenceBox } from '#web/ui/ReferenceBox.tsx';
import { NextNoticeOffer } from './from-document/NextNoticeOffer.tsx';
import styles from './SuccessScreen.module.css';

type Props = {
  reference: string;
  /** An unpaid announcement is not reviewed. */
  unpaid: boolean;
  onAnother: () => void;
  onBack: () => void;
  /** Opens the form with the next notice of the buyer's document, which is stored as its draft. */
  onNext: () => void;
};

export const SuccessScreen = ({ reference, unpaid, onAnother, onBack, onNext }: Props) => {
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
      {!unpaid && <NextNoticeOffer reference={reference} onStarted={onNext} />}
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

type UnpaidNoticeProps = { reference: string; token: string | null | undefined };

/**
 * The announcer pays from here with the tracking token; without it, by asking for the tracking link again.
 */
const UnpaidNotice = ({ reference, token }: UnpaidNoticeProps) => {
  const { busy, failure, resume } = useResumePayment(token ?? undefined);
  return (
    <div className={styles.unpaid}>
      <Banner tone="warning" title="Votre annonce attend son paiement">
        Elle n'est pas relue avant d'être payée. Si vous venez de payer, la confirmation peut encore nous
        parvenir : rechargez la page dans un instant.
      </Banner>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {token ? (
        <Button onClick={() => void resume()} busy={busy} busyText="Redirection en cours">
          Reprendre le paiement
        </Button>
      ) : (
        <Button href={lostLinkPath(reference)}>Reprendre le paiement</Button>
      )}
    </div>
  );
};
