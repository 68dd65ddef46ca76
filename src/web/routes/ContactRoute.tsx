import { PageHead } from '#web/document/PageHead.tsx';
import { ContactPage } from '#web/features/contact/ContactPage.tsx';

export const ContactRoute = () => (
  <>
    <PageHead
      title="Contact — Parution"
      description="Écrire à la rédaction de Parution : une question sur une annonce légale, un article, un partenariat."
    />
    <ContactPage />
  </>
);
