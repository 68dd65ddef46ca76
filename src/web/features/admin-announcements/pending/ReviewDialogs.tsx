import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { UnwantedDialog } from '../UnwantedDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** A card with an open dialog. */
export type Asked = { what: 'approve' | 'reject'; card: PendingAnnouncement };

type Props = {
  asked: Asked | undefined;
  onApprove: (card: PendingAnnouncement) => void;
  onReject: (card: PendingAnnouncement, reason: string) => void;
  onCancel: () => void;
  /** The element that takes the focus when the dialog closes. */
  returnFocus: () => HTMLElement | null;
};

/** Approvals that need a confirmation: an unpaid announcement, or one with a cancellation request. */
export const asksBeforeApproval = ({ paid, origin, cancellation }: PendingAnnouncement): boolean =>
  cancellation !== null || (!paid && origin !== 'admin');

/** The dialogs of a decision: a confirmation for an unusual approval, a reason for a rejection. */
export const ReviewDialogs = ({ asked, onApprove, onReject, onCancel, returnFocus }: Props) => {
  const approved = asked?.what === 'approve' ? asked.card : undefined;
  const approving = { onConfirm: () => approved && onApprove(approved), onCancel, returnFocus };
  return (
    <>
      <ConfirmDialog
        open={approved !== undefined && !approved.cancellation}
        title="Approuver une annonce qui n'est pas payée ?"
        confirmLabel="Approuver et publier sans paiement"
        {...approving}
      >
        <p>Aucun paiement n'a été reçu pour « {approved?.title} ».</p>
      </ConfirmDialog>
      <UnwantedDialog
        open={approved?.cancellation != null}
        title={approved?.title}
        reason={approved?.cancellation?.reason}
        {...approving}
      />
      {asked?.what === 'reject' && (
        <RejectDialog
          card={asked.card}
          onConfirm={(reason) => onReject(asked.card, reason)}
          onCancel={onCancel}
          returnFocus={returnFocus}
        />
      )}
    </>
  );
};
