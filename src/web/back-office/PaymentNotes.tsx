import type { PaymentItem } from '#contract/admin-payments.ts';
import { disputeReasons, disputeStateLabels } from '#contract/correspondence.fr.ts';
import { amountText, shortDate } from '#contract/format.fr.ts';
import styles from './Sections.module.css';

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

type Props = {
  payment: Pick<PaymentItem, 'status' | 'returned' | 'refund' | 'duplicate' | 'held_reason' | 'dispute'>;
};

/** What its status does not say. */
export const PaymentNotes = ({ payment }: Props) => (
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
