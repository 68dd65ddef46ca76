import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** A card that waits for an answer to a question. */
export type Asked = { what: 'approve-unpaid' | 'reject'; card: PendingAnnouncement };

type Props = {
  asked: Asked | undefined;
  onApprove: (card: PendingAnnouncement) => void;
  onReject: (card: PendingAnnouncement, reason: string) => void;
  onCancel: () => void;
};

/** What is asked before a decision: of what nobody paid for, whether; of a rejection, why. */
export const ReviewDialogs = ({ asked, onApprove, onReject, onCancel }: Props) => (
  <>
    <ConfirmDialog
      open={asked?.what === 'approve-unpaid'}
      title="Approuver une annonce qui n'est pas payée ?"
      confirmLabel="Approuver et publier sans paiement"
      onConfirm={() => asked && onApprove(asked.card)}
      onCancel={onCancel}
    >
      <p>Aucun paiement n'a été reçu pour « {asked?.card.title} ».</p>
    </ConfirmDialog>
    {asked?.what === 'reject' && (
      <RejectDialog
        card={asked.card}
        onConfirm={(reason) => onReject(asked.card, reason)}
        onCancel={onCancel}
      />
    )}
  </>
);
