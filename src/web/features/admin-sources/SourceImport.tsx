import { type FormEvent, useState } from 'react';
import { categories } from '#domain/category/categories.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ImportResult } from './ImportResult.tsx';
import styles from './SourceImport.module.css';
import { type ImportFields, useSourceImport } from './use-source-import.ts';

const EMPTY: ImportFields = { file: undefined, categoryId: '', origin: '' };

/** A feed or a file of articles, kept as sources: none of it is published. */
export const SourceImport = ({ onImported }: { onImported: () => void }) => {
  const { state, send, forget } = useSourceImport(onImported);
  const [fields, setFields] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const change = (other: Partial<ImportFields>) => {
    forget();
    setFields({ ...fields, ...other });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fields.file && fields.categoryId) void send(fields);
  };
  return (
    <div className={styles.place}>
      <Panel title="Importer des sources">
        <form className={styles.form} noValidate onSubmit={submit} aria-label="Importer des sources">
          <Field
            dense
            type="file"
            label="Fichier"
            hint="Flux RSS, Atom ou JSON, 5 Mo au plus. Les sources déjà connues sont reconnues."
            accept=".xml,.rss,.atom,.json,application/rss+xml,application/atom+xml,application/json,text/xml"
            error={checked && !fields.file ? 'Choisissez un fichier.' : undefined}
            onChange={(event) => change({ file: event.target.files?.[0] })}
          />
          <Field
            as="select"
            dense
            label="Catégorie"
            hint="Pour les sources qui n'en nomment pas une du site."
            value={fields.categoryId}
            error={checked && !fields.categoryId ? 'La catégorie est requise' : undefined}
            onChange={(event) => change({ categoryId: event.target.value })}
          >
            <option value="">Choisissez une catégorie</option>
            {categories.map(({ databaseId, name }) => (
              <option key={databaseId} value={databaseId}>
                {name}
              </option>
            ))}
          </Field>
          <Field
            dense
            optional
            label="Origine"
            hint="Pour les sources qui n'en nomment pas."
            value={fields.origin}
            maxLength={200}
            onChange={(event) => change({ origin: event.target.value })}
          />
          <div className={styles.actions}>
            <Button
              type="submit"
              size="dense"
              icon="upload"
              busy={state.status === 'sending'}
              busyText="Importation..."
            >
              Importer
            </Button>
          </div>
        </form>
        {state.status === 'failed' && <Banner tone="danger">{state.message}</Banner>}
        {state.status === 'done' && <ImportResult answer={state.answer} />}
      </Panel>
    </div>
  );
};
