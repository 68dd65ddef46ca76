import { useEffect } from 'react';
import { Link } from 'react-router';
import { trackingPath } from '#contract/paths.ts';
import { contractualDelay } from '#contract/publication-delay.fr.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { removeDraftOf } from '#web/storage/submission-draft.ts';
import { useTrackingToken } from '#web/storage/use-tracking-token.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { ReferenceBox } from '#web/ui/ReferenceBox.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import styles from './Outcome.module.css';
import { outcomeOf } from './outcome.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { ResumePayment } from './ResumePayment.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';

type Props = {
  loaded: PaymentStatus;
  /** Of the page where a lost tracking link is asked for again. */
  lostLinkHref: string;
  announcementsHref: string;
  newAnnouncementHref: string;
};

/** The way back from the payment page: what the server knows, and nothing more. */
export const Confirmation = ({ loaded, lostLinkHref, announcementsHref, newAnnouncementHref }: Props) => {
  const { known, tired } = usePaymentWatch(loaded);
  const token = useTrackingToken(known.reference);
  const outcome = outcomeOf(known);
  useEffect(() => {
    if (outcome.paid) removeDraftOf(known.reference);
  }, [outcome.paid, known.reference]);
  const verifying = !outcome.settled && known.payment !== null && known.payment.status !== 'failed';

  return (
    <div className={`wrap ${styles.page}`}>
      <div role="status" className={styles.news}>
        <OutcomeHead tone={outcome.tone} title={outcome.title}>
          {outcome.lead}
        </OutcomeHead>
      </div>
      <ReferenceBox label="Numéro de référence" reference={known.reference} />
      {outcome.resumable && (tired || !verifying) && (
        <ResumePayment
          reference={known.reference}
          token={token}
          lostLinkHref={lostLinkHref}
          late={verifying}
        />
      )}
      <PaymentFacts known={known} invoice={outcome.paid && token && <InvoiceLink token={token} />} />
      {outcome.paid && (
        <>
          <NumberedSteps title="Prochaines étapes" steps={stepsAfter(known)} />
          <Banner tone="info" icon="mail">
            Un e-mail de confirmation vous a été envoyé. Pensez à vérifier vos courriers indésirables.
          </Banner>
        </>
      )}
      <Actions>
        {token && (
          <Button href={trackingPath(token)} icon="clock">
            Suivre mon annonce
          </Button>
        )}
        <Button href={announcementsHref} variant={token ? 'secondary' : 'primary'}>
          Voir les annonces légales
        </Button>
        <Button href={newAnnouncementHref} variant="secondary">
          Nouvelle annonce
        </Button>
        <Button href="/" variant="text">
          Retour à l'accueil
        </Button>
      </Actions>
      {token === null && (
        <p className={styles.aside}>
          Vous avez déposé cette annonce depuis un autre appareil ?{' '}
          <Link to={lostLinkHref}>Recevoir son lien de suivi par e-mail</Link>
        </p>
      )}
    </div>
  );
};

const stepsAfter = ({ status, offer, dueAt }: PaymentStatus): readonly string[] =>
  status === 'draft'
    ? ['Le suivi de votre annonce dit pourquoi sa publication a été retirée.']
    : status === 'published'
      ? ['Votre annonce est publiée : son attestation de parution vous a été envoyée par e-mail.']
      : [
          'La rédaction relit votre annonce sous 24 à 48 heures ouvrées.',
          ...(offer
            ? [
                `Votre offre ${offer.label} : ${contractualDelay(offer.hours)}${dueAt ? ` ; notre objectif : au plus tard le ${dueAt.replace(' ', ' à ')}` : ''}.`,
              ]
            : []),
          'Un e-mail de confirmation vous est envoyé dès la publication, avec votre attestation de parution.',
        ];
