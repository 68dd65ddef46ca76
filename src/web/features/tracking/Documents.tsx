import { shortDate } from '#contract/format.fr.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './TrackingView.module.css';

type Document = TrackedAnnouncement['documents'][number];

const ended = { replaced: 'Remplacée', withdrawn: 'Retirée' } as const;

export const Documents = ({ documents }: { documents: readonly Document[] }) => (
  <SectionBlock title="Vos documents">
    {documents.length === 0 ? (
      <p className={styles.quiet}>
        Le récépissé de dépôt et la facture seront ici dès le paiement, l'attestation de parution dès la
        publication.
      </p>
    ) : (
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <Icon name="document" size={22} />
            <div>
              {document.url ? (
                <a href={document.url} download={document.fileName}>
                  {document.label}
                </a>
              ) : (
                <span>{document.label}</span>
              )}
              <p className={styles.quiet}>
                {document.url
                  ? `PDF, du ${shortDate(new Date(document.createdAt))}`
                  : 'En cours de préparation : rechargez la page dans quelques instants.'}
              </p>
            </div>
            {document.ended && <Badge tone="neutral">{ended[document.ended]}</Badge>}
          </li>
        ))}
      </ul>
    )}
  </SectionBlock>
);
