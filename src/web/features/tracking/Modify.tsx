import { Link } from 'react-router';
import { modificationPath, paths } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { modificationRight } from './modification-right.ts';
import styles from './TrackingView.module.css';

type Props = { token: string; announcement: TrackedAnnouncement };

export const Modify = ({ token, announcement }: Props) => (
  <SectionBlock title="Modifier votre annonce">
    <p className={styles.explained}>
      {modificationRight(announcement)}
      {!announcement.may.modify && (
        <>
          {' '}
          Une erreur&nbsp;? <Link to={paths.contact}>Écrivez-nous</Link>.
        </>
      )}
    </p>
    {announcement.may.modify && (
      <Button href={modificationPath(token)} variant="secondary" icon="pencil">
        Modifier mon annonce
      </Button>
    )}
  </SectionBlock>
);
