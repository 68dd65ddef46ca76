import { useState } from 'react';
import {
  type EarlierFile,
  HABILITATION_FILE_CALL,
  MOST_FILE_BYTES,
  type SettingsState,
} from '#contract/admin-settings.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { type SettingField, settingsMessages } from '#contract/settings.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldMessage } from '#web/ui/FieldMessage.tsx';
import styles from './SettingsPage.module.css';
import type { Settings } from './use-settings.ts';

type Row = { readonly department: string; readonly year: string; readonly order: string };

/** As in the variable: « 75 | 2026 | arrêté n° … », separated by semicolons. */
const rowsOf = (value: string): Row[] =>
  value === ''
    ? []
    : value.split(';').map((part) => {
        const [department = '', year = '', ...order] = part.split('|').map((cell) => cell.trim());
        return { department, year, order: order.join(' | ') };
      });

const textOf = (rows: readonly Row[]): string =>
  rows.map(({ department, year, order }) => `${department} | ${year} | ${order}`).join(' ; ');

const EMPTY: Row = { department: '', year: '', order: '' };

const cells = [
  ['department', 'Département'],
  ['year', 'Année'],
  ['order', 'Arrêté'],
] as const;

type Props = {
  section: string;
  field: SettingField;
  state: SettingsState;
  settings: Settings;
  value: string;
  disabled: boolean;
  error: string | undefined;
  note: string | undefined;
  writable: boolean;
};

/** One line for each department and year, with the file of its order. */
export const Habilitations = (props: Props) => {
  const { field, settings, value, disabled, error, note } = props;
  const rows = rowsOf(value);
  const set = (next: readonly Row[]) => settings.type(field.name, textOf(next));
  return (
    <fieldset className={styles.habilitations} id={field.name} tabIndex={-1}>
      <legend className="visually-hidden">{field.label}</legend>
      {rows.length === 0 && <p className={styles.quiet}>Aucune habilitation n'est enregistrée.</p>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list.
        <div className={styles.habilitation} key={index}>
          {cells.map(([cell, label]) => (
            <Field
              dense
              key={cell}
              label={label}
              aria-label={`${label}, ligne ${index + 1}`}
              autoComplete="off"
              disabled={disabled}
              value={row[cell]}
              onChange={({ target }) =>
                set(rows.with(index, { ...row, [cell]: target.value.replace(/[|;]/g, ',') }))
              }
            />
          ))}
          <div className={styles.habilitationActions}>
            <HabilitationFile {...props} row={row} />
            {!disabled && (
              <Button
                size="dense"
                variant="text"
                aria-label={`Retirer la ligne ${index + 1}`}
                onClick={() => set(rows.filter((_, n) => n !== index))}
              >
                Retirer la ligne
              </Button>
            )}
          </div>
        </div>
      ))}
      {error && <FieldMessage id={`${field.name}-error`}>{error}</FieldMessage>}
      {note && <p className={styles.quiet}>{note}</p>}
      {!disabled && (
        <div>
          <Button size="dense" variant="secondary" icon="plus" onClick={() => set([...rows, EMPTY])}>
            Ajouter une habilitation
          </Button>
        </div>
      )}
      <EarlierFiles files={props.state.earlierFiles} />
    </fieldset>
  );
};

type FileProps = Pick<Props, 'section' | 'state' | 'settings' | 'writable'> & { row: Row };

/** The prefect's order as a PDF, kept under its department and year. */
const HabilitationFile = ({ section, state, settings, writable, row: { department, year } }: FileProps) => {
  const [problem, setProblem] = useState<string>();
  if (!/^(\d{2,3}|2[AB])$/.test(department) || !/^\d{4}$/.test(year)) return null;
  const params = { department, year };
  const kept = state.files.find((file) => file.department === department && String(file.year) === year);
  const name = `${department}, ${year}`;
  const add = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > MOST_FILE_BYTES) {
      setProblem(settingsMessages.file);
      return;
    }
    const content = await base64Of(file);
    await settings.write(section, (api) =>
      api.put(HABILITATION_FILE_CALL, {
        params,
        body: { fileName: file.name.replace(/[\p{Cc}"\\/]/gu, '_').slice(0, 150), content },
      }),
    );
  };
  return (
    <>
      {kept && (
        <a className={styles.file} href={kept.url} download>
          {kept.fileName}
        </a>
      )}
      {writable && (
        <label className={styles.file}>
          <span>{kept ? 'Le remplacer (PDF)' : "Fichier de l'arrêté (PDF)"}</span>
          <input
            type="file"
            accept="application/pdf,.pdf"
            aria-label={`${kept ? 'Remplacer le fichier' : 'Fichier'} de l'arrêté ${name} (PDF)`}
            onChange={({ target }) => {
              void add(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          {problem && <FieldMessage id={`fichier-${department}-${year}`}>{problem}</FieldMessage>}
        </label>
      )}
      {kept && writable && (
        <Button
          size="dense"
          variant="text"
          aria-label={`Retirer le fichier de l'arrêté ${name}`}
          onClick={() =>
            void settings.write(section, (api) => api.delete(HABILITATION_FILE_CALL, { params }))
          }
        >
          Retirer le fichier
        </Button>
      )}
    </>
  );
};

/** The orders that were replaced or removed: what was printed in their time names them. */
const EarlierFiles = ({ files }: { files: readonly EarlierFile[] }) =>
  files.length > 0 && (
    <details className={styles.earlier}>
      <summary>Fichiers remplacés ou retirés ({files.length})</summary>
      <ul className={styles.changes}>
        {files.map(({ url, department, year, fileName, by, from, until }) => (
          <li key={url}>
            {department}, {year} :{' '}
            <a className={styles.file} href={url} download>
              {fileName}
            </a>
            <span className={styles.who}>
              Ajouté par {by ?? settingsMessages.formerMember} le {shortDateTime(new Date(from))}, conservé
              jusqu'au {shortDateTime(new Date(until))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );

const base64Of = async (file: File): Promise<string> => {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
};
