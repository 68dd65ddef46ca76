import { useParams } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import { ResetPassword } from '#web/features/account/ResetPassword.tsx';

export const ResetPasswordRoute = () => (
  <>
    <PageHead title="Nouveau mot de passe — Parution" noIndex />
    {/* The server sends it as a header too (handle.private); this is for a navigation from another page of the site. */}
    <meta name="referrer" content="no-referrer" />
    <ResetPassword token={useParams().token ?? ''} />
  </>
);
