import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { articlePath } from '#contract/paths.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import type { ArticleValues } from './article-values.ts';
import { fieldId } from './field-id.ts';
import styles from './PublicationPanel.module.css';
import { SlugField } from './SlugField.tsx';
import { TagField } from './TagField.tsx';
import type { ArticleEditing } from './use-article-editor.ts';

type Category = { id: number; name: string };
type Props = { editing: ArticleEditing; categories: readonly Category[] };

export const PublicationPanel = ({ editing, categories }: Props) => {
  const { register, formState } = useFormContext<ArticleValues>();
  const { article, mayPublish } = editing;
  const { errors } = formState;
  return (
    <Panel title="Publication">
      <div className={styles.status}>
        <span>Statut</span>
        <StatusBadge status={article?.status ?? 'draft'} />
      </div>
      {article?.schedule_error && (
        <Banner tone="danger">Publication programmée en échec : {article.schedule_error}</Banner>
      )}
      {article && <Dates article={article} />}
      {article && <SlugField editing={editing} article={article} />}
      <Field
        as="select"
        dense
        label="Catégorie"
        id={fieldId('category_id')}
        aria-required
        {...register('category_id')}
        error={errors.category_id?.message}
      >
        <option value="">Choisissez une catégorie</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        dense
        optional
        label="Signature"
        hint="Le nom de l'auteur ; sans lui, « Admin »."
        id={fieldId('author_name')}
        {...register('author_name')}
        error={errors.author_name?.message}
      />
      <TagField />
      {mayPublish && <PinField />}
      {mayPublish && !article?.is_published && (
        <Field
          dense
          optional
          type="datetime-local"
          label="Date de publication"
          hint="Heure de Paris. Dans le futur, l'article attend son heure."
          id={fieldId('scheduled_at')}
          {...register('scheduled_at')}
          error={errors.scheduled_at?.message}
        />
      )}
      {mayPublish && article?.scheduled_at && (
        <EarlyPublication editing={editing} moment={moment(article.scheduled_at)} />
      )}
    </Panel>
  );
};

/**
 * « Publier » keeps a scheduled article scheduled: publishing it early is a separate action with a
 * confirmation.
 */
const EarlyPublication = ({ editing, moment: at }: Pick<Props, 'editing'> & { moment: string }) => {
  const [asking, setAsking] = useState(false);
  const { writes, publishNow, rephrasing } = editing;
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        disabled={writes.busy !== undefined || rephrasing.phase !== 'idle'}
        onClick={() => setAsking(true)}
      >
        Faire paraître sans attendre
      </Button>
      <ConfirmDialog
        open={asking}
        title="Faire paraître cet article maintenant ?"
        confirmLabel="Faire paraître maintenant"
        onConfirm={() => {
          setAsking(false);
          void publishNow();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Il est programmé pour le {at}. Il paraîtra tout de suite, et cette date sera oubliée.</p>
      </ConfirmDialog>
    </div>
  );
};

const PinField = () => {
  const { field } = useController<ArticleValues, 'is_pinned'>({ name: 'is_pinned' });
  return <Tick label="À la une" checked={field.value} onChange={field.onChange} onBlur={field.onBlur} />;
};

const Dates = ({ article }: { article: AdminArticle }) => {
  const { is_published, published_at, updated_at, updated_by, slug } = article;
  return (
    <div className={styles.dates}>
      {is_published && published_at && (
        <p>
          Publié le {moment(published_at)} · <Link to={articlePath({ slug })}>Voir la page</Link>
        </p>
      )}
      <p>
        Modifié le {moment(updated_at)}
        {updated_by && ` par ${updated_by}`}
      </p>
    </div>
  );
};

const moment = (at: string): string => `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;
