import { adminPaths } from '#contract/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** An unknown address of the back-office. */
export const AdminNotFoundRoute = () => (
  <EmptyState
    level={1}
    message="Cette page n'existe pas"
    hint="Son adresse est fausse, ou cette partie de l'administration n'est pas encore installée."
    action={
      <Button href={adminPaths.dashboard} size="dense">
        Retour au tableau de bord
      </Button>
    }
  />
);
