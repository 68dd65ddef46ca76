import { useState } from 'react';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { exactEuros } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { randomKey } from '#web/storage/random-key.ts';
import { Field } from '#web/ui/Field.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';

export type Refund = { refundId: string; amount: number; reason: string };

type Props = {
  announcement: Pick<AdminAnnouncement, 'status'>;
  payment: AnnouncementPayment;
  onConfirm: (refund: Refund) => void;
  onCancel: () => void;
};

/** Asks how much of the payment is given back, and why. Mounted while open. */
export const RefundDialog = ({ announcement: { status }, payment, onConfirm, onCancel }: Props) => {
  const left = Math.round(payment.refundable * 100);
  const [typed, setTyped] = useState('');
  // One key for each opening: the same answer sent twice is one refund.
  const [refundId] = useState(randomKey);
  const amount = parseAmount(typed);
  const isClosing = amount === left && (status === 'paid' || status === 'approved');
  return (
    <ReasonDialog
      title="Rembourser l'annonceur ?"
      confirmLabel="Rembourser"
      reasonHint="Imprimé sur l'avoir, lu par l'annonceur."
      reasonRequired
      onConfirm={(reason) => onConfirm({ refundId, amount: amount ?? 0, reason })}
      onCancel={onCancel}
      first={{
        fault: faultOf(amount, left),
        field: (error) => (
          <Field
            dense
            label="Montant à rembourser (TTC)"
            hint={`En euros. Au plus ${exactEuros(left)}.`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={error}
            warning={
              isClosing
                ? "C'est tout ce qui reste : l'annonce sera remboursée et ne pourra plus être publiée."
                : undefined
            }
          />
        ),
      }}
    >
      <p>
        La somme est rendue sur la carte utilisée, et un avoir du même montant est envoyé à l'annonceur. Un
        remboursement ne se reprend pas.
      </p>
      {payment.regulated && (
        <p>
          Le prix de l'annonce est réglementé et n'admet aucune remise&nbsp;: ne remboursez qu'un service ou
          un trop-perçu.
        </p>
      )}
    </ReasonDialog>
  );
};

const faultOf = (amount: number | null | undefined, left: number): string | undefined => {
  if (!amount) return messages.payment.refundAmount;
  return amount > left ? messages.payment.refundTooLarge(exactEuros(left)) : undefined;
};
