import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { autosaveText } from '#web/back-office/drafts/use-autosave.ts';
import { SteadyActions } from '#web/back-office/SteadyActions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import type { ArticleValues } from './article-values.ts';
import styles from './EditorHead.module.css';
import type { ArticleEditing } from './use-article-editor.ts';

type Props = {
  editing: ArticleEditing;
  parent: { href: string; label: string };
  onPreview: () => void;
};

/** The actions on the article and their state. */
export const EditorHead = ({ editing, parent, onPreview }: Props) => {
  const { article, writes, publish, unpublish, rephrasing, readOnly, mayPublish } = editing;
  const [asking, setAsking] = useState(false);
  const { busy } = writes;
  const locked = busy !== undefined || rephrasing.phase !== 'idle';
  return (
    <div className={styles.head}>
      <TitleRow title={titleOf(editing)} parent={parent}>
        <p className={styles.saved} role="status">
          {savedText(editing)}
        </p>
        {!readOnly && (
          <Button
            variant="secondary"
            size="dense"
            icon="sparkles"
            disabled={locked}
            onClick={() => void rephrasing.start()}
          >
            Reformuler
          </Button>
        )}
        <Button variant="secondary" size="dense" onClick={onPreview}>
          Aperçu
        </Button>
        <SteadyActions meaning={article?.is_published ? 'published' : 'draft'}>
          {article?.is_published && mayPublish && (
            <Button
              key="unpublish"
              variant="danger"
              size="dense"
              busy={busy === 'unpublish'}
              busyText="Dépublication..."
              disabled={locked}
              onClick={() => setAsking(true)}
            >
              Dépublier
            </Button>
          )}
          {!readOnly && (
            <Button
              key={article?.is_published ? 'save-published' : 'save-draft'}
              type="submit"
              variant={article?.is_published || !mayPublish ? 'primary' : 'secondary'}
              size="dense"
              busy={busy === 'save'}
              busyText="Enregistrement..."
              disabled={locked}
            >
              Enregistrer
            </Button>
          )}
          {!article?.is_published && mayPublish && (
            <Button
              key="publish"
              size="dense"
              icon="send"
              busy={busy === 'publish'}
              busyText="Publication..."
              disabled={locked}
              aria-describedby={WHEN}
              onClick={() => void publish()}
            >
              Publier
            </Button>
          )}
        </SteadyActions>
        {!article?.is_published && mayPublish && <PublicationMoment />}
      </TitleRow>
      <ConfirmDialog
        open={asking}
        danger
        title="Dépublier cet article ?"
        confirmLabel="Dépublier l'article"
        onConfirm={() => {
          setAsking(false);
          void unpublish();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          Sa page ne sera plus en ligne et les liens qui y mènent diront que l'article n'existe pas. Il
          redevient un brouillon.
        </p>
      </ConfirmDialog>
    </div>
  );
};

const titleOf = ({ article, readOnly }: ArticleEditing): string => {
  if (!article) return 'Nouvel article';
  return readOnly ? "Consulter l'article" : "Modifier l'article";
};

const WHEN = 'publication-moment';

/** The effect of « Publier » with the date in the form. */
const PublicationMoment = () => {
  const date = useWatch<ArticleValues, 'scheduled_at'>({ name: 'scheduled_at' });
  const moment = parseParisMoment(date);
  return (
    <p className={styles.when} id={WHEN}>
      {moment && moment > new Date()
        ? `Programmé pour le ${shortDate(moment)} à ${shortTime(moment)}`
        : 'Immédiat'}
    </p>
  );
};

const savedText = ({ autosave: { state }, savedAt, isDirty }: ArticleEditing): string => {
  if (!isDirty) return savedAt ? `Enregistré à ${shortTime(savedAt)}` : '';
  return autosaveText(state);
};
