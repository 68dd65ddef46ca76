import { type RefObject, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { visibleLength, visibleText } from '#domain/text/visible-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldMessage } from '#web/ui/FieldMessage.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { useModule } from '#web/ui/use-module.ts';
import styles from './ContentField.module.css';
import { fieldId } from './form-field.ts';
import type { NoticeFormValues } from './notice-form-values.ts';
import { mayCompose, noticeValuesOf, otherTypesOf } from './typed-notice.ts';
import { useTypeParts } from './use-type-parts.ts';

/** The editor weighs as much as the rest of the page: it comes once it is reached and the browser is idle. */
const loadEditor = async () => {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else resolve();
  });
  return import('./editor/NoticeEditor.tsx');
};

type Props = {
  values: NoticeFormValues;
  /** The minimum number of visible characters in this form. */
  min: number;
};

/** The notice's text: template, editor, length and mention checklist. */
export const ContentField = ({ values, min }: Props) => {
  const { setValue, getValues } = useFormContext<NoticeFormValues>();
  const { field, fieldState } = useController<NoticeFormValues, 'content'>({ name: 'content' });
  const box = useRef<HTMLDivElement>(null);
  const editor = useEditor(box, values);
  const loading = useTypeParts(values);
  const parts = loading.status === 'ready' ? loading.module : undefined;
  const error = fieldState.error?.message;
  const id = fieldId('content');
  const enabled = mayCompose(values);

  const write = (content: string) =>
    setValue('content', content, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  // A press that comes before the rules of the type is done once they are there.
  const pressed = useRef(false);
  const compose = () => {
    pressed.current = parts === undefined;
    if (!parts) return;
    const { composeNotice, suggestTitle } = parts;
    const typeId = Number(values.type_id);
    const notice = noticeValuesOf(getValues());
    const others = otherTypesOf(getValues());
    const composed = composeNotice(typeId, notice, others);
    const replaced = visibleText(values.content);
    // Only a text that the user has written or changed can be restored.
    const own = replaced !== '' && replaced !== visibleText(composed);
    setValue('replacedContent', own ? values.content : '', { shouldDirty: true });
    write(composed);
    if (values.title.trim() === '')
      setValue('title', suggestTitle(typeId, notice, others), { shouldDirty: true, shouldValidate: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only their arrival.
  useEffect(() => {
    if (parts && pressed.current) compose();
  }, [parts]);
  const takeBack = () => {
    write(values.replacedContent);
    setValue('replacedContent', '', { shouldDirty: true });
  };

  return (
    <div ref={box} className={styles.field} data-invalid={error ? true : undefined} data-starts-scripts="">
      <div className={styles.head}>
        <span className={styles.label} id={`${id}-label`}>
          Contenu
        </span>
        <Button
          variant="secondary"
          size="sm"
          icon="document"
          disabled={!enabled}
          onClick={compose}
          aria-describedby={enabled ? undefined : `${id}-template`}
        >
          Générer un modèle
        </Button>
      </div>
      {!enabled && (
        <p className={styles.hint} id={`${id}-template`}>
          Pour obtenir un modèle, choisissez le type d'annonce et indiquez le nom et la forme de l'entreprise.
        </p>
      )}
      {editor.status === 'ready' && (
        <editor.module.NoticeEditor
          id={id}
          labelledBy={`${id}-label`}
          describedBy={[error && `${id}-error`, `${id}-length`].filter(Boolean).join(' ')}
          invalid={error !== undefined}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
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
      <TextLength id={`${id}-length`} html={field.value} min={min} />
      {values.replacedContent !== '' && (
        <p className={styles.replaced} role="status">
          Le modèle a remplacé votre texte.{' '}
          <Button variant="text" size="sm" onClick={takeBack}>
            Rétablir mon texte
          </Button>
        </p>
      )}
      {values.type_id !== '' && parts && <parts.MentionChecklist values={values} />}
    </div>
  );
};

/** Loaded once the field is less than a screen away or anything is typed; at once for a draft with a type or a text. */
const useEditor = (box: RefObject<HTMLElement | null>, { type_id, content }: NoticeFormValues) => {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const reach = () => setIsReached(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(),
      {
        rootMargin: '100%',
      },
    );
    observer.observe(field);
    const form = field.closest('form');
    form?.addEventListener('input', reach, { once: true });
    return () => {
      observer.disconnect();
      form?.removeEventListener('input', reach);
    };
  }, [box]);
  return useModule(isReached || type_id + content !== '' ? loadEditor : undefined);
};

/** The length of the visible text, as the server counts it. */
const TextLength = ({ id, html, min }: { id: string; html: string; min: number }) => {
  const length = visibleLength(html);
  const count = `${length} caractère${length > 1 ? 's' : ''}`;
  return (
    <p className={styles.hint} id={id}>
      {length < min ? `${count} sur ${min} au moins` : count}
    </p>
  );
};
