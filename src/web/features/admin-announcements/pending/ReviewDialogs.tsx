import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import type { ShownAssignment } from '#contract/review-desk.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notes } from '../Notes.tsx';
import { UnwantedDialog } from '../UnwantedDialog.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { RejectDialog, type TypedRejection } from './RejectDialog.tsx';

/** A card with an open dialog. */
export type Asked = {
  what: 'approve' | 'reject' | 'correct' | 'take' | 'notes';
  card: PendingAnnouncement;
  /** Somebody else, who takes care of it. */
  other: ShownAssignment | null;
  typed: TypedRejection | undefined;
};

type Props = {
  asked: Asked | undefined;
  onApprove: (card: PendingAnnouncement) => void;
  onReject: (card: PendingAnnouncement, rejection: TypedRejection) => void;
  onCorrected: (card: PendingAnnouncement) => void;
  onTake: (card: PendingAnnouncement, over: string) => void;
  /** The list is to be read again, while the dialog stays. */
  onStale: () => void;
  onCancel: () => void;
  /** The element that takes the focus when the dialog closes. */
  returnFocus: () => HTMLElement | null;
};

/** An announcement that nobody paid, and that is not the team's own. */
const isUnpaid = ({ paid, origin }: PendingAnnouncement): boolean => !paid && origin !== 'admin';

/** Approvals that need a confirmation: unpaid, with something to report, or in the hands of somebody else. */
export const asksBeforeApproval = (card: PendingAnnouncement, other: ShownAssignment | null): boolean =>
  !card.clean || isUnpaid(card) || other !== null;

/** What the checks found, in the order of the card. */
const reported = (card: PendingAnnouncement, other: ShownAssignment | null): readonly string[] => [
  ...(other ? [`${other.name} s'occupe de cette annonce.`] : []),
  ...(card.correction?.state === 'asked'
    ? ["Une correction est demandée à l'annonceur, qui n'a pas encore répondu."]
    : []),
  ...(card.correction?.state === 'answered' ? [answered(card.correction)] : []),
  ...(card.missing_mentions.length > 0
    ? [`Manque dans le texte : ${card.missing_mentions.map(({ label }) => label).join(', ')}.`]
    : []),
  ...card.unsure_mentions.map(({ label }) => `À vérifier : ${label}.`),
  ...(card.blanks.length > 0 ? [`À compléter dans le texte : ${card.blanks.join(', ')}.`] : []),
  ...card.contradictions.map(({ message }) => message),
  ...card.doubts.map(({ message }) => message),
  ...card.duplicates.map(({ reference_number }) => `Peut-être en double de ${reference_number}.`),
];

const answered = ({ answer }: NonNullable<PendingAnnouncement['correction']>): string =>
  answer
    ? `L'annonceur a répondu à la demande de correction : « ${answer} »`
    : "L'annonceur a corrigé son texte à la demande de la rédaction : avez-vous lu ce qui a changé ?";

/** The dialogs of a card: a confirmation for an unusual approval, reasons, a take-over, notes. */
export const ReviewDialogs = ({
  asked,
  onApprove,
  onReject,
  onStale,
  onCancel,
  returnFocus,
  ...on
}: Props) => {
  const approved = asked?.what === 'approve' ? asked.card : undefined;
  const taken = asked?.what === 'take' ? asked : undefined;
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
        {approved &&
          reported(approved, asked?.other ?? null).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </ConfirmDialog>
      <UnwantedDialog
        open={approved?.cancellation != null}
        title={approved?.title}
        reason={approved?.cancellation?.reason}
        {...approving}
      />
      <ConfirmDialog
        open={taken !== undefined}
        title="Reprendre cette annonce à votre compte ?"
        confirmLabel="Reprendre à mon compte"
        onConfirm={() => taken?.other && on.onTake(taken.card, taken.other.id)}
        onCancel={onCancel}
        returnFocus={returnFocus}
      >
        <p>{taken?.other?.name} s'en occupe : son écran dira que vous l'avez reprise.</p>
      </ConfirmDialog>
      {asked?.what === 'reject' && (
        <RejectDialog
          card={asked.card}
          other={asked.other}
          typed={asked.typed}
          onConfirm={(rejection) => onReject(asked.card, rejection)}
          onCancel={onCancel}
          returnFocus={returnFocus}
        />
      )}
      {asked?.what === 'correct' && (
        <CorrectionDialog
          card={asked.card}
          onAsked={() => on.onCorrected(asked.card)}
          onRefused={onStale}
          onCancel={onCancel}
          returnFocus={returnFocus}
        />
      )}
      {asked?.what === 'notes' && (
        <Dialog
          open
          onClose={onCancel}
          returnFocus={returnFocus}
          title="Notes internes"
          below={`${asked.card.reference_number}, « ${asked.card.title} »`}
        >
          <Notes announcementId={asked.card.id} onChange={onStale} />
        </Dialog>
      )}
    </>
  );
};
