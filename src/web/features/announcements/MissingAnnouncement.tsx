import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './MissingAnnouncement.module.css';
import { ANNOUNCEMENTS } from './search-address.ts';

/** An announcement that does not exist, that is not public, or that could not be had. */
export const MissingAnnouncement = () => (
  <div className={`wrap ${styles.missing}`}>
    <EmptyState
      level={1}
      message="Annonce légale introuvable"
      hint="Elle n'existe pas, n'est plus publiée ou n'a pas pu être chargée."
      action={<Button href={ANNOUNCEMENTS}>Toutes les annonces légales</Button>}
    />
  </div>
);
