import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ANNOUNCEMENTS, submissionHref } from '#web/features/announcements/search-address.ts';
import { useHydrated } from '#web/navigation/use-hydrated.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useDeferredTitleFocus } from './use-deferred-title-focus.ts';

const SubmissionForm = lazy(async () => ({
  default: (await import('#web/features/announcement-form/SubmissionForm.tsx')).SubmissionForm,
}));

type Props = {
  /** The address of the search that the reader came from. */
  back: string;
  success: boolean;
};

const SENTENCE =
  "Le formulaire de publication a besoin de JavaScript, que votre navigateur n'exécute pas. Vous pouvez nous écrire à l'adresse indiquée au bas de cette page.";

const waiting = <Spinner text="Chargement du formulaire..." />;

/** The form runs in the browser only, where its draft is stored; its code is loaded with it. */
export const SubmissionPanel = ({ back, success }: Props) => {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  useDeferredTitleFocus(panel);
  return (
    <div ref={panel}>
      {hydrated ? (
        <Suspense fallback={waiting}>
          <SubmissionForm
            success={success}
            onBack={() => void navigate(back)}
            onAnother={() => void navigate(submissionHref(ANNOUNCEMENTS), { replace: true })}
          />
        </Suspense>
      ) : (
        <div className="wrap">
          <noscript>
            <h1>Publier une annonce légale</h1>
          </noscript>
          <NeedsScripts sentence={SENTENCE}>{waiting}</NeedsScripts>
        </div>
      )}
    </div>
  );
};
