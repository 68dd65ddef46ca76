import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './ArticlesPage.module.css';
import { editPath } from './list-address.ts';
import { listTexts } from './list-texts.ts';

/** A publication from the list that holds texts nobody here has read. */
export type PublishQuestion = {
  ids: readonly string[];
  /** Imported word for word. */
  sources: readonly AdminArticleItem[];
  /** Written or rephrased by a machine, and not reviewed. */
  unreviewed: readonly AdminArticleItem[];
};

/** What is to be asked before these are published; nothing where each was written or reviewed by somebody. */
export const publishQuestion = (chosen: readonly AdminArticleItem[]): PublishQuestion | undefined => {
  const waiting = chosen.filter(({ is_published }) => !is_published);
  const sources = waiting.filter(({ is_source }) => is_source);
  const unreviewed = waiting.filter(({ is_source, needs_review }) => needs_review && !is_source);
  if (sources.length + unreviewed.length === 0) return undefined;
  return { ids: chosen.map(({ id }) => id), sources, unreviewed };
};

const titleOf = ({ sources, unreviewed }: PublishQuestion): string => {
  if (unreviewed.length === 0) return listTexts.publishSources(sources.length);
  if (sources.length === 0) return listTexts.publishUnreviewed(unreviewed.length);
  return listTexts.publishCautioned(sources.length + unreviewed.length);
};

type Props = {
  question: PublishQuestion | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export const PublishDialog = ({ question, ...answers }: Props) => (
  <ConfirmDialog
    open={question !== undefined}
    danger
    title={question ? titleOf(question) : ''}
    confirmLabel="Publier ces textes"
    {...answers}
  >
    {question && question.sources.length > 0 && (
      <>
        <p>
          Ces textes sont importés d'ailleurs, mot pour mot. Publiés ici, ils paraissent sous votre
          responsabilité&nbsp;:
        </p>
        <ul className={styles.unreviewed}>
          {question.sources.map(({ id, title }) => (
            <li key={id}>«&nbsp;{title}&nbsp;»</li>
          ))}
        </ul>
      </>
    )}
    {question && question.unreviewed.length > 0 && (
      <>
        <p>
          Personne n'a relu ces textes générés ou reformulés. Ils paraîtront avec la mention publique
          «&nbsp;publié sans relecture humaine&nbsp;». Publier chacun depuis sa page vaut relecture, et la
          mention n'y est pas&nbsp;:
        </p>
        <ul className={styles.unreviewed}>
          {question.unreviewed.map(({ id, title }) => (
            <li key={id}>
              <Link to={editPath(id)}>Relire «&nbsp;{title}&nbsp;»</Link>
            </li>
          ))}
        </ul>
      </>
    )}
  </ConfirmDialog>
);
