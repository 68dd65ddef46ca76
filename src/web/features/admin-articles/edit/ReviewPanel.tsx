import { useId, useState } from 'react';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { useMember } from '#web/session/permissions.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './ReviewPanel.module.css';
import type { ArticleEditing } from './use-article-editor.ts';

type Props = { editing: ArticleEditing; article: AdminArticle };

const FAILED = "La relecture n'a pas pu être modifiée";

/** « Prêt à relire »: who is asked to read and publish the draft. */
export const ReviewPanel = ({ editing, article }: Props) => {
  const { may } = useMember();
  if (article.status !== 'draft' || article.is_source) return null;
  if (!article.review)
    return may('articles.write') && !editing.readOnly ? (
      <Panel title="Relecture">
        <Request editing={editing} article={article} />
      </Panel>
    ) : null;
  const { reviewer, requested_by, requested_at } = article.review;
  const at = new Date(requested_at);
  return (
    <Panel title="Relecture">
      <div className={styles.state}>
        <Badge tone="info" icon="send">
          Prêt à relire
        </Badge>
        <p>
          Demandée {reviewer && `à ${reviewer} `}le {shortDate(at)} à {shortTime(at)}
          {requested_by && `, par ${requested_by}`}.
        </p>
      </div>
      {!editing.readOnly && <Answers editing={editing} article={article} />}
    </Panel>
  );
};

const readReviewers = (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/articles/reviewers', { signal });

const Request = ({ editing, article }: Props) => {
  const query = useApiRead(readReviewers);
  const [chosen, setChosen] = useState('');
  const reviewers = query.status === 'success' ? query.data.reviewers : [];
  const { busy } = editing.writes;
  const ask = () =>
    editing.change(
      'other',
      (api) =>
        api.put('/admin/articles/:id/review', { params: { id: article.id }, body: { reviewerId: chosen } }),
      FAILED,
    );
  if (query.status === 'success' && reviewers.length === 0)
    return <p>Personne d'autre que vous ne peut publier cet article.</p>;
  return (
    <>
      <Field
        as="select"
        dense
        label="Relecteur"
        hint={editing.isDirty ? "Enregistrez d'abord : le relecteur lit le texte enregistré." : undefined}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Choisissez un relecteur</option>
        {reviewers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon="send"
          disabled={chosen === '' || editing.isDirty || busy !== undefined}
          onClick={() => void ask()}
        >
          Prêt à relire
        </Button>
      </div>
    </>
  );
};

/** The reviewer sends it back with a note; whoever asked takes it back. */
const Answers = ({ editing, article }: Props) => {
  const { id: own, may } = useMember();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const noteId = useId();
  const busy = editing.writes.busy !== undefined;
  const params = { id: article.id };
  const isReviewer = may('articles.edit-any') && article.review?.reviewer_id === own;
  const sendBack = () => {
    if (note.trim() === '') {
      document.getElementById(noteId)?.focus();
      return;
    }
    setAsking(false);
    void editing.change(
      'other',
      (api) => api.post('/admin/articles/:id/review/return', { params, body: { note } }),
      FAILED,
    );
  };
  if (!isReviewer)
    return (
      <div>
        <Button
          variant="text"
          size="sm"
          disabled={busy}
          onClick={() =>
            void editing.change(
              'other',
              (api) => api.delete('/admin/articles/:id/review', { params }),
              FAILED,
            )
          }
        >
          Ne plus donner à relire
        </Button>
      </div>
    );
  return (
    <div>
      <Button variant="secondary" size="sm" icon="reset" disabled={busy} onClick={() => setAsking(true)}>
        Renvoyer au rédacteur
      </Button>
      <ConfirmDialog
        open={asking}
        title="Renvoyer cet article à son rédacteur ?"
        confirmLabel="Renvoyer l'article"
        onConfirm={sendBack}
        onCancel={() => setAsking(false)}
        fields={
          <Field
            as="textarea"
            rows={4}
            id={noteId}
            label="À reprendre"
            hint="Envoyé par e-mail à la personne qui a demandé la relecture."
            maxLength={2000}
            aria-required
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        }
      >
        <p>Il reste un brouillon ; il pourra être donné à relire de nouveau.</p>
      </ConfirmDialog>
    </div>
  );
};
