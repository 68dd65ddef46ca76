import type { Transmission } from '#contract/admin-transmissions.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { daysText } from './period-texts.ts';
import styles from './TransmissionsPage.module.css';

type Props = {
  transmissions: readonly Transmission[];
  busy: boolean;
  /** Undefined: the user may only read the log. */
  onMark: ((transmission: Transmission) => void) | undefined;
};

/** Past transmissions with their date, author and files, in three columns that fit a phone. */
export const TransmissionLog = ({ transmissions, busy, onMark }: Props) =>
  transmissions.length === 0 ? (
    <p className={styles.empty}>Aucune transmission pour le moment.</p>
  ) : (
    <Table caption="Journal des transmissions" busy={busy}>
      <thead>
        <tr>
          <th scope="col">Transmission</th>
          <th scope="col">Période</th>
          <th scope="col">Fichiers</th>
        </tr>
      </thead>
      <tbody>
        {transmissions.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <span className={styles.number}>{one.number}</span>{' '}
              <span className={styles.fact}>
                préparée le {shortDateTime(new Date(one.created_at))}
                {one.created_by && `, par ${one.created_by}`}
              </span>
              <Handed transmission={one} onMark={onMark && (() => onMark(one))} />
            </th>
            <td>
              {daysText(one.from, one.to)}
              {one.again && ', tout repris'}{' '}
              <span className={styles.fact}>
                {one.count} {one.count > 1 ? 'annonces' : 'annonce'}
              </span>
            </td>
            <td>
              <span className={styles.files}>
                <FileLink kind="XML" file={one.xml} />
                <FileLink kind="JSON" file={one.json} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

type HandedProps = { transmission: Transmission; onMark: (() => void) | undefined };

const Handed = ({ transmission: one, onMark }: HandedProps) => (
  <>
    <span className={styles.fact}>
      {one.transmitted_at === null
        ? 'pas encore transmise'
        : `transmise ${daysText(one.transmitted_at, one.transmitted_at)}`}
      {one.transmitted_by && `, par ${one.transmitted_by}`}
      {one.receipt && `, accusé ${one.receipt}`}
    </span>
    {onMark && (
      <Button
        variant={one.transmitted_at === null ? 'secondary' : 'text'}
        size="sm"
        aria-label={`${markLabel(one)} : ${one.number}`}
        onClick={onMark}
      >
        {markLabel(one)}
      </Button>
    )}
  </>
);

const markLabel = ({ transmitted_at }: Transmission): string =>
  transmitted_at === null ? 'Marquer comme transmise' : "Corriger la date ou l'accusé";

const FileLink = ({ kind, file }: { kind: string; file: Transmission['xml'] }) => (
  <a
    href={file.url}
    download={file.file_name}
    title={`${file.file_name}, SHA-256 ${file.sha256}`}
    aria-label={`${kind} : ${file.file_name}`}
  >
    {kind}
  </a>
);
