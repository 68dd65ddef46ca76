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

/** An announcement that nobody paid, and that is not the team's own. */
const isUnpaid = ({ paid, origin }: PendingAnnouncement): boolean => !paid && origin !== 'admin';

/** Approvals that need a confirmation: an unpaid announcement, or one with something to report. */
export const asksBeforeApproval = (card: PendingAnnouncement): boolean => !card.clean || isUnpaid(card);

/** What the checks found, in the order of the card. */
const reported = (card: PendingAnnouncement): readonly string[] => [
  ...(card.missing_mentions.length > 0
    ? [`Manque dans le texte : ${card.missing_mentions.map(({ label }) => label).join(', ')}.`]
    : []),
  ...card.unsure_mentions.map(({ label }) => `À vérifier : ${label}.`),
  ...(card.blanks.length > 0 ? [`À compléter dans le texte : ${card.blanks.join(', ')}.`] : []),
  ...card.contradictions.map(({ message }) => message),
  ...card.doubts.map(({ message }) => message),
  ...card.duplicates.map(({ reference_number }) => `Peut-être en double de ${reference_number}.`),
];

/** The dialogs of a decision: a confirmation for an unusual approval, a reason for a rejection. */
export const ReviewDialogs = ({ asked, onApprove, onReject, onCancel, returnFocus }: Props) => {
  const approved = asked?.what === 'approve' ? asked.card : undefined;
  const approving = { onConfirm: () => approved && onApprove(approved), onCancel, returnFocus };
  return (
    <>
      <ConfirmDialog
        open={approved !== undefined && !approved.cancellation}
        {...(approved && isUnpaid(approved)
          ? {
              title: "Approuver une annonce qui n'est pas payée ?",
              confirmLabel: 'Approuver et publier sans paiement',
            }
          : { title: 'Approuver malgré ce qui est signalé ?', confirmLabel: 'Approuver et publier' })}
        {...approving}
      >
        {approved && isUnpaid(approved) && <p>Aucun paiement n'a été reçu pour « {approved.title} ».</p>}
        {approved && reported(approved).map((sentence) => <p key={sentence}>{sentence}</p>)}
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
