import type { SystemNeed, SystemState } from '#contract/admin-system.ts';
import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import notes from '#web/back-office/Sections.module.css';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import styles from './SystemPage.module.css';

const read = (api: ApiClient, signal: AbortSignal) => api.get('/admin/system', { signal });

/** « État du système »: what needs a person first, then the figures. */
export const SystemPage = () => {
  const system = useApiRead(read, { keep: true });
  return (
    <>
      <TitleRow title="État du système">
        <Button size="dense" variant="secondary" disabled={system.busy} onClick={system.refetch}>
          Actualiser
        </Button>
      </TitleRow>
      <AsyncSection
        query={system}
        loading="Lecture de l'état du système..."
        failed="L'état du système n'a pas pu être lu."
        isEmpty={() => false}
        empty={null}
      >
        {(state) => (
          <div className={styles.sections}>
            <Needs needs={state.needs} />
            <Panel title="Installation">
              <dl className={styles.facts}>
                {factsOf(state).map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
            <Queues queues={state.queues} />
          </div>
        )}
      </AsyncSection>
    </>
  );
};

const Needs = ({ needs }: { needs: readonly SystemNeed[] }) =>
  needs.length === 0 ? (
    <Banner tone="success">Rien n'attend une intervention.</Banner>
  ) : (
    <Panel title="À faire">
      <ul className={styles.needs}>
        {needs.map(({ text, urgent, href }) => (
          <li key={text}>
            {urgent && <strong>Urgent. </strong>}
            {text} {href && <Link to={href}>Ouvrir</Link>}
          </li>
        ))}
      </ul>
    </Panel>
  );

const Queues = ({ queues }: Pick<SystemState, 'queues'>) => (
  <section aria-label="Files de tâches">
    <h2 className={styles.title}>Files de tâches</h2>
    <Table readOnly caption="Tâches en attente, file par file">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col" data-align="end">
            En attente
          </th>
          <th scope="col" data-align="end">
            Abandons
          </th>
          <th scope="col" data-roomy>
            La plus ancienne
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, label, waiting, failed, oldest }) => (
          <tr key={name}>
            <th scope="row">
              {label}
              {oldest && <span className={`${notes.note} ${notes.phone}`}>depuis le {moment(oldest)}</span>}
            </th>
            <td data-align="end">{waiting}</td>
            <td data-align="end">{failed}</td>
            <td data-muted data-roomy>
              {oldest ? moment(oldest) : 'Aucune'}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);

const moment = (iso: string): string => shortDateTime(new Date(iso));

/** Noon is the same day everywhere in France. */
const day = (iso: string): string => shortDate(new Date(`${iso}T12:00:00Z`));

const number = new Intl.NumberFormat('fr-FR');
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** « 1 retenu », « 2 retenus ». */
const count = (figure: number, word: string): string =>
  `${number.format(figure)} ${word}${figure > 1 ? 's' : ''}`;

/** 12,4 Go, in powers of 1000 as disks are sold. */
const size = (bytes: number): string =>
  bytes >= 1e9 ? `${decimal.format(bytes / 1e9)} Go` : `${decimal.format(bytes / 1e6)} Mo`;

const purgesIn = (purges: SystemState['purges']): string => {
  if (!purges) return 'Aucun CDN';
  if (!purges.oldest) return 'À jour';
  return `${purges.waiting} en attente, la plus ancienne depuis le ${moment(purges.oldest)}`;
};

const factsOf = ({ database, disk, references, lastBackup, ...state }: SystemState) =>
  [
    ['Version', `${state.version} (Node.js ${state.node}), démarrée le ${moment(state.startedAt)}`],
    [
      'Base de données',
      `${database.engine === 'embedded' ? 'Base intégrée' : 'Serveur PostgreSQL'} ${database.version}, ${size(database.bytes)}, migration ${database.migration}`,
    ],
    ['Plus ancien e-mail en attente', state.oldestMail ? moment(state.oldestMail) : 'Aucun'],
    ['Purge du CDN', purgesIn(state.purges)],
    [
      'Dernière sauvegarde',
      lastBackup
        ? `${moment(lastBackup.at)} : ${lastBackup.file}, ${count(lastBackup.rows, 'ligne')}, ${count(lastBackup.files, 'image')}, ${size(lastBackup.bytes)}`
        : 'Aucune',
    ],
    ['Dernière transmission', state.lastTransmission ? day(state.lastTransmission) : 'Aucune'],
    [
      'Paiements à rapprocher',
      `${count(state.payments.held, 'retenu')}, ${state.payments.unsettled} sans nouvelle, ${count(state.payments.stuckRefunds, 'remboursement')} sans réponse`,
    ],
    ['Disque', disk ? `${size(disk.free)} libres sur ${size(disk.total)}` : 'Inconnu'],
    ['Références', `${count(references.used, 'prise')} sur ${number.format(references.total)}`],
  ] as const;
