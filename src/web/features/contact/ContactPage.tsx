import type { SiteContact } from '#contract/site.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import styles from './ContactPage.module.css';

const NEEDS_SCRIPTS = 'Le formulaire a besoin de JavaScript.';
const sentenceOf = (contact: SiteContact | undefined): string =>
  contact
    ? `${NEEDS_SCRIPTS} Sans lui, écrivez-nous à ${contact.email} ou appelez le ${contact.phone.shown}.`
    : NEEDS_SCRIPTS;

export const ContactPage = () => {
  const contact = useSite()?.contact;
  return (
    <>
      <PageHeader
        title="Contact"
        description="Une question sur une annonce, un article, un partenariat ? La rédaction vous répond."
      />
      <div className={`wrap ${styles.columns}`}>
        {contact && <ContactInfo {...contact} />}
        <div>
          <NeedsScripts sentence={sentenceOf(contact)}>
            <ContactForm />
          </NeedsScripts>
        </div>
      </div>
    </>
  );
};
