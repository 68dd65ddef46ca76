import { PageHead } from '#web/document/PageHead.tsx';
import { ForgottenPassword } from '#web/features/account/ForgottenPassword.tsx';

export const ForgottenPasswordRoute = () => (
  <>
    <PageHead title="Mot de passe oublié — Parution" noIndex />
    <ForgottenPassword />
  </>
);
