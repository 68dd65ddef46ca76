import { PageHead } from '#web/document/PageHead.tsx';
import { NotFound } from '#web/features/not-found/NotFound.tsx';

export const NotFoundRoute = () => (
  <>
    <PageHead title="Page introuvable — Parution" noIndex />
    <NotFound />
  </>
);
