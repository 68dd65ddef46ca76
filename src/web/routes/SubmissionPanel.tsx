import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Site } from '#web/api/site.ts';
import { submissionHref } from '#web/features/announcements/search-parameters.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { SubmissionForm } from './announcement-parts.tsx';
import { useDeferredTitleFocus } from './use-deferred-title-focus.ts';

type Props = {
  /** The address of the search that the reader came from. */
  back: string;
  success: boolean;
};

const SENTENCE =
  "Le formulaire de publication a besoin de JavaScript, que votre navigateur n'exécute pas. Vous pouvez nous écrire à l'adresse indiquée au bas de cette page.";

const SubmissionsClosed = ({ contact }: Pick<Site, 'contact'>) => (
  <div className="wrap">
    <h1>Publier une annonce légale</h1>
    <p>
      Le dépôt d'annonces en ligne est fermé pour le moment.
      {contact && ` Écrivez-nous à ${contact.email} ou appelez le ${contact.phone.shown}.`}
    </p>
  </div>
);

export const SubmissionPanel = ({ back, success }: Props) => {
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useDeferredTitleFocus(panel);
  const site = useSite();
  if (site?.submissionsClosed) return <SubmissionsClosed contact={site.contact} />;
  return (
    <div ref={panel}>
      <noscript>
        <h1 className="wrap">Publier une annonce légale</h1>
      </noscript>
      <NeedsScripts sentence={SENTENCE}>
        <SubmissionForm
          success={success}
          onBack={() => void navigate(back)}
          onAnother={() => void navigate(submissionHref(paths.announcements), { replace: true })}
        />
      </NeedsScripts>
    </div>
  );
};
