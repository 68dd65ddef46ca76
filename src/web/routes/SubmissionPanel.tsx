import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ANNOUNCEMENTS, submissionHref } from '#web/features/announcements/search-address.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useDeferredTitleFocus } from './use-deferred-title-focus.ts';

type Props = {
  /** The address of the search that the reader came from. */
  back: string;
  success: boolean;
};

const SENTENCE =
  "Le formulaire de publication a besoin de JavaScript, que votre navigateur n'exécute pas. Vous pouvez nous écrire à l'adresse indiquée au bas de cette page.";

export const SubmissionPanel = ({ back, success }: Props) => {
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useDeferredTitleFocus(panel);
  return (
    <div ref={panel}>
      <noscript>
        <h1 className="wrap">Publier une annonce légale</h1>
      </noscript>
      <NeedsScripts sentence={SENTENCE}>
        <SubmissionForm
          success={success}
          onBack={() => void navigate(back)}
          onAnother={() => void navigate(submissionHref(ANNOUNCEMENTS), { replace: true })}
        />
      </NeedsScripts>
    </div>
  );
};
