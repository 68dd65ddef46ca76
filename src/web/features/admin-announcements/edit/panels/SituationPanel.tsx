import type { ReactNode } from 'react';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { exactEuros, shortDate, shortDateTime } from '#contract/format.fr.ts';
import { announcementPath, customerPath } from '#contract/paths.ts';
import { offers } from '#domain/announcement/offers.ts';
import { paymentStatusLabel, statusLabel } from '#domain/announcement/status.ts';
import { AnnouncementBadge } from '#web/back-office/status-badges.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { refundOf } from '../../refund-text.ts';
import styles from './panels.module.css';

type Props = { announcement: AdminAnnouncement; onRefund: () => void };

const ended = { replaced: 'remplacée', withdrawn: 'retirée' } as const;

const corrections = {
  asked: {
    title: 'Correction demandée',
    text: "L'annonceur n'a pas encore répondu ; le délai de publication est suspendu.",
  },
  answered: {
    title: 'Correction reçue',
    text: "La réponse de l'annonceur attend dans la file de relecture.",
  },
} as const;

/** The announcement's status, payment and issued documents. */
export const SituationPanel = ({ announcement: one, onRefund }: Props) => (
  <Panel title="Situation">
    <div className={styles.line}>
      <strong>{one.referenceNumber}</strong>
      <AnnouncementBadge status={one.status} />
    </div>
    <Warnings announcement={one} />
    <dl className={styles.facts}>
      <Fact label="Statut">{one.status === 'draft' ? 'Brouillon' : statusLabel(one.status)}</Fact>
      <Fact label="Origine">{one.origin === 'admin' ? 'Rédaction' : 'Déposée en ligne'}</Fact>
      <Fact label="Offre">{one.offer && offers[one.offer].label}</Fact>
      <Fact label="Soumise le">{moment(one.submissionDate)}</Fact>
      {!one.publishedAt && <Deadline announcement={one} />}
      <Fact label="Approuvée le">{by(one.approvedAt, one.approvedBy)}</Fact>
      <Fact label="Rejetée le">{by(one.rejectedAt, one.rejectedBy)}</Fact>
      <Fact label="Motif">{one.rejectReason}</Fact>
      <Fact label="Publiée le">{moment(one.publishedAt)}</Fact>
      <Fact label="Page publique">
        {one.published && <Link to={announcementPath(one)}>Voir l'annonce</Link>}
      </Fact>
      <MoneyFacts payment={one.payment} />
      <CustomerFact announcement={one} />
    </dl>
    <RefundButton payment={one.payment} onPress={onRefund} />
    {one.attestation && (
      <p className={styles.links}>
        <Link to={one.attestation.verificationPath}>
          Attestation de parution {one.attestation.code}
          {one.attestation.withdrawnAt && ' (retirée)'}
        </Link>
        {one.attestation.withdrawnReason && ` : ${one.attestation.withdrawnReason}`}
      </p>
    )}
    {one.documents.length > 0 && (
      <ul className={styles.links} aria-label="Documents">
        {one.documents.map((file) => (
          <li key={file.id}>
            <a href={file.url} download={file.fileName}>
              {file.label}
            </a>
            {file.ended && ` (${ended[file.ended]})`}
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

/** What is to be known before anything is done with it. */
const Warnings = ({ announcement: one }: { announcement: AdminAnnouncement }) => (
  <>
    {one.cancellationRequestedAt && (
      <Banner tone="warning" title="Annulation demandée">
        Le {shortDate(new Date(one.cancellationRequestedAt))}
        {one.cancellationReason && ` : « ${one.cancellationReason} »`}
      </Banner>
    )}
    {one.correction && (
      <Banner tone="warning" title={corrections[one.correction].title}>
        {corrections[one.correction].text}
      </Banner>
    )}
    {one.priceDoubt && (
      <Banner tone="warning" title="Tarif réglementé">
        {one.priceDoubt}
      </Banner>
    )}
  </>
);

type RefundButtonProps = { payment: AnnouncementPayment | null; onPress: () => void };

const RefundButton = ({ payment, onPress }: RefundButtonProps) => {
  const { may } = useMember();
  return payment && payment.refundable > 0 && may('payments.refund') ? (
    <div className={styles.actions}>
      <Button variant="secondary" size="dense" onClick={onPress}>
        Rembourser
      </Button>
    </div>
  ) : null;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const CustomerFact = ({ announcement: { id, origin } }: { announcement: AdminAnnouncement }) => {
  const { may } = useMember();
  return (
    <Fact label="Client">
      {origin === 'visitor' && may('customers.read') && (
        <Link to={customerPath('announcement', id)}>Tout ce qui concerne ce client</Link>
      )}
    </Fact>
  );
};

/** A consumer's withdrawal period may delay the publication. */
const Deadline = ({ announcement: { dueAt, publishableFrom } }: { announcement: AdminAnnouncement }) =>
  publishableFrom ? (
    <Fact label="À publier à partir du">
      {shortDate(new Date(publishableFrom))}, après le délai de rétractation
    </Fact>
  ) : (
    <Fact label="À publier avant le">{moment(dueAt)}</Fact>
  );

const moment = (at: string | null): string | null => at && shortDateTime(new Date(at));

const by = (at: string | null, who: string | null): string | null =>
  at && `${shortDateTime(new Date(at))}${who ? `, par ${who}` : ''}`;

/** The payment and its refund, if any: rows of a description list. */
const MoneyFacts = ({ payment }: { payment: AnnouncementPayment | null }) => {
  if (!payment)
    return (
      <div>
        <dt>Paiement</dt>
        <dd>Aucun</dd>
      </div>
    );
  const refund = refundOf(payment);
  return (
    <>
      <div>
        <dt>Paiement</dt>
        <dd>
          {paymentStatusLabel(payment.status)}, {exactEuros(Math.round(payment.amount * 100))}
          {payment.paid_at && `, le ${shortDateTime(new Date(payment.paid_at))}`}
        </dd>
      </div>
      {payment.invoice_number && (
        <div>
          <dt>Facture</dt>
          <dd>{payment.invoice_number}</dd>
        </div>
      )}
      {refund && (
        <div>
          <dt>Remboursement</dt>
          <dd>{refund.text}</dd>
        </div>
      )}
    </>
  );
};
