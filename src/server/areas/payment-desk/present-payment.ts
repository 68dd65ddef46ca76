import type { PaymentItem } from '#contract/admin-payments.ts';
import type { PaymentDeskRow } from './payment-list.queries.ts';

export const presentPayment = (row: PaymentDeskRow): PaymentItem => ({
  id: row.id,
  announcement: {
    id: row.announcement_id,
    reference: row.reference,
    company: row.company_name,
    deleted: row.deleted_at !== null,
  },
  customer: { name: row.contact_name, email: row.contact_email },
  status: row.status,
  offer: row.offer,
  amount: row.amount_ttc / 100,
  returned: row.amount_refunded / 100,
  duplicate: row.duplicate,
  provider: row.provider,
  payment_intent: row.payment_intent,
  created_at: row.created_at.toISOString(),
  paid_at: row.completed_at?.toISOString() ?? null,
  invoice_number: row.invoice_number,
  credit_notes: row.credit_notes,
  refund: row.refund_status,
  held_reason: row.status === 'refunded' ? null : row.held_reason,
  dispute: disputeOf(row),
});

const disputeOf = ({ dispute, disputed_at, amount_ttc }: PaymentDeskRow): PaymentItem['dispute'] => {
  if (dispute)
    return {
      state: dispute.state,
      reason: dispute.reason,
      amount: dispute.amount / 100,
      due_at: dispute.due_at && new Date(dispute.due_at).toISOString(),
      opened_at: new Date(dispute.opened_at).toISOString(),
    };
  // Of a release that kept only when it was opened.
  return disputed_at
    ? {
        state: 'open',
        reason: '',
        amount: amount_ttc / 100,
        due_at: null,
        opened_at: disputed_at.toISOString(),
      }
    : null;
};
