import { type FormEvent, useContext, useState } from 'react';
import { IMPORT_MAX_BYTES, type SourceImported } from '#contract/admin-sources.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { categories } from '#domain/category/categories.ts';
import { decodeFile } from '#domain/text/decode-file.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './SourceImport.module.css';

const EMPTY: ImportFields = { file: undefined, categoryId: '', origin: '' };

/** Imports a feed or a file of articles as sources: none of them is published. */
export const SourceImport = ({ onImported }: { onImported: () => void }) => {
  const { state, send, reset } = useSourceImport(onImported);
  const [fields, setFields] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const change = (other: Partial<ImportFields>) => {
    reset();
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

const looks = {
  imported: { icon: 'check', label: 'Importée' },
  duplicate: { icon: 'minus', label: 'Déjà connue' },
  refused: { icon: 'alert', label: 'Refusée' },
} as const;

/** The import result of each text in the file. */
const ImportResult = ({ answer: { message, imported, items } }: { answer: SourceImported }) => (
  <div className={styles.result}>
    <Banner tone={imported > 0 ? 'success' : 'warning'}>{message}</Banner>
    {/* Focusable, so that the arrow keys scroll a long list. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable. */}
    <ul className={styles.items} aria-label="Résultat, source par source" tabIndex={0}>
      {items.map(({ title, status, message: why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order of the file, where a title may come twice.
        <li key={index} data-status={status}>
          <Icon name={looks[status].icon} size={18} />
          <div>
            {title || 'Sans titre'}
            <p>
              {looks[status].label}
              {why && ` : ${why}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

type ImportFields = { file: File | undefined; categoryId: string; origin: string };

type ImportState =
  | { status: 'idle' | 'sending' }
  | { status: 'done'; answer: SourceImported }
  | { status: 'failed'; message: string };

const FAILED = "Les sources n'ont pas pu être importées.";

/** Reads a file in the browser and sends its text. */
const useSourceImport = (onImported: () => void) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<ImportState>({ status: 'idle' });

  const send = async ({ file, categoryId, origin }: ImportFields) => {
    if (!api || !file || state.status === 'sending') return;
    if (file.size > IMPORT_MAX_BYTES) {
      setState({ status: 'failed', message: writingMessages.sources.content });
      return;
    }
    setState({ status: 'sending' });
    try {
      const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
      const body = { content, category_id: categoryId, ...(origin.trim() && { origin }) };
      const answer = await api.post('/admin/sources/import', { body });
      setState({ status: 'done', answer });
      onImported();
    } catch (error) {
      setState({ status: 'failed', message: errorMessageOf(error, FAILED) });
    }
  };
  return { state, send, reset: () => setState({ status: 'idle' }) };
};
