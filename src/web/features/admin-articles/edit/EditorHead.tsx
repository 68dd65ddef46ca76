import { shortTime } from '#contract/format.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import styles from './EditorHead.module.css';
import type { ArticleEditing } from './use-article-editor.ts';

type Props = {
  editing: ArticleEditing;
  parent: { href: string; label: string };
  onPreview: () => void;
};

/** What is done with the article, and what became of it. */
export const EditorHead = ({ editing, parent, onPreview }: Props) => {
  const { article, writes, publish, unpublish, rephrasing } = editing;
  const { busy } = writes;
  const locked = busy !== undefined || rephrasing.phase !== 'idle';
  return (
    <div className={styles.head}>
      <TitleRow title={article ? "Modifier l'article" : 'Nouvel article'} parent={parent}>
        <p className={styles.saved} role="status">
          {savedText(editing)}
        </p>
        <Button
          variant="secondary"
          size="dense"
          icon="sparkles"
          disabled={locked}
          onClick={() => void rephrasing.start()}
        >
          Reformuler
        </Button>
        <Button variant="secondary" size="dense" onClick={onPreview}>
          Aperçu
        </Button>
        <Button
          type="submit"
          variant="secondary"
          size="dense"
          busy={busy === 'save'}
          busyText="Enregistrement..."
          disabled={locked}
        >
          Enregistrer
        </Button>
        {article?.is_published ? (
          <Button
            size="dense"
            busy={busy === 'unpublish'}
            busyText="Dépublication..."
            disabled={locked}
            onClick={() => void unpublish()}
          >
            Dépublier
          </Button>
        ) : (
          <Button
            size="dense"
            icon="send"
            busy={busy === 'publish'}
            busyText="Publication..."
            disabled={locked}
            onClick={() => void publish()}
          >
            Publier
          </Button>
        )}
      </TitleRow>
    </div>
  );
};

const savedText = ({ autosave: { state }, savedAt, isDirty }: ArticleEditing): string => {
  if (!isDirty) return savedAt ? `Enregistré à ${shortTime(savedAt)}` : '';
  switch (state.status) {
    case 'saved':
      return `Brouillon enregistré à ${shortTime(state.at)}`;
    case 'failed':
      return `Gardé dans ce navigateur seulement${state.reason && ` : ${state.reason}`}`;
    default:
      return 'Modifications non enregistrées';
  }
};
