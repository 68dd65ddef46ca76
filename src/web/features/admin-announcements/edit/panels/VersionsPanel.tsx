import { useCallback, useState } from 'react';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { FieldChanges } from '../../FieldChanges.tsx';
import styles from './panels.module.css';

type Version = AdminAnnouncement['versions'][number];

/** The announcement's previous texts. Each can be compared with the current one. */
export const VersionsPanel = ({
  announcement: { id, rev, versions },
}: {
  announcement: AdminAnnouncement;
}) => {
  const [opened, setOpened] = useState<Version>();
  return (
    <Panel title="Versions">
      {versions.length === 0 ? (
        <p className={styles.quiet}>Le texte n'a pas changé depuis son dépôt.</p>
      ) : (
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.rev}>
              <button type="button" onClick={() => setOpened(version)}>
                <strong>Version {version.rev}</strong>
                <span>
                  Remplacée le {when(version.savedAt)} par {authorOf(version)}
                  {version.reason && ` : ${version.reason}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <VersionDialog
          key={`${opened.rev}-${rev}`}
          id={id}
          version={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
};

type DialogProps = { id: string; version: Version; onClose: () => void };

const VersionDialog = ({ id, version: { rev, savedAt, ...version }, onClose }: DialogProps) => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api.get('/admin/legal-announcements/:id/versions/:rev', { params: { id, rev: String(rev) }, signal }),
    [id, rev],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${rev}`}
      below={`Remplacée le ${when(savedAt)} par ${authorOf(version)}. Ce qui a changé depuis :`}
    >
      <AsyncSection
        query={useApiRead(read)}
        loading="Chargement de la version..."
        failed="Cette version n'a pas pu être chargée."
        isEmpty={() => false}
        empty={null}
      >
        {({ version: { changes } }) => <FieldChanges changes={changes} />}
      </AsyncSection>
    </Dialog>
  );
};

const when = (at: string): string => `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;

const authorOf = ({ savedBy, savedByKind }: Pick<Version, 'savedBy' | 'savedByKind'>): string => {
  if (savedBy) return savedBy;
  return { customer: "l'annonceur", admin: 'la rédaction', system: 'le site' }[savedByKind];
};
