import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { bucketLabels, bucketOf } from '#domain/announcement/status.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { correctionPath, editPath } from '../../addresses.ts';
import styles from './panels.module.css';

type Linked = AdminAnnouncement['correctedBy'][number];

/**
 * A published notice is corrected by another one: links to the notices that it corrects and that correct it.
 */
export const CorrectionPanel = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const { id, may, corrects, correctedBy } = announcement;
  if (!may.correct && !corrects && correctedBy.length === 0) return null;
  return (
    <Panel title="Rectifier">
      {corrects && (
        <p className={styles.links}>
          Cette annonce corrige : <LinkTo notice={corrects} />
        </p>
      )}
      {correctedBy.length > 0 && (
        <ul className={styles.links} aria-label="Corrigée par">
          {correctedBy.map((notice) => (
            <li key={notice.id}>
              Corrigée par : <LinkTo notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {may.correct && (
        <>
          <p className={styles.quiet}>
            Le texte publié fait foi : une erreur se corrige par une nouvelle annonce, liée à celle-ci.
          </p>
          <div className={styles.actions}>
            <Button href={correctionPath(id, 'rectificatif')} variant="secondary" size="sm">
              Créer un rectificatif
            </Button>
            <Button href={correctionPath(id, 'additif')} variant="secondary" size="sm">
              Créer un additif
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
};

const LinkTo = ({ notice }: { notice: Linked }) => (
  <>
    <Link to={editPath(notice.id)}>{notice.referenceNumber}</Link>, {notice.typeLabel.toLowerCase()},{' '}
    {bucketLabels[bucketOf(notice.status)].toLowerCase()}
  </>
);
