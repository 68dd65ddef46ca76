import { type ReactNode, useEffect } from 'react';
import { trackingPath } from '#contract/paths.ts';
import { contractualDelay, PUBLICATION_AIM } from '#contract/publication-delay.fr.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { useResumePayment } from '#web/payment/use-resume-payment.ts';
import { removeDraftOf } from '#web/storage/submission-draft.ts';
import { useTrackingToken } from '#web/storage/use-tracking-token.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { ReferenceBox } from '#web/ui/ReferenceBox.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import styles from './Outcome.module.css';
import { outcomeOf } from './outcome.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';

type Props = {
  loaded: PaymentStatus;
  /** The URL of the page that sends a lost tracking link again. */
  lostLinkHref: string;
  announcementsHref: string;
  newAnnouncementHref: string;
  /** What remains to be published, once this announcement is paid. */
  next?: ReactNode;
};

/** The page after the payment: it shows only what the server confirms. */
export const Confirmation = ({
  loaded,
  lostLinkHref,
  announcementsHref,
  newAnnouncementHref,
  next,
}: Props) => {
  const { known, timedOut } = usePaymentWatch(loaded);
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
      {outcome.resumable && (timedOut || !verifying) && (
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
          {next}
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
                `Votre offre ${offer.label} : ${contractualDelay(offer.hours)}.`,
                ...(dueAt ? [`${PUBLICATION_AIM} ${dueAt.replace(' ', ' à ')}.`] : []),
              ]
            : []),
          'Un e-mail de confirmation vous est envoyé dès la publication, avec votre attestation de parution.',
        ];

type ResumePaymentProps = {
  reference: string;
  /** The tracking token, if this browser submitted the announcement. */
  token: string | null | undefined;
  lostLinkHref: string;
  /** The payment was not confirmed in time. */
  late: boolean;
};

/**
 * The announcer pays from here with the tracking token; others can only have the link mailed to the contact
 * address.
 */
const ResumePayment = ({ reference, token, lostLinkHref, late }: ResumePaymentProps) => {
  const { busy, failure, resume } = useResumePayment(token ?? undefined);
  return (
    <section className={styles.resume} aria-label="Reprendre le paiement">
      <p>
        {late
          ? `Le paiement de l'annonce ${reference} n'est toujours pas confirmé. Si vous l'avez abandonné, reprenez-le : une session restée ouverte est d'abord fermée, vous ne payez pas deux fois.`
          : 'Votre annonce est conservée : elle peut être payée à nouveau, sans rien ressaisir.'}
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {token ? (
        <Button onClick={() => void resume()} busy={busy} busyText="Redirection en cours">
          Reprendre le paiement
        </Button>
      ) : (
        <Button href={lostLinkHref}>Reprendre le paiement</Button>
      )}
    </section>
  );
};
