import type { Blocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

type Props = { blocker: Blocker; onLeave: () => Promise<void> };

export const LeaveDialog = ({ blocker, onLeave }: Props) => (
  <ConfirmDialog
    open={blocker.state === 'blocked'}
    title="Quitter sans enregistrer ?"
    confirmLabel="Quitter la page"
    cancelLabel="Rester sur la page"
    onConfirm={() => void onLeave().finally(() => blocker.proceed?.())}
    onCancel={() => blocker.reset?.()}
  >
    <p>Vos modifications ne sont pas enregistrées. Le brouillon vous sera proposé à votre retour.</p>
  </ConfirmDialog>
);
