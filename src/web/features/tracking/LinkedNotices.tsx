import { announcementPath } from '#contract/paths.ts';
import { statusLabel } from '#domain/announcement/status.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Link } from '#web/ui/Link.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './TrackingView.module.css';

type Linked = NonNullable<TrackedAnnouncement['corrects']>;

/** Links to the notice that this one corrects, and to its corrections. */
export const LinkedNotices = ({
  corrects,
  correctedBy,
}: Pick<TrackedAnnouncement, 'corrects' | 'correctedBy'>) => {
  if (!corrects && correctedBy.length === 0) return null;
  return (
    <SectionBlock title="Annonces liées">
      <ul className={styles.links}>
        {corrects && (
          <li>
            Cette annonce corrige ou complète : <Notice of={corrects} />
          </li>
        )}
        {correctedBy.map((linked) => (
          <li key={linked.reference}>
            Corrigée ou complétée par : <Notice of={linked} />
          </li>
        ))}
      </ul>
    </SectionBlock>
  );
};

const Notice = ({ of: { slug, reference, title, typeLabel, status } }: { of: Linked }) => (
  <>
    {slug ? <Link to={announcementPath({ slug })}>{title}</Link> : <strong>{title}</strong>} ({typeLabel},{' '}
    {reference}, {status === 'draft' ? 'Retirée' : statusLabel(status)})
  </>
);
