import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { ApiError } from '#web/api/http.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { saveFile } from '../download.ts';
import styles from './ListTools.module.css';

type Props = {
  /** Those that need not be shown. */
  columns: readonly { readonly name: string; readonly label: string }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  /** Of the contract's `listExports`. */
  exportPath: string;
  /** The search, the filters and the order of the screen, as the API takes them. */
  asked: object;
};

/** The choice of the columns of a list, and its file. */
export const ListTools = ({ columns, hidden, onHide, exportPath, asked }: Props) => {
  const exported = useListExport(exportPath);
  return (
    <div className={styles.tools}>
      <ColumnChoice columns={columns} hidden={hidden} onHide={onHide} />
      <Button
        variant="secondary"
        size="dense"
        icon="document"
        busy={exported.state === 'busy'}
        busyText="Export"
        onClick={() => void exported.run(asked)}
      >
        Exporter
      </Button>
      {exported.state === 'failed' && <p role="alert">L'export n'a pas pu être fait. Réessayez.</p>}
    </div>
  );
};

/** Which columns the list shows; on a phone, where few fit, there is no choice. */
const ColumnChoice = ({ columns, hidden, onHide }: Pick<Props, 'columns' | 'hidden' | 'onHide'>) => (
  <details className={styles.columns}>
    <summary>Colonnes</summary>
    <div>
      {columns.map(({ name, label }) => (
        <Tick
          key={name}
          label={label}
          checked={!hidden.includes(name)}
          onChange={() =>
            onHide(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name])
          }
        />
      ))}
    </div>
  </details>
);

type NotesProps = {
  hasSearch?: boolean;
  /** Whether a row opens something. */
  opens?: boolean;
  /** Whether a row has a link or a button, between which the arrows move. */
  moves?: boolean;
};

/** What the keyboard does in a list, and what its file holds. */
export const ListNotes = ({ hasSearch = true, opens = true, moves = true }: NotesProps) => (
  <>
    <p className={`${styles.note} ${styles.keys}`}>
      Au clavier :{' '}
      {hasSearch && (
        <>
          <kbd>/</kbd> pour chercher
        </>
      )}
      {hasSearch && moves && ', '}
      {moves && (
        <>
          <kbd>↑</kbd> <kbd>↓</kbd> d'une ligne à l'autre
        </>
      )}
      {opens && (
        <>
          , <kbd>Entrée</kbd> pour ouvrir
        </>
      )}
      .
    </p>
    <p className={styles.note}>
      « Exporter » donne un fichier CSV de toutes les lignes que la recherche et les filtres trouvent, avec
      toutes leurs colonnes, même masquées.
    </p>
  </>
);

/** Saves the list as a spreadsheet, with the filters of the screen. */
const useListExport = (path: string) => {
  const browser = useBrowserSession();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = async (asked: object) => {
    setState('busy');
    try {
      const token = browser().session.token();
      const response = await fetch(`${paths.api}${path}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(asked),
      });
      if (!response.ok) throw new ApiError(response.status, '');
      saveFile(fileNameOf(response), await response.blob());
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, run };
};

const fileNameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
