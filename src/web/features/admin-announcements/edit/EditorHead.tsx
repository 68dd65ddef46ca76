import { autosaveText } from '#web/back-office/drafts/use-autosave.ts';
import { SteadyActions } from '#web/back-office/SteadyActions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { ANNOUNCEMENTS } from '../addresses.ts';
import styles from './AnnouncementEditor.module.css';
import type { AnnouncementEditing } from './use-announcement-editor.ts';

type Props = {
  editing: AnnouncementEditing;
  onPublish: () => void;
  onUnpublish: () => void;
};

/** The actions on the announcement. */
export const EditorHead = ({ editing, onPublish, onUnpublish }: Props) => {
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
            {autosaveText(editing.autosave.state)}
          </p>
        )}
        <Button href={ANNOUNCEMENTS} variant="text" size="dense">
          Annuler
        </Button>
        <SteadyActions meaning={announcement?.published ? 'published' : 'draft'}>
          {announcement?.published && (
            <Button
              key="unpublish"
              variant="danger"
              size="dense"
              busy={busy === 'unpublish'}
              busyText="Dépublication..."
              disabled={busy !== undefined || !announcement.may.unpublish}
              onClick={onUnpublish}
            >
              Dépublier
            </Button>
          )}
          <Button
            key={announcement?.published ? 'save-published' : 'save-draft'}
            type="submit"
            variant={announcement?.published ? 'primary' : 'secondary'}
            size="dense"
            busy={busy === 'save'}
            busyText="Enregistrement..."
            disabled={busy === 'save'}
          >
            Enregistrer
          </Button>
          {announcement && !announcement.published && (
            <Button
              key="publish"
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
        </SteadyActions>
      </TitleRow>
    </div>
  );
};
