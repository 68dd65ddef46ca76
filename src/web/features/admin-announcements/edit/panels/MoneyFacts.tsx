import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { exactEuros, shortDateTime } from '#contract/format.fr.ts';
import { paymentStatusLabel } from '#domain/announcement/status.ts';
import { refundOf } from '../../refund-text.ts';

/** The payment, and its way back where there is one: lines of a list of facts. */
export const MoneyFacts = ({ payment }: { payment: AnnouncementPayment | null }) => {
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
