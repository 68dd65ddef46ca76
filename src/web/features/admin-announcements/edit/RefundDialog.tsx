import { useState } from 'react';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import type { AnnouncementPayment } from '#contract/admin-announcements.ts';
import { exactEuros } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { randomKey } from '#web/storage/random-key.ts';
import { Field } from '#web/ui/Field.tsx';
import { editPath } from '../addresses.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

export type Refund = { refundId: string; amount: number; reason: string };

/** As typed; the id makes the same answer sent twice one refund, also after a refusal or the end of a session. */
type TypedRefund = { readonly refundId: string; readonly amount: string; readonly reason: string };

const nothingTyped = (): TypedRefund => ({ refundId: randomKey(), amount: '', reason: '' });

/** The refund that is being asked about: what is typed stays until the server has accepted it. */
export const useRefunding = (announcementId: string | undefined) => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  useUnsavedWork({
    key: `refund:${announcementId}`,
    label: "Remboursement d'une annonce",
    path: editPath(announcementId ?? ''),
    read: () => (typed.amount + typed.reason === '' ? undefined : typed),
    restore: (content) => {
      const { refundId, amount, reason } = (content ?? {}) as { [Name in keyof TypedRefund]?: unknown };
      if (typeof refundId !== 'string' || typeof amount !== 'string' || typeof reason !== 'string') return;
      setTyped({ refundId, amount, reason });
      setOpen(true);
    },
  });
  return {
    open,
    typed,
    type: (changes: Partial<TypedRefund>) => setTyped((before) => ({ ...before, ...changes })),
    ask: () => setOpen(true),
    forget: () => {
      setOpen(false);
      setTyped(nothingTyped());
    },
  };
};

type Props = {
  announcement: Pick<AdminAnnouncement, 'status'>;
  payment: AnnouncementPayment;
  refunding: ReturnType<typeof useRefunding>;
  /** Why the last try was refused. */
  failure: string | undefined;
  onConfirm: (refund: Refund) => void;
};

/** Asks how much of the payment is given back, and why, until the server has accepted it. Mounted while open. */
export const RefundDialog = ({ announcement: { status }, payment, failure, ...props }: Props) => {
  const { onConfirm, refunding } = props;
  const { typed, type, forget } = refunding;
  const left = Math.round(payment.refundable * 100);
  const amount = parseAmount(typed.amount);
  const isClosing = amount === left && (status === 'paid' || status === 'approved');
  return (
    <ReasonDialog
      title="Rembourser l'annonceur ?"
      confirmLabel="Rembourser"
      reasonHint="Imprimé sur l'avoir, lu par l'annonceur."
      reasonRequired
      failure={failure}
      kept={{ reason: typed.reason, onChange: (reason) => type({ reason }) }}
      onConfirm={(reason) => onConfirm({ refundId: typed.refundId, amount: amount ?? 0, reason })}
      onCancel={forget}
      first={{
        fault: faultOf(amount, left),
        field: (error) => (
          <Field
            dense
            label="Montant à rembourser (TTC)"
            hint={`En euros. Au plus ${exactEuros(left)}.`}
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            onChange={(event) => type({ amount: event.target.value })}
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
