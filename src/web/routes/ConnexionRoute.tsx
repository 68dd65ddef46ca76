import { PageHead } from '#web/document/PageHead.tsx';
import { LoginAndRegister } from '#web/features/account/LoginAndRegister.tsx';

export const ConnexionRoute = () => (
  <>
    <PageHead
      title="Connexion et inscription — Parution"
      description="Se connecter à son compte Parution, ou en créer un."
    />
    <LoginAndRegister />
  </>
);
