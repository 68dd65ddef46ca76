import { exactEuros, shortDate, shortDateTime } from '#contract/format.fr.ts';
import { announcementPath, paths } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './TrackingView.module.css';

/** The exceptional states, explained at the top of the page. */
export const Situation = ({ announcement }: { announcement: TrackedAnnouncement }) => {
  const { status, payment, cancellationRequestedAt, publishedAt } = announcement;
  const refund = refundText(payment);
  switch (status) {
    case 'payment_failed':
      return (
        <Banner tone="warning" title="Le paiement n'a pas abouti">
          Aucune somme n'a été encaissée.
        </Banner>
      );
    case 'rejected':
      return (
        <Banner tone="danger" title="Votre annonce a été rejetée">
          {announcement.rejectReason && <p>Motif : {announcement.rejectReason}</p>}
          {refund && <p>{refund}</p>}
        </Banner>
      );
    case 'refunded':
      return (
        <Banner tone="warning" title={refundedTitle(announcement)}>
          <p>{refund ?? 'Votre règlement vous a été remboursé.'}</p>
          <p>Votre annonce ne sera pas publiée.</p>
        </Banner>
      );
    case 'draft':
      return (
        <Banner tone="warning" title="La publication de votre annonce a été retirée">
          <p>
            Son attestation de parution n'est plus valable.
            {announcement.withdrawnReason && ` Motif : ${announcement.withdrawnReason}`}
          </p>
          <p>
            Une question ? <Link to={paths.contact}>Écrivez-nous</Link>.
          </p>
          {refund && <p>{refund}</p>}
        </Banner>
      );
    case 'published':
      return (
        <Banner tone="success" title="Votre annonce est publiée">
          {announcement.slug && (
            <p className={styles.links}>
              <Link to={announcementPath({ slug: announcement.slug })}>Voir l'annonce publiée</Link>
            </p>
          )}
          {cancellationRequestedAt && publishedAt && (
            <p>
              Votre demande d'annulation n'a pas été suivie : l'annonce a été publiée le{' '}
              {shortDate(new Date(publishedAt))}.
            </p>
          )}
          {refund && <p>{refund}</p>}
        </Banner>
      );
    default:
      return cancellationRequestedAt ? (
        <Banner tone="info" title="Votre demande d'annulation est transmise">
          La rédaction l'a reçue le {shortDateTime(new Date(cancellationRequestedAt)).replace(' ', ' à ')} et
          vous répondra par e-mail.
        </Banner>
      ) : null;
  }
};

const refundedTitle = ({ withdrawal }: TrackedAnnouncement): string =>
  withdrawal?.withdrawnAt ? 'Vous avez renoncé à votre achat' : 'Votre annonce a été remboursée';

/** The state of the refund; undefined without a refund. */
const refundText = (payment: TrackedAnnouncement['payment']): string | undefined => {
  if (!payment) return undefined;
  const { amountTTC, returnedTTC = 0 } = payment;
  if (payment.status === 'refunded' || payment.refund === 'succeeded')
    return `Votre règlement de ${inEuros(amountTTC)} vous a été remboursé sur la carte utilisée.`;
  // What is left of the payment, when a part of it was returned before.
  const amount = inEuros(amountTTC - returnedTTC);
  if (payment.refund === 'requested')
    return `Le remboursement de ${amount} sur la carte utilisée est en cours.`;
  if (payment.refund === 'failed')
    return `Le remboursement de ${amount} n'a pas pu être fait automatiquement : la rédaction s'en occupe et vous écrira.`;
  return undefined;
};

const inEuros = (amount: number): string => exactEuros(Math.round(amount * 100));
