import { type ReactNode, useId, useState } from 'react';
import { publication } from '#contract/publication.ts';
import { Button } from '#web/ui/Button.tsx';
import type { IconName } from '#web/ui/Icon.tsx';
import styles from './CiteAnnouncement.module.css';
import type { AnnouncementPageData } from './load-announcement.ts';

/** The citation of this announcement, for a deed, a case file or an article. */
export const CiteAnnouncement = ({ announcement, address }: AnnouncementPageData) => {
  const id = useId();
  const citation = `${publication.name}, annonce légale n°\u00a0${announcement.reference}, «\u00a0${announcement.title}\u00a0», publiée le ${announcement.publishedOn}, département ${announcement.department}, ${address}`;
  return (
    <section className={styles.cite} aria-labelledby={id}>
      <h2 id={id}>Citer cette annonce</h2>
      <p className={styles.citation}>{citation}</p>
      <p className={styles.link}>
        Lien permanent : <a href={address}>{address}</a>
      </p>
      <div className={styles.actions}>
        <CopyButton text={citation} icon="quote" done="Citation copiée">
          Copier la citation
        </CopyButton>
        <CopyButton text={address} icon="link" done="Lien copié">
          Copier le lien
        </CopyButton>
      </div>
    </section>
  );
};

type CopyButtonProps = { text: string; icon: IconName; done: string; children: ReactNode };

/** Copies a text, and shows whether the browser allowed it. */
const CopyButton = ({ text, icon, done, children }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(done),
      () => setOutcome('Copie impossible : sélectionnez le texte.'),
    );
  return (
    <>
      <Button variant="secondary" size="sm" icon={icon} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
};
