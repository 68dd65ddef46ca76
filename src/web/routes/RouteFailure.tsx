import { PageHead } from '#web/document/PageHead.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** A page that could not be made: the frame stays, and the reader has a way out. */
export const RouteFailure = () => (
  <>
    <PageHead title="Une erreur est survenue — Parution" noIndex />
    <EmptyState
      level={1}
      message="Une erreur est survenue"
      hint="Veuillez réessayer dans quelques instants."
      action={<Button href="/">Retour à l'accueil</Button>}
    />
  </>
);
