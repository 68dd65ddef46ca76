import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

type Props = {
  open: boolean;
  title: string | undefined;
  /** The announcer's reason for the cancellation request. */
  reason: string | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  returnFocus?: () => HTMLElement | null;
};

/** Asks for confirmation before an announcement with a cancellation request is published. */
export const UnwantedDialog = ({ open, title, reason, onConfirm, onCancel, returnFocus }: Props) => (
  <ConfirmDialog
    open={open}
    title="Approuver une annonce dont l'annulation est demandée ?"
    confirmLabel="Approuver et publier malgré tout"
    onConfirm={onConfirm}
    onCancel={onCancel}
    returnFocus={returnFocus}
  >
    <p>
      L'annonceur de « {title} » demande qu'elle ne paraisse pas
      {reason && ` : « ${reason} »`}. La rejeter lui rend son argent.
    </p>
  </ConfirmDialog>
);
