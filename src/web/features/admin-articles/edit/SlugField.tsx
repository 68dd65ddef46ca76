import { useState } from 'react';
import { slugBody } from '#contract/admin-article-form.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './SlugField.module.css';
import type { ArticleEditing } from './use-article-editor.ts';

type Props = { editing: ArticleEditing; article: AdminArticle };

/**
 * The last part of the article's URL. It follows the title until the first publication; then only this field
 * changes it.
 */
export const SlugField = ({ editing, article }: Props) => {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const apply = async () => {
    const parsed = slugBody.safeParse({ slug: typed });
    if (!parsed.success) {
      setFault(parsed.error.issues[0]?.message);
      return;
    }
    const call = { params: { id: article.id }, body: parsed.data };
    const done = await editing.change(
      'other',
      (api) => api.put('/admin/articles/:id/slug', call),
      "L'adresse n'a pas pu être changée.",
    );
    if (done) setTyped(undefined);
  };
  if (typed === undefined)
    return (
      <div className={styles.slug}>
        <p>
          <span className={styles.address}>/article/{article.slug}</span>
          {!article.slug_fixed && ' (suit le titre jusqu’à la première publication)'}
        </p>
        {!editing.readOnly && (
          <Button variant="text" size="sm" onClick={() => [setTyped(article.slug), setFault(undefined)]}>
            Modifier l'adresse
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.form}>
      <Field
        dense
        label="Adresse de l'article"
        hint="L'ancienne adresse mènera à la nouvelle."
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={fault}
      />
      <div className={styles.actions}>
        <Button size="sm" variant="secondary" onClick={() => setTyped(undefined)}>
          Annuler
        </Button>
        <Button size="sm" busy={editing.writes.busy === 'other'} onClick={() => void apply()}>
          Changer l'adresse
        </Button>
      </div>
    </div>
  );
};
