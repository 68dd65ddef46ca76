import { Button } from '#web/ui/Button.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { ANNOUNCEMENTS } from '../addresses.ts';
import styles from './AnnouncementEditor.module.css';
import type { AnnouncementEditing } from './use-announcement-editor.ts';

type Props = {
  editing: AnnouncementEditing;
  /** Why it is withdrawn, as the page of verification tells it. */
  withdrawal: string;
  onPublish: () => void;
};

/** What is done with the announcement. */
export const EditorHead = ({ editing, withdrawal, onPublish }: Props) => {
  const { announcement, form, writes, isDirty } = editing;
  const { busy } = writes;
  return (
    <div className={styles.head}>
      <TitleRow
        title={announcement ? 'Modifier une annonce légale' : 'Créer une nouvelle annonce légale'}
        parent={{ href: ANNOUNCEMENTS, label: 'Gestion des annonces légales' }}
      >
        {isDirty && (
          <p className={styles.unsaved} role="status">
            Modifications non enregistrées
          </p>
        )}
        <Button href={ANNOUNCEMENTS} variant="text" size="dense">
          Annuler
        </Button>
        <Button
          type="submit"
          variant="secondary"
          size="dense"
          busy={busy === 'save'}
          busyText="Enregistrement..."
          disabled={busy === 'save'}
        >
          Enregistrer
        </Button>
        {announcement && !announcement.published && (
          <Button
            size="dense"
            icon="send"
            busy={busy === 'publish'}
            busyText="Publication..."
            disabled={busy !== undefined || !form.formState.isValid || !announcement.may.publish}
            onClick={onPublish}
          >
            Publier
          </Button>
        )}
        {announcement?.published && (
          <Button
            size="dense"
            busy={busy === 'unpublish'}
            busyText="Dépublication..."
            disabled={busy !== undefined || !announcement.may.unpublish}
            onClick={() => void editing.unpublish(withdrawal)}
          >
            Dépublier
          </Button>
        )}
      </TitleRow>
    </div>
  );
};
