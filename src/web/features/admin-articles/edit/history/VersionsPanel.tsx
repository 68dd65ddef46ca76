import { useMemo, useState } from 'react';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import type { ArticleEditing } from '../use-article-editor.ts';
import { VersionDialog } from './VersionDialog.tsx';
import styles from './VersionsPanel.module.css';

type Props = { editing: ArticleEditing; article: AdminArticle };

/** The article's versions. Each can be compared with the current text. */
export const VersionsPanel = ({ editing, article }: Props) => {
  const [opened, setOpened] = useState<number>();
  const { id, rev } = article;
  const read = useMemo(() => versionsAt(id, rev), [id, rev]);
  const query = useApiRead(read, { keep: true });
  return (
    <Panel title="Versions">
      <AsyncSection
        query={query}
        loading="Chargement des versions..."
        failed="Les versions n'ont pas pu être chargées."
        isEmpty={({ versions }) => versions.length === 0}
        empty={<p>Aucune version pour le moment.</p>}
      >
        {({ versions }) => (
          <ul className={styles.versions}>
            {versions.map((version) => (
              <li key={version.rev}>
                <button type="button" onClick={() => setOpened(version.rev)}>
                  <strong>
                    Version {version.rev}, {when(version.saved_at)}
                  </strong>{' '}
                  <span>
                    {version.saved_by ?? 'Le site'} · {version.words} mots
                    {version.is_current && ' · version actuelle'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
      {opened !== undefined && (
        <VersionDialog
          key={opened}
          rev={opened}
          article={article}
          editing={editing}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
};

/** Each save adds a version: the list is reloaded at each `rev`. */
const versionsAt = (id: string, _rev: number) => (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/articles/:id/versions', { params: { id }, signal });

const when = (at: string): string => `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;
