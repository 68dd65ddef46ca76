import type { PaymentItem, paymentSorts } from '#contract/admin-payments.ts';
import { disputeReasons, disputeStateLabels } from '#contract/correspondence.fr.ts';
import { amountText, shortDate, shortDateTime } from '#contract/format.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { Column } from '#web/back-office/data-list/DataList.tsx';
import styles from '#web/back-office/Sections.module.css';
import { PaymentBadge } from '#web/back-office/status-badges.tsx';
import { Decimal } from '#web/ui/Decimal.tsx';

/** « Litige ouvert : paiement frauduleux, à répondre avant le 30/11/2026 » */
const disputeText = (dispute: NonNullable<PaymentItem['dispute']>): string =>
  [
    disputeStateLabels[dispute.state],
    dispute.reason && ` : ${disputeReasons[dispute.reason] ?? dispute.reason}`,
    dispute.state === 'open' &&
      dispute.due_at &&
      `, à répondre avant le ${shortDate(new Date(dispute.due_at))}`,
  ]
    .filter(Boolean)
    .join('');

/** What its status does not say. */
const PaymentNotes = ({ payment }: { payment: PaymentItem }) => (
  <>
    {payment.returned > 0 && payment.status !== 'refunded' && (
      <span className={styles.note}>Remboursé de {amountText(payment.returned)}</span>
    )}
    {payment.refund === 'requested' && <span className={styles.note}>Remboursement demandé</span>}
    {payment.refund === 'failed' && (
      <span className={styles.note} data-tone="danger">
        Remboursement échoué
      </span>
    )}
    {payment.duplicate && <span className={styles.note}>Payé deux fois</span>}
    {payment.held_reason && (
      <span className={styles.note} data-tone="danger">
        Retenu : {payment.held_reason}
      </span>
    )}
    {payment.dispute && (
      <span className={styles.note} data-tone={payment.dispute.state === 'won' ? undefined : 'danger'}>
        {disputeText(payment.dispute)}
      </span>
    )}
  </>
);

export const paymentColumns: readonly Column<PaymentItem, (typeof paymentSorts)[number]>[] = [
  {
    name: 'reference',
    label: 'Annonce',
    title: true,
    of: ({ announcement: { reference, company, deleted }, customer, created_at }) => (
      <>
        {reference}
        <span className={styles.note}>
          {company}
          {deleted && ' (dans la corbeille)'}
        </span>
        <span className={`${styles.note} ${styles.small}`}>
          {customer.email}, {shortDateTime(new Date(created_at))}
        </span>
      </>
    ),
  },
  {
    name: 'customer',
    label: 'Client',
    of: ({ customer: { name, email } }) => (
      <>
        {name || 'Données effacées'}
        <span className={styles.note}>{email}</span>
      </>
    ),
    wide: true,
  },
  {
    name: 'created_at',
    label: 'Date',
    of: ({ created_at }) => shortDateTime(new Date(created_at)),
    sort: 'created_at',
    first: 'desc',
    wide: true,
  },
  { name: 'offer', label: 'Offre', of: ({ offer }) => offers[offer].label, wide: true },
  {
    name: 'amount',
    label: 'Montant TTC',
    of: ({ amount }) => <Decimal text={amountText(amount)} />,
    sort: 'amount',
    first: 'desc',
    orders: ['du plus petit', 'du plus grand'],
    figures: true,
  },
  {
    name: 'documents',
    label: 'Facture, avoirs',
    of: ({ invoice_number, credit_notes }) => (
      <>
        {invoice_number}
        {credit_notes.map((number) => (
          <span key={number} className={styles.note}>
            {number}
          </span>
        ))}
      </>
    ),
    wide: true,
  },
  {
    name: 'status',
    label: 'Statut',
    of: (payment) => (
      <>
        <PaymentBadge status={payment.status} />
        <PaymentNotes payment={payment} />
      </>
    ),
  },
];
