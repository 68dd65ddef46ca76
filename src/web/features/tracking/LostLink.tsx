import { useEffect, useState } from 'react';
import { trackingPath } from '#contract/paths.ts';
import { listTrackingLinks, type TrackingLink } from '#web/storage/tracking-links.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { LostLinkForm } from './LostLinkForm.tsx';
import styles from './TrackingView.module.css';

/** « Suivre une annonce »: by the tracking links stored in this browser, or by mail. */
export const LostLink = ({ reference }: { reference: string }) => {
  const [links, setLinks] = useState<TrackingLink[]>([]);
  useEffect(() => setLinks(listTrackingLinks()), []);
  return (
    <>
      <PageHeader
        title="Suivre une annonce"
        description="Indiquez la référence de votre annonce : son lien de suivi est envoyé à l'adresse e-mail donnée lors du dépôt."
      />
      <div className={`wrap ${styles.under}`}>
        <LostLinkForm reference={reference} />
        {links.length > 0 && (
          <SectionBlock title="Déposées depuis ce navigateur">
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.reference}>
                  <Link to={trackingPath(link.token)}>{link.reference}</Link>
                </li>
              ))}
            </ul>
          </SectionBlock>
        )}
      </div>
    </>
  );
};
