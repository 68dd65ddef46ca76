import { type KeyboardEvent, useContext, useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { ApiContext } from '#web/api/ApiContext.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import type { ArticleValues } from './article-values.ts';
import { fieldId } from './field-id.ts';
import styles from './TagField.module.css';

const PAUSE_MS = 300;

/** A list of tags: Enter or a comma ends a tag. */
export const TagField = () => {
  const { field, fieldState } = useController<ArticleValues, 'tags'>({ name: 'tags' });
  const [typed, setTyped] = useState('');
  const known = useKnownTags(typed);
  const listId = useId();

  const add = (text: string) => {
    const tag = text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim();
    setTyped('');
    const has = field.value.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag && !has) field.onChange([...field.value, tag]);
  };
  const end = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add(typed);
  };

  return (
    <div className={styles.place}>
      <Field
        dense
        optional
        label="Mots-clés"
        hint="Entrée ou virgule pour ajouter."
        id={fieldId('tags')}
        list={listId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={end}
        onBlur={() => [add(typed), field.onBlur()]}
        error={fieldState.error?.message ?? firstMessage(fieldState.error)}
      />
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {field.value.length > 0 && (
        <ul className={styles.tags} aria-label="Mots-clés de l'article">
          {field.value.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Retirer le mot-clé ${tag}`}
                onClick={() => field.onChange(field.value.filter((other) => other !== tag))}
              >
                {tag}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** An error of one tag has its index in the list. */
const firstMessage = (errors: unknown): string | undefined =>
  Array.isArray(errors) ? errors.find((error) => error?.message)?.message : undefined;

/** Existing tags that contain the typed text. */
const useKnownTags = (typed: string): readonly string[] => {
  const api = useContext(ApiContext);
  const [known, setKnown] = useState<readonly string[]>([]);
  const term = useSettled(typed.trim(), PAUSE_MS);
  useEffect(() => {
    if (!api || term.length < 2) return;
    const stop = new AbortController();
    api.get('/admin/tags', { query: { term }, signal: stop.signal }).then(
      ({ tags }) => setKnown(tags.map(({ name }) => name)),
      () => undefined,
    );
    return () => stop.abort();
  }, [api, term]);
  return known;
};
