import { useRouteError } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

const REFUSALS: Readonly<Record<number, string>> = {
  429: 'Trop de demandes',
  503: 'Le site est momentanément surchargé',
};

/** Shown in place of a page that failed or was refused: the frame stays, with a link elsewhere. */
export const RouteFailure = () => {
  const error = useRouteError() as { refusedWith?: number } | undefined;
  const message = REFUSALS[error?.refusedWith ?? 0] ?? 'Une erreur est survenue';
  return (
    <>
      <PageHead title={`${message} — Parution`} noIndex />
      <EmptyState
        level={1}
        message={message}
        hint="Veuillez réessayer dans quelques instants."
        action={<Button href="/">Retour à l'accueil</Button>}
      />
    </>
  );
};
