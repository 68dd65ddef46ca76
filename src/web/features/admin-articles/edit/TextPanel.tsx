import { useController, useFormContext } from 'react-hook-form';
import { readingTimeLabel } from '#contract/format.fr.ts';
import { countWords, readingTimeOf } from '#domain/article/reading-time.ts';
import { Field } from '#web/ui/Field.tsx';
import { FieldMessage } from '#web/ui/FieldMessage.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { useModule } from '#web/ui/use-module.ts';
import type { ArticleValues } from './article-values.ts';
import { fieldId } from './field-id.ts';
import styles from './TextPanel.module.css';

const loadEditor = () => import('./text/ArticleTextEditor.tsx');

type Props = {
  /** The text is being rephrased: it cannot be edited. */
  locked: boolean;
};

/** The title, the description and the text. */
export const TextPanel = ({ locked }: Props) => {
  const { register, formState } = useFormContext<ArticleValues>();
  const { errors } = formState;
  return (
    <div className={styles.panel}>
      <div className={styles.title}>
        <Field
          as="textarea"
          rows={1}
          label="Titre"
          id={fieldId('title')}
          aria-required
          // A long title wraps in the textarea, but cannot hold line breaks.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          {...register('title')}
          disabled={locked}
          error={errors.title?.message}
        />
      </div>
      <Field
        as="textarea"
        rows={3}
        label="Description"
        id={fieldId('description')}
        aria-required
        {...register('description')}
        disabled={locked}
        error={errors.description?.message}
      />
      <ContentField locked={locked} />
    </div>
  );
};

const ContentField = ({ locked }: Props) => {
  const { field, fieldState } = useController<ArticleValues, 'content'>({ name: 'content' });
  const editor = useModule(loadEditor);
  const error = fieldState.error?.message;
  const id = fieldId('content');
  return (
    <div className={styles.content} data-invalid={error ? true : undefined}>
      <span className={styles.label} id={`${id}-label`}>
        Contenu
      </span>
      {editor.status === 'ready' && (
        <editor.module.ArticleTextEditor
          id={id}
          labelledBy={`${id}-label`}
          describedBy={[error && `${id}-error`, `${id}-length`].filter(Boolean).join(' ')}
          invalid={error !== undefined}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          readOnly={locked}
        />
      )}
      {editor.status === 'loading' && (
        <p className={styles.waiting} role="status">
          Chargement de l'éditeur...
        </p>
      )}
      {editor.status === 'failed' && (
        <div className={styles.waiting} role="alert">
          <p>L'éditeur n'a pas pu être chargé. Votre saisie est conservée.</p>
          <ReloadButton />
        </div>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      <p className={styles.length} id={`${id}-length`}>
        {lengthOf(field.value)}
      </p>
    </div>
  );
};

/** « 412 mots · 2 minute(s) de lecture » */
const lengthOf = (html: string): string => {
  const words = countWords(html);
  return `${words} mot${words > 1 ? 's' : ''} · ${readingTimeLabel(readingTimeOf(html))}`;
};
