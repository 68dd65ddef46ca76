import type { Transmission } from '#contract/admin-transmissions.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { listExports } from '#contract/list-body.ts';
import { type Column, DataList } from '#web/back-office/data-list/DataList.tsx';
import notes from '#web/back-office/Sections.module.css';
import { Button } from '#web/ui/Button.tsx';
import { daysText } from './period-texts.ts';
import styles from './TransmissionsPage.module.css';
import { logAddress, type TransmissionSort, type useTransmissions } from './use-transmissions.ts';

type OnMark = ((transmission: Transmission) => void) | undefined;

type Props = {
  source: ReturnType<typeof useTransmissions>['source'];
  /** Undefined: the user may only read the log. */
  onMark: OnMark;
};

/** Past transmissions with their date, author and files; a phone shows them in three columns. */
export const TransmissionLog = ({ source, onMark }: Props) => (
  <DataList
    caption="Journal des transmissions"
    address={logAddress}
    source={source}
    columns={columnsOf(onMark)}
    filters={[
      {
        name: 'state',
        label: 'État',
        all: 'Tous les états',
        choices: [
          { value: 'prepared', label: 'Pas encore transmises' },
          { value: 'transmitted', label: 'Transmises' },
        ],
      },
    ]}
    search={{ label: 'Rechercher une transmission', placeholder: 'Numéro ou accusé de réception' }}
    own="Les dernières préparées d'abord"
    days={{ from: 'Préparée du', to: "Préparée jusqu'au" }}
    empty="Aucune transmission pour le moment."
    keyOf={({ id }) => id}
    actions={{
      label: 'Fichiers',
      of: ({ xml, json }) => (
        <span className={styles.files}>
          <FileLink kind="XML" file={xml} />
          <FileLink kind="JSON" file={json} />
        </span>
      ),
    }}
    exportPath={listExports.transmissions}
  />
);

const columnsOf = (onMark: OnMark): readonly Column<Transmission, TransmissionSort>[] => [
  {
    name: 'number',
    label: 'Transmission',
    title: true,
    of: (one) => (
      <>
        <span className={styles.number}>{one.number}</span>
        <div className={notes.small}>
          <Prepared transmission={one} />
          <Handed transmission={one} onMark={onMark} />
        </div>
      </>
    ),
  },
  {
    name: 'created_at',
    label: 'Préparée',
    sort: 'created_at',
    first: 'desc',
    wide: true,
    of: (one) => <Prepared transmission={one} />,
  },
  {
    name: 'period',
    label: 'Période',
    sort: 'period',
    first: 'desc',
    of: ({ from, to, again, count }) => (
      <>
        {daysText(from, to)}
        {again && ', tout repris'}{' '}
        <span className={`${styles.fact} ${notes.small}`}>{countedText(count)}</span>
      </>
    ),
  },
  {
    name: 'count',
    label: 'Annonces',
    sort: 'count',
    first: 'desc',
    orders: ['les moins nombreuses', 'les plus nombreuses'],
    wide: true,
    figures: true,
    of: ({ count }) => count,
  },
  {
    name: 'transmitted_at',
    label: 'Transmise',
    sort: 'transmitted_at',
    first: 'desc',
    wide: true,
    of: (one) => <Handed transmission={one} onMark={onMark} />,
  },
];

const countedText = (count: number): string => `${count} ${count > 1 ? 'annonces' : 'annonce'}`;

const Prepared = ({ transmission: { created_at, created_by } }: { transmission: Transmission }) => (
  <span className={styles.fact}>
    préparée le {shortDateTime(new Date(created_at))}
    {created_by && `, par ${created_by}`}
  </span>
);

type HandedProps = { transmission: Transmission; onMark: OnMark };

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
        onClick={() => onMark(one)}
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
