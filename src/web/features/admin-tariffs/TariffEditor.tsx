import { type ChangeEvent, useId, useMemo, useRef } from 'react';
import type { TariffInput } from '#contract/tariff.ts';
import { changesBetween, checkTariff } from '#contract/tariff-check.fr.ts';
import { readCsv, tariffColumns, writeCsv } from '#contract/tariff-csv.ts';
import { type TariffTable, tableOn } from '#domain/tariff/tariff-table.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './TariffsPage.module.css';

export type TypedTariff = { firstDay: string; lastDay: string; source: string; rows: string[][] };

type Props = {
  typed: TypedTariff;
  onChange: (typed: TypedTariff) => void;
  tables: readonly TariffTable[];
  day: string;
  busy: boolean;
  onSave: (given: TariffInput) => Promise<void>;
  onClose: () => void;
};

/** A tariff as it is typed or read from a CSV, with what forbids it and what it changes. */
export const TariffEditor = ({ typed, onChange, tables, day, busy, onSave, onClose }: Props) => {
  const { table, problems } = useMemo(() => checkTariff(typed, tables, day), [typed, tables, day]);
  const set = (name: 'firstDay' | 'lastDay' | 'source') => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ ...typed, [name]: event.currentTarget.value });
  const { rows, ...period } = typed;
  return (
    <Panel title="Charger un tarif">
      <form
        className={styles.editor}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.length === 0) void onSave({ ...period, csv: writeCsv(rows) });
        }}
      >
        <div className={styles.days}>
          <Field dense type="date" label="Premier jour" value={typed.firstDay} onChange={set('firstDay')} />
          <Field dense type="date" label="Dernier jour" value={typed.lastDay} onChange={set('lastDay')} />
        </div>
        <Field
          dense
          label="Texte qui fixe ce tarif"
          hint="Cité en tête de la rubrique, avant le paiement et sur les factures."
          maxLength={300}
          value={typed.source}
          onChange={set('source')}
        />
        <Rows rows={rows} onChange={(changed) => onChange({ ...typed, rows: changed })} />
        <CsvImport rows={rows} onRead={(read) => onChange({ ...typed, rows: read })} />
        <Preview problems={problems} table={table} before={tableOn(tables, day)} />
        <div className={styles.actions}>
          <Button type="submit" size="dense" icon="check" busy={busy} disabled={problems.length > 0}>
            Enregistrer ce tarif
          </Button>
          <Button size="dense" variant="secondary" onClick={onClose}>
            Fermer
          </Button>
        </div>
      </form>
    </Panel>
  );
};

type RowsProps = { rows: readonly string[][]; onChange: (rows: string[][]) => void };

/** One line for each price, with the columns of the CSV. */
const Rows = ({ rows, onChange }: RowsProps) => {
  const change = (index: number, column: number, text: string) =>
    onChange(rows.map((cells, n) => (n === index ? cells.with(column, text) : [...cells])));
  return (
    <div className={styles.rows}>
      <Table caption="Prix du tarif">
        <thead>
          <tr>
            {tariffColumns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col" data-actions>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table.
            <tr key={index}>
              {tariffColumns.map((name, column) => (
                <td key={name}>
                  <input
                    className={styles.cell}
                    aria-label={`Ligne ${index + 1}, ${name}`}
                    value={cells[column] ?? ''}
                    onChange={(event) => change(index, column, event.currentTarget.value)}
                  />
                </td>
              ))}
              <td data-actions>
                <Button
                  size="dense"
                  variant="text"
                  aria-label={`Supprimer la ligne ${index + 1}`}
                  onClick={() => onChange(rows.filter((_, n) => n !== index))}
                >
                  Supprimer
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div>
        <Button
          size="dense"
          variant="secondary"
          icon="plus"
          onClick={() => onChange([...rows, tariffColumns.map((_, n) => (n === 0 ? 'forfait' : ''))])}
        >
          Ajouter une ligne
        </Button>
      </div>
    </div>
  );
};

type ImportProps = { rows: readonly string[][]; onRead: (rows: string[][]) => void };

/** Replaces every line at once, from a file or from pasted text. */
const CsvImport = ({ rows, onRead }: ImportProps) => {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const csv = writeCsv(rows);
  return (
    <details className={styles.csv}>
      <summary>Charger ou copier en CSV</summary>
      <p className={styles.quiet}>
        Colonnes : {tariffColumns.join(' ; ')}. Chaque ligne est une zone, un forfait ou une réduction.
      </p>
      <label htmlFor={`${id}-file`}>Fichier CSV</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          void file?.text().then((text) => onRead(readCsv(text)));
        }}
      />
      <Field as="textarea" key={csv} ref={pasted} label="Ou collez-le ici" rows={10} defaultValue={csv} />
      <div>
        <Button size="dense" variant="secondary" onClick={() => onRead(readCsv(pasted.current?.value ?? ''))}>
          Lire ce CSV
        </Button>
      </div>
    </details>
  );
};

type PreviewProps = {
  problems: readonly string[];
  table: TariffTable;
  /** The table in force. */
  before: TariffTable | undefined;
};

const MOST_PROBLEMS = 12;

const Preview = ({ problems, table, before }: PreviewProps) => {
  if (problems.length > 0)
    return (
      <Banner tone="danger" title="Ce tarif ne peut pas être enregistré">
        <ul className={styles.list}>
          {problems.slice(0, MOST_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > MOST_PROBLEMS && <li>Et {problems.length - MOST_PROBLEMS} autres.</li>}
        </ul>
      </Banner>
    );
  const changes = before ? changesBetween(before, table) : [];
  return (
    <section aria-label="Ce qui change">
      <h3 className={styles.title}>Ce qui change par rapport au tarif en vigueur</h3>
      {before ? (
        <ul className={styles.list}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
          {changes.length === 0 && <li>Aucun prix ne change.</li>}
        </ul>
      ) : (
        <p>Aucun tarif n'est en vigueur : tout est nouveau.</p>
      )}
    </section>
  );
};
