import { useCallback, useContext, useEffect, useState } from 'react';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { AnnouncementNote } from '#contract/review-desk.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { useMember } from '#web/session/permissions.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { editPath } from './addresses.ts';
import styles from './Notes.module.css';

const NOTE_MAX = 2000;

type Props = {
  announcementId: string;
  /** Called after a note was added or removed. */
  onChange?: (() => void) | undefined;
};

/** The newsroom's own notes about an announcement; its customer never reads them. */
export const Notes = ({ announcementId: id, onChange }: Props) => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api.get('/admin/legal-announcements/:id/notes', { params: { id }, signal }),
    [id],
  );
  return (
    <AsyncSection
      query={useApiRead(read)}
      loading="Chargement des notes..."
      failed="Les notes n'ont pas pu être chargées."
      isEmpty={() => false}
      empty={null}
    >
      {({ notes }) => <LoadedNotes id={id} first={notes} onChange={onChange} />}
    </AsyncSection>
  );
};

type LoadedProps = { id: string; first: readonly AnnouncementNote[]; onChange: (() => void) | undefined };

const LoadedNotes = ({ id, first, onChange }: LoadedProps) => {
  const api = useContext(ApiContext);
  const { may } = useMember();
  const [notes, setNotes] = useState(first);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => setNotes(first), [first]);
  useUnsavedWork({
    key: `note:${id}`,
    label: 'Note sur une annonce',
    path: editPath(id),
    read: () => (text.trim() === '' ? undefined : text),
    restore: (content) => typeof content === 'string' && setText(content),
  });
  const write = async (call: (client: ApiClient) => Promise<{ notes: AnnouncementNote[] }>) => {
    if (!api || busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      setNotes((await call(api)).notes);
      onChange?.();
      return true;
    } catch (error) {
      setFailure(errorMessageOf(error, "La note n'a pas pu être enregistrée."));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    const added = await write((client) =>
      client.post('/admin/legal-announcements/:id/notes', { params: { id }, body: { text } }),
    );
    if (added) setText('');
  };
  return (
    <div className={styles.notes}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {notes.length === 0 ? (
        <p className={styles.quiet}>Aucune note.</p>
      ) : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <span className={styles.quiet}>
                {note.by}, le {shortDate(new Date(note.at))} à {shortTime(new Date(note.at))}
              </span>
              {note.mine && may('announcements.review') && (
                <Button
                  variant="text"
                  size="sm"
                  disabled={busy}
                  onClick={() =>
                    void write((client) =>
                      client.delete('/admin/legal-announcements/:id/notes/:noteId', {
                        params: { id, noteId: note.id },
                      }),
                    )
                  }
                >
                  Supprimer<span className="visually-hidden"> ma note : {note.text}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may('announcements.review') && (
        <>
          <Field
            as="textarea"
            rows={2}
            label="Nouvelle note"
            hint="Lue par l'équipe seulement."
            maxLength={NOTE_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div>
            <Button
              variant="secondary"
              size="dense"
              busy={busy}
              disabled={text.trim() === ''}
              onClick={() => void add()}
            >
              Ajouter la note
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
