import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ANNOUNCEMENTS, submissionHref } from '#web/features/announcements/search-address.ts';
import { useHydrated } from '#web/navigation/use-hydrated.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const SubmissionForm = lazy(async () => ({
  default: (await import('#web/features/announcement-form/SubmissionForm.tsx')).SubmissionForm,
}));

type Props = {
  /** The search that the reader comes from. */
  back: string;
  success: boolean;
};

const waiting = <Spinner text="Chargement du formulaire..." />;

/** The form lives in the browser: its draft is there, and its code comes with it. */
export const SubmissionPanel = ({ back, success }: Props) => {
  const navigate = useNavigate();
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SubmissionForm
        success={success}
        onBack={() => void navigate(back)}
        onAnother={() => void navigate(submissionHref(ANNOUNCEMENTS), { replace: true })}
      />
    </Suspense>
  );
};
