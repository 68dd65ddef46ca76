import { site } from '#web/navigation/site.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import styles from './ContactPage.module.css';

const SENTENCE = `Le formulaire a besoin de JavaScript. Sans lui, écrivez-nous à ${site.email} ou appelez le ${site.phone.shown}.`;

export const ContactPage = () => (
  <>
    <PageHeader
      title="Contact"
      description="Une question sur une annonce, un article, un partenariat ? La rédaction vous répond."
    />
    <div className={`wrap ${styles.columns}`}>
      <ContactInfo />
      <div>
        <NeedsScripts sentence={SENTENCE}>
          <ContactForm />
        </NeedsScripts>
      </div>
    </div>
  </>
);
