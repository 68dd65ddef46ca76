import { useMemo } from 'react';
import { useApiRead } from '#web/api/use-api-read.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ANNOUNCEMENTS } from '../addresses.ts';
import styles from './AnnouncementEditor.module.css';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { type LoadedEditor, loadEditor, type Opened as OpenedForm } from './load-editor.ts';
import { ReadAnnouncement } from './ReadAnnouncement.tsx';

/** Whoever may not change announcements reads this one. */
const Opened = ({ loaded }: { loaded: LoadedEditor }) => {
  const { may } = useMember();
  return loaded.announcement && !may('announcements.write') ? (
    <ReadAnnouncement announcement={loaded.announcement} />
  ) : (
    <AnnouncementEditor loaded={loaded} />
  );
};

/** The form, once its data is loaded, or the sentence that explains why it could not be. */
export const EditAnnouncementPage = ({ opened }: { opened: OpenedForm }) => {
  const read = useMemo(() => loadEditor(opened), [opened]);
  const query = useApiRead(read);
  return (
    <AsyncSection
      query={query}
      loading="Chargement de l'annonce..."
      failed="Impossible de charger l'annonce: Erreur inconnue"
      isEmpty={() => false}
      empty={null}
    >
      {(loaded) =>
        'failure' in loaded ? (
          <>
            <h1 className="visually-hidden">Modifier une annonce légale</h1>
            <div className={styles.notice}>
              <Banner tone="danger">{loaded.failure}</Banner>
            </div>
            <div className={styles.ways}>
              <Button href={ANNOUNCEMENTS} variant="secondary" size="dense" icon="arrow-left">
                Gestion des annonces légales
              </Button>
              {!loaded.missing && (
                <Button size="dense" onClick={query.refetch}>
                  Réessayer
                </Button>
              )}
            </div>
          </>
        ) : (
          <Opened loaded={loaded} />
        )
      }
    </AsyncSection>
  );
};
