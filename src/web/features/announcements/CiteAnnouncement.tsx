import { useId } from 'react';
import { publication } from '#contract/publication.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
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
