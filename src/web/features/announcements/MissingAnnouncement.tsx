import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './MissingAnnouncement.module.css';
import { ANNOUNCEMENTS } from './search-address.ts';

type Props = {
  /** It was published in the past. */
  withdrawn?: boolean;
};

/** Shown when an announcement does not exist, is not public, or could not be loaded. */
export const MissingAnnouncement = ({ withdrawn = false }: Props) => (
  <div className={`wrap ${styles.missing}`}>
    <EmptyState
      level={1}
      message={withdrawn ? 'Annonce retirée' : 'Annonce légale introuvable'}
      hint={
        withdrawn
          ? "Cette annonce légale a été publiée, puis retirée de la publication. Son attestation de parution n'a plus cours."
          : "Elle n'existe pas, n'est plus publiée ou n'a pas pu être chargée."
      }
      action={<Button href={ANNOUNCEMENTS}>Toutes les annonces légales</Button>}
    />
  </div>
);
