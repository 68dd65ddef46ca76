import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { shortTime } from '#contract/format.fr.ts';
import type { ShownAssignment } from '#contract/review-desk.ts';
import { useMember } from '#web/session/permissions.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './PendingCard.module.css';

type Props = {
  card: PendingAnnouncement;
  assignment: ShownAssignment | null;
  busy: boolean;
  onTake: () => void;
  onRelease: () => void;
  onNotes: () => void;
};

/** Who takes care of the announcement, and the newsroom's notes. */
export const CardDesk = ({ card, assignment, busy, onTake, onRelease, onNotes }: Props) => {
  const decides = useMember().may('announcements.review');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields: who does what, with its buttons.
    <div className={styles.desk} role="group" aria-label={`Prise en charge de ${card.reference_number}`}>
      <span className={styles.who}>{assignedText(assignment)}</span>
      {decides && !assignment && (
        <Button variant="text" size="sm" disabled={busy} onClick={onTake}>
          Je m'en occupe
        </Button>
      )}
      {decides && assignment?.mine && (
        <Button variant="text" size="sm" disabled={busy} onClick={onRelease}>
          Je ne m'en occupe plus
        </Button>
      )}
      {decides && assignment && !assignment.mine && (
        <Button variant="text" size="sm" disabled={busy} onClick={onTake}>
          Reprendre à mon compte
        </Button>
      )}
      <Button variant="text" size="sm" onClick={onNotes}>
        Notes internes{card.notes_count > 0 && ` (${card.notes_count})`}
      </Button>
    </div>
  );
};

const assignedText = (assignment: ShownAssignment | null): string => {
  if (!assignment) return "Personne ne s'en occupe";
  if (!assignment.mine) return `${assignment.name} s'en occupe`;
  return assignment.until
    ? `Vous vous en occupez, jusqu'à ${shortTime(new Date(assignment.until))} sans activité`
    : "Vous vous en occupez, en attente de l'annonceur";
};
