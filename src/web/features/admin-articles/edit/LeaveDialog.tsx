import type { Blocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

type Props = { blocker: Blocker; rephrasing: boolean; onLeave: () => Promise<void> };

export const LeaveDialog = ({ blocker, rephrasing, onLeave }: Props) => (
  <ConfirmDialog
    open={blocker.state === 'blocked'}
    title={rephrasing ? 'Quitter pendant la reformulation ?' : 'Quitter sans enregistrer ?'}
    confirmLabel="Quitter la page"
    cancelLabel="Rester sur la page"
    onConfirm={() => void onLeave().finally(() => blocker.proceed?.())}
    onCancel={() => blocker.reset?.()}
  >
    {rephrasing ? (
      <p>La reformulation sera arrêtée. Le texte de l'article reste comme il était avant elle.</p>
    ) : (
      <p>Vos modifications ne sont pas enregistrées. Le brouillon vous sera proposé à votre retour.</p>
    )}
  </ConfirmDialog>
);
