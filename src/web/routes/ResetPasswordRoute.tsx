import { useParams } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import { ResetPassword } from '#web/features/account/ResetPassword.tsx';

/** The page of a link that sets a password. */
const LinkPage = ({ title, purpose }: { title: string; purpose: 'reset' | 'invitation' }) => (
  <>
    <PageHead title={`${title} — Parution`} noIndex />
    {/* The server sends it as a header too (handle.private); this is for a navigation from another page of the site. */}
    <meta name="referrer" content="no-referrer" />
    <ResetPassword token={useParams().token ?? ''} purpose={purpose} />
  </>
);

export const ResetPasswordRoute = () => <LinkPage title="Nouveau mot de passe" purpose="reset" />;

export const InvitationRoute = () => <LinkPage title="Votre compte" purpose="invitation" />;
