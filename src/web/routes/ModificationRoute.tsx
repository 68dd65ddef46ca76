import { lazy, Suspense } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { trackingPath } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import type { TrackingData } from '#web/features/tracking/load-tracking.ts';
import { ModificationPage } from '#web/features/tracking/ModificationPage.tsx';
import { UnknownLink } from '#web/features/tracking/UnknownLink.tsx';
import { useHydrated } from '#web/navigation/use-hydrated.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const ModificationForm = lazy(async () => ({
  default: (await import('#web/features/announcement-form/ModificationForm.tsx')).ModificationForm,
}));

const SENTENCE =
  "La modification a besoin de JavaScript, que votre navigateur n'exécute pas. Vous pouvez nous écrire à l'adresse indiquée au bas de cette page.";

const waiting = <Spinner text="Chargement du formulaire..." />;

export const ModificationRoute = () => {
  const found = useLoaderData<TrackingData>();
  return (
    <>
      <PageHead title="Modifier votre annonce — Parution" noIndex />
      <meta name="referrer" content="no-referrer" />
      {found.state === 'found' ? (
        <ModificationPage token={found.token} announcement={found.announcement}>
          <Form token={found.token} announcement={found.announcement} />
        </ModificationPage>
      ) : (
        <UnknownLink state={found.state} />
      )}
    </>
  );
};

/** The form runs in the browser only, where its draft is stored; its code is loaded with it. */
const Form = (tracked: { token: string; announcement: TrackedAnnouncement }) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const back = trackingPath(tracked.token);
  if (!hydrated) return <NeedsScripts sentence={SENTENCE}>{waiting}</NeedsScripts>;
  return (
    <Suspense fallback={waiting}>
      <ModificationForm
        {...tracked}
        onOutdated={() => void revalidate()}
        onSaved={(news) => void navigate(back, { state: { news } })}
        onLeave={() => void navigate(back)}
      />
    </Suspense>
  );
};
