import { useCallback } from 'react';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { ArticleEditing } from '../use-article-editor.ts';
import { Difference } from './Difference.tsx';
import styles from './VersionsPanel.module.css';

type Props = { rev: number; article: AdminArticle; editing: ArticleEditing; onClose: () => void };

/** Compares an earlier version with the current text, and can restore it. */
export const VersionDialog = ({ rev, article, editing, onClose }: Props) => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api.get('/admin/articles/:id/versions/:rev', {
        params: { id: article.id, rev: String(rev) },
        signal,
      }),
    [article.id, rev],
  );
  const query = useApiRead(read);
  const restore = async () => {
    const done = await editing.restoreVersion(article.id, rev);
    if (done) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`Version ${rev}`}>
      <AsyncSection
        query={query}
        loading="Chargement de la version..."
        failed="Cette version n'a pas pu être chargée."
        isEmpty={() => false}
        empty={null}
      >
        {({ version }) => (
          <>
            <p className={styles.about}>
              Du {shortDate(new Date(version.saved_at))} à {shortTime(new Date(version.saved_at))}
              {version.saved_by && `, par ${version.saved_by}`}.{' '}
              {version.is_current ? "C'est le texte actuel." : 'Ce qui a changé depuis :'}
            </p>
            <Difference before={version} after={article} />
            {!version.is_current && !editing.readOnly && (
              <div className={styles.actions}>
                {editing.isDirty && (
                  <p>Enregistrez d'abord vos modifications : elles seraient remplacées par cette version.</p>
                )}
                <Button
                  size="dense"
                  icon="reset"
                  disabled={editing.isDirty}
                  busy={editing.writes.busy === 'other'}
                  onClick={() => void restore()}
                >
                  Restaurer cette version
                </Button>
              </div>
            )}
          </>
        )}
      </AsyncSection>
    </Dialog>
  );
};
